import { context, createContextKey, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { BotTracer } from '@planerka/bot';
import { CodedError } from '@planerka/contracts';
import type { ObserveStatement } from '@planerka/db';
import type { Outbound } from '@planerka/outbound';
import { createTraceExporter } from './trace-exporter.ts';

/** Traces on their way to a collector. */
export interface Tracing {
  readonly tracer: BotTracer;
  /** Shows the statements of what is traced; others are not. */
  readonly observe: ObserveStatement;
  /** What they go through. */
  readonly outbound: Outbound;
  /** Sends what is left, or gives it up within seconds. */
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  /** Root of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
}

const EXPORT_TIMEOUT_MS = 3_000;
const EVERY_MS = 2_000;
/** The trace_id of log and journal, on every span of what it names. */
const TRACE_ID = createContextKey('planerka.trace_id');

/** Spans by OpenTelemetry, sent in batches as OTLP over HTTP; a collector that is away delays nothing. */
export function openTelemetry({ endpoint, headers, outbound }: TelemetryOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = createTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    outbound,
    timeoutMs: EXPORT_TIMEOUT_MS,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'planerka' }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('planerka');

  async function within<R>(
    name: string,
    facts: Readonly<Record<string, string | number>>,
    work: () => Promise<R>,
  ): Promise<R> {
    const { trace_id: given, ...rest } = facts;
    const here =
      given === undefined ? context.active() : context.active().setValue(TRACE_ID, given);
    const traceId = here.getValue(TRACE_ID);
    const attributes = {
      ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [attributeOf(key), value])),
      ...(typeof traceId === 'string' ? { 'planerka.trace_id': traceId } : {}),
    };
    const span = tracer.startSpan(name, { attributes }, here);
    try {
      return await context.with(trace.setSpan(here, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    tracer: {
      span: within,
      here: () => {
        const here = context.active();
        return (work) => context.with(here, work);
      },
    },
    observe: (text, run) =>
      trace.getActiveSpan() === undefined
        ? run()
        : within('statement', { 'db.query.text': text }, run),
    outbound,
    stop: async () => {
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}

const attributeOf = (key: string): string => (key.includes('.') ? key : `planerka.${key}`);

/** By its code alone: messages may quote what people said. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof CodedError ? error.code : 'UNEXPECTED';
  span.setStatus({ code: SpanStatusCode.ERROR, message: code });
}
