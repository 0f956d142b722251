import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { executeCall } from '../execute-call.ts';
import { ApiFailure } from '../failure.ts';
import type { BotState } from '../state/bot-state.ts';
import { isForeign } from './is-foreign.ts';
import { readRequest } from './read-request.ts';
import { sendFile } from './send-file.ts';
import { sendOutcome } from './send-outcome.ts';

export interface HttpOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly bodyLimitBytes: number;
}

/** A listening server and its address. */
export interface Listening {
  readonly url: string;
  /** Cuts what is open and stops listening. */
  close(): Promise<void>;
}

/** Longer than any client keeps an idle connection, so that none is closed under a new request. */
const KEEP_ALIVE_MS = 120_000;
const BOT_PATH = /^\/bot([^/]+)\/([^/]*)$/;
const FILE_PATH = /^\/file\/bot([^/]+)\/(.+)$/;

/** Serves one bot's calls and downloads over HTTP. */
export async function listen(state: BotState, options: HttpOptions): Promise<Listening> {
  const server = createServer((request, response) => {
    void handle(state, options, request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${options.host}:${port}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

async function handle(
  state: BotState,
  options: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (isForeign(request, options.host)) {
    return refuse(
      response,
      new ApiFailure(403, 'Forbidden: only programs of this machine may call'),
    );
  }
  const target = request.url ?? '';
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const file = FILE_PATH.exec(path);
  if (file) {
    const [, token = '', name = ''] = file;
    if (token !== state.token) return refuse(response, wrongToken(token));
    return sendFile(state, decode(name), response);
  }
  const [, token, method = ''] = BOT_PATH.exec(path) ?? [];
  if (token === undefined) return refuse(response, new ApiFailure(404, 'Not Found'));
  if (decode(token) !== state.token) return refuse(response, wrongToken(decode(token)));
  if (request.method !== 'GET' && request.method !== 'POST') {
    return refuse(response, new ApiFailure(501, 'Not Implemented'));
  }
  const body = await readRequest(request, query, options.bodyLimitBytes).catch(asFailure);
  const outcome = await executeCall(state, method, body, new RequestSignal(response));
  return sendOutcome(outcome, response);
}

/** Few calls ask whether the bot has hung up; only they get a signal made. */
class RequestSignal {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get signal(): AbortSignal {
    const controller = new AbortController();
    if (this.#response.destroyed) controller.abort();
    else this.#response.once('close', () => controller.abort());
    return controller.signal;
  }
}

function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(400, `Bad Request: ${String(error)}`);
}

function wrongToken(token: string): ApiFailure {
  return /^[1-9]\d*:[^/]+$/.test(token) && token.length <= 80
    ? new ApiFailure(401, 'Unauthorized')
    : new ApiFailure(401, 'Unauthorized: invalid token specified');
}

function refuse(response: ServerResponse, { code, message }: ApiFailure): void {
  response.statusCode = code;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ok: false, error_code: code, description: message }));
}

/** A path that is no valid percent-encoding is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
