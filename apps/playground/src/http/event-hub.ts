import type { ServerEvent } from '../wire/server-event.ts';

/** Proxies and browsers give up on a stream that says nothing. */
const HEARTBEAT_MS = 20_000;
/** A page that is so many events behind is cut off: it comes back and gets a fresh snapshot. */
const BACKLOG_MAX = 500;

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** Every open page's stream of server-sent events. */
export class EventHub {
  readonly #streams = new Set<Stream>();
  readonly #encoder = new TextEncoder();
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  get size(): number {
    return this.#streams.size;
  }

  /** A stream that begins with `first`; nothing sent after this call is missed by it. */
  open(first: ServerEvent): Response {
    if (this.#closed) return new Response(null, { status: 503 });
    let opened: Stream | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (stream) => {
          opened = stream;
          this.#write(stream, `retry: 1000\n${frame(first)}`);
          this.#streams.add(stream);
        },
        cancel: () => {
          if (opened) this.#streams.delete(opened);
        },
      },
      { highWaterMark: BACKLOG_MAX },
    );
    this.#heartbeat ??= setInterval(() => this.#writeAll(':\n\n'), HEARTBEAT_MS).unref();
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  }

  send(event: ServerEvent): void {
    this.#writeAll(frame(event));
  }

  /** Ends every stream, so that the HTTP server above can stop. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  #writeAll(text: string): void {
    for (const stream of this.#streams) {
      if ((stream.desiredSize ?? 0) > 0) this.#write(stream, text);
      else {
        this.#streams.delete(stream);
        stream.close();
      }
    }
  }

  #write(stream: Stream, text: string): void {
    stream.enqueue(this.#encoder.encode(text));
  }
}

function frame(event: ServerEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
