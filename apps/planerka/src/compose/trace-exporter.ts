import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Outbound } from '@planerka/outbound';

export interface TraceExporterOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
  readonly timeoutMs: number;
}

/** A collector answers with a line; what it has to say beyond that is not read. */
const ANSWER_MAX_BYTES = 100_000;

type Spans = Parameters<SpanExporter['export']>[0];

/** Sends spans as OTLP in JSON through a door like every other service's; what cannot be sent is left out. */
export function createTraceExporter(options: TraceExporterOptions): SpanExporter {
  const { url, headers, outbound, timeoutMs } = options;
  const post = outbound.within({ timeoutMs, maxBytes: ANSWER_MAX_BYTES });

  async function send(spans: Spans): Promise<void> {
    const response = await post(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(JsonTraceSerializer.serializeRequest(spans) ?? ''),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the collector answers ${response.status}`);
  }

  return {
    export: (spans, told) => {
      send(spans).then(
        () => told({ code: 0 }),
        (error: unknown) => told({ code: 1, ...(error instanceof Error ? { error } : {}) }),
      );
    },
    shutdown: () => Promise.resolve(),
  };
}
