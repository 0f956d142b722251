import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelMarks } from '@planerka/contracts';
import { z } from 'zod';
import { pour } from './pour.ts';
import { strictSchemaFault } from './strict-schema.ts';

/** What the server answers to a request that has passed its checks. */
export type ModelReply =
  /** An answer as structured output gives it. */
  | { readonly kind: 'marks'; readonly marks: ModelMarks }
  /** Whatever text a model may write instead. */
  | { readonly kind: 'content'; readonly content: string | null; readonly finish?: Finish }
  | { readonly kind: 'refusal'; readonly words: string }
  /** 200 and this body, which may be no completion at all. */
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  /** An error in OpenAI's shape; some servers quote in it what they were sent. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string;
      readonly retryAfterSeconds?: number;
    }
  /** The answer comes when `until` is settled. */
  | { readonly kind: 'held'; readonly marks: ModelMarks; readonly until: Promise<unknown> }
  /** The answer comes after so many milliseconds. */
  | { readonly kind: 'slow'; readonly marks: ModelMarks; readonly delayMs: number }
  /** No answer at all, until the client hangs up. */
  | { readonly kind: 'never' }
  /** The answer begins and does not end. */
  | { readonly kind: 'endless' }
  /** The answer has no end, and goes on. */
  | { readonly kind: 'pouring' }
  /** The connection breaks before the answer, or within it. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'cut' };

type Finish = 'stop' | 'length' | 'content_filter';

/** The published shape of a request, as far as this product may use it; all else is refused. */
const Completion = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.string().min(1),
      }),
    )
    .min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean(),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
});
type CompletionRequest = z.infer<typeof Completion>;

export interface ModelServerOptions {
  readonly model?: string;
  /** With a key, any other bearer is refused; without one any bearer will do. */
  readonly apiKey?: string;
}

/** A text server of the OpenAI protocol that accepts nothing a real one would refuse. */
export interface ModelServer {
  /** For `OPENAI_BASE_URL`: ends in `/v1`. */
  readonly baseUrl: string;
  /** Every request that came, refused ones too, in order. */
  readonly requests: readonly CompletionRequest[];
  /** How often anything at all was asked of the server. */
  readonly calls: number;
  /** Why requests were refused; a test of good requests expects none. */
  readonly refusals: readonly string[];
  /** Answers to the next requests, one each; the last one stays for all that follow. */
  replies(...next: readonly ModelReply[]): void;
  stop(): Promise<void>;
}

interface Refusal {
  readonly status: number;
  readonly param: string | null;
  readonly message: string;
}

const NOTHING: ModelReply = {
  kind: 'marks',
  marks: { kind: 'none', commands: [], operations: [], query: null },
};

/** Starts a text server on a free port of this machine; it answers "none" until told otherwise. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: CompletionRequest[] = [];
  const refusals: string[] = [];
  let calls = 0;
  let next: ModelReply[] = [NOTHING];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const body = await textOf(request);
    const misplaced = checkRequest(request, options);
    const { completion, wrong } = misplaced ? { completion: null, wrong: misplaced } : read(body);
    if (completion) requests.push(completion);
    const fault = wrong ?? (completion && checkModel(completion, options));
    if (fault) {
      refusals.push(fault.message);
      sendError(response, fault);
      return;
    }
    const reply = next.length > 1 ? next.shift() : next[0];
    await answer(response, reply ?? NOTHING);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    refusals,
    get calls() {
      return calls;
    },
    replies: (...replies) => {
      next = [...replies];
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

function checkRequest(request: IncomingMessage, { apiKey }: ModelServerOptions): Refusal | null {
  const { method, url, headers } = request;
  if (method !== 'POST' || url !== '/v1/chat/completions') {
    return { status: 404, param: null, message: `Invalid URL (${method ?? ''} ${url ?? ''})` };
  }
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key === undefined || (apiKey !== undefined && key !== apiKey)) {
    return { status: 401, param: null, message: 'Incorrect API key provided' };
  }
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 400, param: null, message: 'Content-Type must be application/json' };
  }
  return null;
}

function read(body: string): { completion: CompletionRequest | null; wrong: Refusal | null } {
  const refused = (param: string | null, message: string) => ({
    completion: null,
    wrong: { status: 400, param, message },
  });
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return refused(null, 'We could not parse the JSON body of your request');
  }
  const completion = Completion.safeParse(raw);
  if (!completion.success) {
    const [issue] = completion.error.issues;
    return refused(issue?.path.join('.') ?? null, issue?.message ?? 'unreadable');
  }
  const { strict, schema } = completion.data.response_format.json_schema;
  const fault = strict ? strictSchemaFault(schema) : null;
  if (fault === null) return { completion: completion.data, wrong: null };
  return refused('response_format', `Invalid schema for response_format: ${fault}`);
}

function checkModel(request: CompletionRequest, { model }: ModelServerOptions): Refusal | null {
  if (model === undefined || request.model === model) return null;
  return { status: 404, param: 'model', message: `The model ${request.model} does not exist` };
}

async function answer(response: ServerResponse, reply: ModelReply): Promise<void> {
  switch (reply.kind) {
    case 'marks':
      return sendContent(response, { content: JSON.stringify(reply.marks) });
    case 'content':
      return sendContent(response, { content: reply.content }, reply.finish);
    case 'refusal':
      return sendContent(response, { content: null, refusal: reply.words });
    case 'body':
      response.writeHead(200, { 'content-type': reply.type ?? 'application/json' });
      response.end(reply.body);
      return;
    case 'status': {
      const { status, retryAfterSeconds, message = `played error ${status}` } = reply;
      if (retryAfterSeconds !== undefined) {
        response.setHeader('retry-after', String(retryAfterSeconds));
      }
      return sendError(response, { status, param: null, message });
    }
    case 'held':
      await reply.until;
      return sendContent(response, { content: JSON.stringify(reply.marks) });
    case 'slow':
      await sleep(reply.delayMs, null, { ref: false });
      return sendContent(response, { content: JSON.stringify(reply.marks) });
    case 'never':
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      return;
    case 'pouring':
      pour(response);
      return;
    case 'drop':
      response.destroy();
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":', () => response.destroy());
  }
}

function sendContent(
  response: ServerResponse,
  message: { readonly content: string | null; readonly refusal?: string },
  finish: Finish = 'stop',
): void {
  const completion = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_772_000_000,
    model: 'played',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', refusal: null, ...message },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(completion));
}

function sendError(response: ServerResponse, { status, param, message }: Refusal): void {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type, param, code: null } }));
}
