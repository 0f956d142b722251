import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the server answers to an upload that has passed its checks. */
export type SpeechReply =
  | { readonly kind: 'transcript'; readonly text: string }
  /** An error in OpenAI's shape; 429 and 503 may say when to come again. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfterSeconds?: number;
    }
  /** 200 with a body that is no JSON. */
  | { readonly kind: 'garbage' }
  /** A transcript that comes late. */
  | { readonly kind: 'slow'; readonly text: string; readonly delayMs: number }
  /** No answer at all, until the client hangs up or the server stops. */
  | { readonly kind: 'never' }
  /** The connection is cut in the place of an answer. */
  | { readonly kind: 'drop' };

/** One file that came, whether it was accepted or not. */
interface SpeechUpload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
  readonly fields: Readonly<Record<string, string>>;
}

export interface SpeechServerOptions {
  /** What is heard in every file until `replies` says otherwise. */
  readonly transcript?: string;
  readonly model?: string;
  /** ISO 639-1; another language in the request is refused. */
  readonly language?: string;
  /** With a key, any other bearer is refused; without one any bearer will do. */
  readonly apiKey?: string;
}

/** A speech server of the OpenAI protocol that accepts nothing a real one would refuse. */
export interface SpeechServer {
  /** For `TRANSCRIBE_BASE_URL`: ends in `/v1`. */
  readonly baseUrl: string;
  readonly uploads: readonly SpeechUpload[];
  /** Why requests were refused by a check, in order; a test of good requests expects none. */
  readonly refusals: readonly string[];
  /** Answers to the next uploads, one each; the last one stays for all that follow. */
  replies(...next: readonly SpeechReply[]): void;
  stop(): Promise<void>;
}

interface Refusal {
  readonly status: number;
  readonly param: string | null;
  readonly message: string;
}

const PATH = '/v1/audio/transcriptions';
/** The documented limit of an upload. */
const FILE_MAX_BYTES = 25 * 1024 * 1024;
const FIELDS = new Set([
  'model',
  'language',
  'prompt',
  'response_format',
  'temperature',
  'timestamp_granularities[]',
  'stream',
]);
/** How a file of each documented extension begins; `.oga` is not among them. */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  ogg: (bytes) => bytes.toString('latin1', 0, 4) === 'OggS',
  wav: (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE',
  flac: (bytes) => bytes.toString('latin1', 0, 4) === 'fLaC',
  webm: (bytes) => bytes.toString('hex', 0, 4) === '1a45dfa3',
  mp4: isMp4,
  m4a: isMp4,
  mp3: isMp3,
  mpga: isMp3,
  mpeg: isMp3,
};

function isMp4(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp';
}

function isMp3(bytes: Buffer): boolean {
  const frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  return frame || bytes.toString('latin1', 0, 3) === 'ID3';
}

/** Starts a speech server on a free port of this machine. */
export async function startSpeechServer(options: SpeechServerOptions = {}): Promise<SpeechServer> {
  const uploads: SpeechUpload[] = [];
  const refusals: string[] = [];
  let next: SpeechReply[] = [{ kind: 'transcript', text: options.transcript ?? '' }];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = ({ status, param, message }: Refusal) => {
      refusals.push(message);
      sendError(response, status, message, param);
    };
    const misplaced = checkRequest(request, options);
    if (misplaced) return refuse(misplaced);
    const form = await readForm(request);
    if (!form) return refuse({ status: 400, param: null, message: 'no readable multipart form' });
    const { upload, wrong } = await checkForm(form, options);
    if (upload) uploads.push(upload);
    if (wrong) return refuse(wrong);
    const reply = next.length > 1 ? next.shift() : next[0];
    if (reply) answer(request, response, reply, upload?.fields['response_format']);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    uploads,
    refusals,
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

function checkRequest(request: IncomingMessage, { apiKey }: SpeechServerOptions): Refusal | null {
  const { method, url, headers } = request;
  if (method !== 'POST' || url !== PATH) {
    return { status: 404, param: null, message: `Invalid URL (${method ?? ''} ${url ?? ''})` };
  }
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key === undefined || (apiKey !== undefined && key !== apiKey)) {
    return { status: 401, param: null, message: 'Incorrect API key provided' };
  }
  if (!/^multipart\/form-data;/i.test(headers['content-type'] ?? '')) {
    return { status: 400, param: null, message: 'Content-Type must be multipart/form-data' };
  }
  return null;
}

async function readForm(request: IncomingMessage): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  const body = await buffer(request);
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}

async function checkForm(
  form: FormData,
  { model, language }: SpeechServerOptions,
): Promise<{ upload: SpeechUpload | null; wrong: Refusal | null }> {
  const wrong = (param: string, message: string, status = 400) => ({ status, param, message });
  const file = form.get('file');
  if (!(file instanceof File)) return { upload: null, wrong: wrong('file', 'file is required') };
  const bytes = Buffer.from(await file.arrayBuffer());
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const upload = { fileName: file.name, mimeType: file.type, bytes, fields };
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const begins = BEGINNINGS[extension];
  const unknown = Object.keys(fields).find((name) => !FIELDS.has(name));
  const faults = [
    !begins && wrong('file', `Unrecognized file format: ${file.name}`),
    bytes.length === 0 && wrong('file', 'The audio file is empty'),
    bytes.length > FILE_MAX_BYTES && wrong('file', 'Maximum content size limit exceeded', 413),
    begins && !begins(bytes) && wrong('file', `${file.name} does not begin as .${extension} does`),
    unknown !== undefined && wrong(unknown, `Unrecognized request argument: ${unknown}`),
    (fields['model'] ?? '') === '' && wrong('model', 'you must provide a model parameter'),
    model !== undefined && fields['model'] !== model && wrong('model', 'no such model', 404),
    fields['language'] !== undefined &&
      !/^[a-z]{2}$/.test(fields['language']) &&
      wrong('language', 'language must be in ISO-639-1'),
    language !== undefined &&
      fields['language'] !== language &&
      wrong('language', `${language} was expected, not ${fields['language'] ?? 'nothing'}`),
    !['json', 'text'].includes(fields['response_format'] ?? 'json') &&
      wrong('response_format', 'only json and text are played'),
  ];
  return { upload, wrong: faults.find((fault) => fault !== false && fault !== undefined) || null };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reply: SpeechReply,
  format: string | undefined,
): void {
  switch (reply.kind) {
    case 'transcript':
      return sendTranscript(response, reply.text, format);
    case 'status': {
      const { status, retryAfterSeconds } = reply;
      if (retryAfterSeconds !== undefined) {
        response.setHeader('retry-after', String(retryAfterSeconds));
      }
      return sendError(response, status, `played error ${status}`, null);
    }
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "');
      return;
    case 'slow': {
      const timer = setTimeout(() => sendTranscript(response, reply.text, format), reply.delayMs);
      response.on('close', () => clearTimeout(timer));
      return;
    }
    case 'never':
      return;
    case 'drop':
      request.socket.destroy();
  }
}

function sendTranscript(response: ServerResponse, text: string, format: string | undefined): void {
  if (format === 'text') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
}

function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  param: string | null,
): void {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type, param, code: null } }));
}
