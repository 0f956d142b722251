import type { Readable, Writable } from 'node:stream';
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  ProtocolErrorCode,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { BoundedLines } from './bounded-lines.ts';

/** The longest message that is read. */
const MESSAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Beyond its limit the SDK's own buffer ends the connection; it only ever gets whole messages. */
const BUFFER_MAX_BYTES = 2 * MESSAGE_MAX_BYTES;

/** What those who listen send: all else is passed on at once. */
const LISTENING: ReadonlySet<string> = new Set(['subscriptions/listen', 'notifications/cancelled']);

const Cancelled = z.object({ requestId: z.union([z.string(), z.number()]) });

/**
 * The SDK's stdio transport, which drops what is in hand when its input ends. This one first answers
 * it, for up to `patienceMs`: what was asked in a pipe (`printf ... | planerka mcp`) is answered. A
 * message that is too long, which would end the SDK's, is refused by name, and the next one is read.
 */
export class PatientTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #held: BoundedLines;
  readonly #inner: StdioServerTransport;
  readonly #patienceMs: number;
  readonly #before: (message: JSONRPCMessage) => Promise<void>;
  /** Messages are passed on one behind another, also where one has to wait. */
  #passed: Promise<void> | null = null;
  readonly #unanswered = new Set<RequestId>();
  #ending: NodeJS.Timeout | null = null;
  #greet = () => {};
  /** Resolves with the first answer that is sent. */
  readonly greeted = new Promise<void>((resolve) => {
    this.#greet = resolve;
  });

  /** `before` looks at each message of a client that listens, and holds it until it is ready. */
  constructor(
    input: Readable,
    output: Writable,
    patienceMs: number,
    before: (message: JSONRPCMessage) => Promise<void> = () => Promise.resolve(),
  ) {
    this.#before = before;
    this.#held = new BoundedLines(MESSAGE_MAX_BYTES, (id) => void this.#refuseLong(id));
    this.#inner = new StdioServerTransport(this.#held, output, { maxBufferSize: BUFFER_MAX_BYTES });
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
      this.#pass(message);
    };
    await this.#inner.start();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#inner.send(message);
    this.#greet();
    const answers = isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
    if (answers && message.id !== undefined) this.#unanswered.delete(message.id);
    this.#endIfAnswered();
  }

  async close(): Promise<void> {
    await this.#inner.close();
  }

  async #refuseLong(id: RequestId | null): Promise<void> {
    const message = 'The message is longer than 10 MB; nothing of it was read.';
    this.onerror?.(new Error(message));
    if (id === null) return;
    const recovery = 'Send it in parts: evidence and notes can be captured one by one.';
    const error = { code: ProtocolErrorCode.InvalidRequest, message, data: { recovery } };
    await this.#inner.send({ jsonrpc: '2.0', id, error }).catch((cause: unknown) => {
      this.onerror?.(cause instanceof Error ? cause : new Error(String(cause)));
    });
  }

  #pass(message: JSONRPCMessage): void {
    const isListening = 'method' in message && LISTENING.has(message.method);
    if (!isListening && this.#passed === null) {
      this.onmessage?.(message);
      return;
    }
    const before = this.#passed ?? Promise.resolve();
    const passed = before
      .then(() => (isListening ? this.#before(message) : undefined))
      // What cannot be watched is not told of; the client is served all the same.
      .catch((error: unknown) => this.onerror?.(error instanceof Error ? error : new Error('')))
      .then(() => {
        if (this.#passed === passed) this.#passed = null;
        this.onmessage?.(message);
      });
    this.#passed = passed;
  }

  #note(message: JSONRPCMessage): void {
    // A subscription is answered when it ends: nobody waits for that.
    if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') {
      this.#unanswered.add(message.id);
    }
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
