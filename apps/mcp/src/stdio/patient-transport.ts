import { PassThrough, type Readable, type Writable } from 'node:stream';
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const Cancelled = z.object({ requestId: z.union([z.string(), z.number()]) });

/**
 * The SDK's stdio transport, which drops what is in hand when its input ends. This one first answers
 * it, for up to `patienceMs`: what was asked in a pipe (`printf ... | planerka mcp`) is answered.
 */
export class PatientTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #held = new PassThrough();
  readonly #inner: StdioServerTransport;
  readonly #patienceMs: number;
  readonly #unanswered = new Set<RequestId>();
  #ending: NodeJS.Timeout | null = null;

  constructor(input: Readable, output: Writable, patienceMs: number) {
    this.#inner = new StdioServerTransport(this.#held, output);
    this.#patienceMs = patienceMs;
    input.once('end', () => this.#inputEnded());
    input.once('error', () => this.#inputEnded());
    input.pipe(this.#held, { end: false });
  }

  async start(): Promise<void> {
    this.#inner.onclose = () => {
      if (this.#ending) clearTimeout(this.#ending);
      this.onclose?.();
    };
    this.#inner.onerror = (error) => this.onerror?.(error);
    this.#inner.onmessage = (message) => {
      this.#note(message);
      this.onmessage?.(message);
    };
    await this.#inner.start();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#inner.send(message);
    const answers = isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
    if (answers && message.id !== undefined) this.#unanswered.delete(message.id);
    this.#endIfAnswered();
  }

  async close(): Promise<void> {
    await this.#inner.close();
  }

  #note(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) this.#unanswered.add(message.id);
    // What is cancelled is never answered.
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const cancelled = Cancelled.safeParse(message.params).data;
      if (cancelled) this.#unanswered.delete(cancelled.requestId);
    }
  }

  #inputEnded(): void {
    if (this.#ending) return;
    this.#ending = setTimeout(() => void this.close(), this.#patienceMs);
    this.#endIfAnswered();
  }

  #endIfAnswered(): void {
    if (!this.#ending || this.#unanswered.size > 0) return;
    // What was written before the end may still be on its way through the held stream.
    if (this.#held.readableLength + this.#held.writableLength === 0) void this.close();
    else setImmediate(() => this.#endIfAnswered());
  }
}
