import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';

/** OTLP in JSON as OpenTelemetry publishes it: names in lowerCamelCase, ids in hex, times as text. */
const Value: z.ZodType = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.union([z.int(), z.string().regex(/^-?\d+$/)]) }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ arrayValue: z.strictObject({ values: z.array(z.lazy(() => Value)) }) }),
]);
const Attributes = z.array(z.strictObject({ key: z.string().min(1), value: Value }));
const Nanoseconds = z.string().regex(/^\d{19}$/);
const ReceivedSpan = z
  .strictObject({
    traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
    spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
    traceState: z.string().optional(),
    parentSpanId: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
    flags: z.int().min(0).optional(),
    name: z.string().min(1),
    kind: z.int().min(1).max(5),
    startTimeUnixNano: Nanoseconds,
    endTimeUnixNano: Nanoseconds,
    attributes: Attributes,
    droppedAttributesCount: z.literal(0),
    events: z.array(z.never()),
    droppedEventsCount: z.literal(0),
    links: z.array(z.never()),
    droppedLinksCount: z.literal(0),
    status: z.strictObject({ code: z.int().min(0).max(2), message: z.string().optional() }),
  })
  .refine((span) => BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano));
const Scope = z.strictObject({ name: z.string().min(1), version: z.string().optional() });
const Request = z.strictObject({
  resourceSpans: z
    .array(
      z.strictObject({
        resource: z.strictObject({
          attributes: Attributes,
          droppedAttributesCount: z.literal(0),
          entityRefs: z.array(z.never()).optional(),
        }),
        schemaUrl: z.string().optional(),
        scopeSpans: z.array(
          z.strictObject({
            scope: Scope,
            schemaUrl: z.string().optional(),
            spans: z.array(ReceivedSpan).min(1),
          }),
        ),
      }),
    )
    .min(1),
});

/** One span as it came, its attributes as an object. */
export interface TracedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly failed: boolean;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A collector that takes nothing which a real one would refuse. */
export interface TraceReceiver {
  readonly url: string;
  readonly spans: readonly TracedSpan[];
  /** Everything that came, as it came. */
  readonly bodies: readonly string[];
  /** Why requests were refused; a test of good requests expects none. */
  readonly refusals: readonly string[];
  /** From now on it takes requests and answers none. */
  hang(): void;
  /** From now on it leads elsewhere. */
  leadTo(url: string): void;
  /** From now on its answers have no end. */
  neverEnd(): void;
  stop(): Promise<void>;
}

/** Starts a collector on a free port that wants this header. */
export async function startTraceReceiver(header: {
  readonly name: string;
  readonly value: string;
}): Promise<TraceReceiver> {
  const spans: TracedSpan[] = [];
  const bodies: string[] = [];
  const refusals: string[] = [];
  let instead: ((response: ServerResponse) => void) | null = null;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    bodies.push(body);
    if (instead) return instead(response);
    const wrong = faultOf(request.method, request.url, request.headers, header);
    const read = Request.safeParse(wrong === null ? JSON.parse(body) : null);
    if (wrong !== null || !read.success) {
      refusals.push(wrong ?? z.prettifyError(read.error ?? new z.ZodError([])));
      response.writeHead(400).end();
      return;
    }
    for (const { scopeSpans } of read.data.resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({
          trace: span.traceId,
          id: span.spanId,
          parent: span.parentSpanId ?? null,
          name: span.name,
          failed: span.status.code === 2,
          facts: Object.fromEntries(
            span.attributes.map(({ key, value }) => [key, Object.values(value as object)[0]]),
          ),
        });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    refusals,
    hang: () => {
      instead = () => {};
    },
    leadTo: (url) => {
      instead = (response) => response.writeHead(307, { location: `${url}/v1/traces` }).end();
    },
    neverEnd: () => {
      instead = (response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      };
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function faultOf(
  method: string | undefined,
  url: string | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { name, value }: { readonly name: string; readonly value: string },
): string | null {
  if (method !== 'POST' || url !== '/v1/traces') return `${method} ${url}`;
  if (headers['content-type'] !== 'application/json') return String(headers['content-type']);
  return headers[name] === value ? null : `no ${name}`;
}
