import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  createMcpHandler,
  isInitializeRequest,
  type McpServerFactory,
  readRequestBody,
} from '@modelcontextprotocol/server';
import { RetryableError } from '@planerka/contracts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { McpEnvironment } from '../environment.ts';
import { inTime } from '../in-time.ts';
import { createTaskServer, type TaskServerOptions } from '../server/create-task-server.ts';
import { PlanWatch } from '../server/plan-watch.ts';
import { logFailure, type TaskHost } from '../server/task-host.ts';
import { Toolset } from '../toolset.ts';
import { agentCaller, type KnownAgent } from './agent-caller.ts';
import { shapeFault } from './body-shape.ts';
import { createGuard } from './guard.ts';
import { type KeyLooks, KnownKeys } from './known-keys.ts';
import { ListeningClients } from './listening.ts';
import { problem } from './problem.ts';
import { type SessionServer, Sessions } from './sessions.ts';

export interface McpAppOptions {
  readonly host: Omit<TaskHost, 'workspaces'>;
  /** The agent of a key, or null for an unknown or revoked one. Throws RetryableError. */
  readonly agentOf: KeyLooks['agentOf'];
  /** Those of these hashes that are of keys which are neither unknown nor revoked. Throws RetryableError. */
  readonly livingAmong: KeyLooks['livingAmong'];
  readonly environment: McpEnvironment;
  /** The name or address on which the server listens. */
  readonly listensOn: string;
  readonly bodyTimeoutMs?: number;
  /** Makes the server of one request; tests of the protocol add to it. */
  readonly serverFor?: typeof createTaskServer;
  readonly nowMs?: () => number;
}

export interface McpApp {
  /** To be mounted at the path of the endpoint. */
  readonly app: Hono;
  /** Ends the calls in hand and the open streams. */
  close(): Promise<void>;
}

/** Holds a string of a million characters, so that such a one is refused by the field's name. */
/** A change set of two thousand ops is smaller. */
const BODY_MAX_BYTES = 2 * 1024 * 1024;
const BODY_TIMEOUT_MS = 30_000;
const OPENING_MAX_CHARS = 100_000;
/** Clients of the 2026 revision name the method in it; the earlier ones have no such header. */
const METHOD_HEADER = 'mcp-method';
const BEARER = /^Bearer +(\S+) *$/i;

const READABLE_HEADERS = [
  'www-authenticate',
  'retry-after',
  'mcp-protocol-version',
  'mcp-session-id',
];

/**
 * The agents' door over streamable HTTP: every request brings its token. A session is kept for those
 * who want to be asked or told something, and nothing else depends on it.
 */
export function createMcpApp(options: McpAppOptions): McpApp {
  const { environment, host } = options;
  const { log } = host;
  const serverFor = options.serverFor ?? createTaskServer;
  const guard = createGuard({
    listensOn: options.listensOn,
    hosts: environment.MCP_ALLOWED_HOSTS,
    origins: environment.MCP_ALLOWED_ORIGINS,
  });
  const keys = new KnownKeys(options, {
    perMinute: environment.MCP_CALLS_PER_MINUTE,
    nowMs: options.nowMs ?? (() => performance.now()),
  });
  const agents = new WeakMap<AuthInfo, KnownAgent>();
  const serverOptions = (
    agentNow: () => KnownAgent,
    request: Request | undefined,
  ): TaskServerOptions => ({
    host: {
      ...host,
      workspaces: async ({ defaultWorkspace: own }) => (own === null ? [] : [own]),
    },
    callerFor: () => agentCaller(agentNow(), `mcp:${randomUUID()}`),
    toolset: toolsetOf(request),
  });
  const factory: McpServerFactory = ({ authInfo, requestInfo }) => {
    const agent = authInfo && agents.get(authInfo);
    if (!agent) throw new Error('a request without its agent');
    return serverFor(serverOptions(() => agent, requestInfo));
  };
  const handler = createMcpHandler(factory, {
    maxRequestBodySize: BODY_MAX_BYTES,
    onerror: (error) => log.debug({ err: error }, 'a request of an agent was refused'),
  });
  const sessions = new Sessions({
    nowMs: options.nowMs ?? (() => performance.now()),
    bodyMaxBytes: BODY_MAX_BYTES,
  });
  const listening = new ListeningClients();

  /** Answers a request whose body is read and whose agent is known. */
  const served = async (asked: Asked): Promise<Response> => {
    const { request, agent, isAllowed } = asked;
    // The key goes no further than this.
    const authInfo: AuthInfo = { token: '', clientId: agent.token_id, scopes: [...agent.rights] };
    agents.set(authInfo, agent);
    const method = request.headers.get(METHOD_HEADER);
    if (method === 'subscriptions/listen') {
      const { host: ownHost, callerFor } = serverOptions(() => agent, request);
      const watched = { host: ownHost, caller: () => callerFor(null), isAllowed };
      const { token_id: tokenId } = agent;
      return await listening.open({ tokenId, request, authInfo, factory, watched });
    }
    if (method === null) {
      const answer = await sessions.take(request, agent, authInfo);
      if (answer) return answer;
      if (asked.opens) {
        const serve = (agentNow: () => KnownAgent, end: () => void): SessionServer => {
          const own = serverOptions(agentNow, request);
          const watch = new PlanWatch({
            host: own.host,
            caller: () => own.callerFor(null),
            changed: (uri) => void mcp.server.sendResourceUpdated({ uri }).catch(() => {}),
            isAllowed,
            ended: end,
          });
          const mcp = serverFor({ ...own, watch });
          return { mcp, watch };
        };
        return await sessions.open({ agent, request, authInfo, serve });
      }
    }
    return await handler.fetch(request, { authInfo });
  };

  const app = new Hono();
  app.onError((error) => {
    logFailure(log, error, {});
    if (error instanceof RetryableError) {
      return problem('UNAVAILABLE', 'try again in a few seconds', { 'retry-after': '5' });
    }
    return problem('INTERNAL', 'the fault is not yours');
  });
  app.use(async (context, next) => {
    if (!guard.allowsHost(context.req.header('host') ?? null)) {
      return problem('FOREIGN_HOST', 'MCP_ALLOWED_HOSTS names the hosts that may be asked');
    }
    const origin = context.req.header('origin');
    if (origin !== undefined && !guard.allowsOrigin(origin)) {
      return problem('FOREIGN_ORIGIN', 'MCP_ALLOWED_ORIGINS names the pages that may ask');
    }
    await next();
    return undefined;
  });
  app.use(cors({ origin: (origin) => origin, exposeHeaders: READABLE_HEADERS, maxAge: 600 }));
  app.all('*', async (context) => {
    const request = context.req.raw;
    const key = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
    if (key === undefined) return unauthorized(false);
    const verdict = await keys.take(key);
    if (verdict.kind === 'unknown') return unauthorized(true);
    if (verdict.kind === 'wait') {
      const { seconds } = verdict;
      return problem('TOO_MANY_REQUESTS', `try again in ${seconds} s`, {
        'retry-after': String(seconds),
      });
    }
    const { agent } = verdict;
    const read = await readBody(request, options.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    if (read instanceof Response) return read;
    const isAllowed = async (): Promise<boolean> => (await options.agentOf(key)) !== null;
    return await served({ ...read, agent, isAllowed });
  });
  const close = async (): Promise<void> => {
    await Promise.all([handler.close(), sessions.close(), listening.close()]);
  };
  return { app, close };
}

function unauthorized(given: boolean): Response {
  const challenge = given
    ? 'Bearer realm="planerka", error="invalid_token", error_description="unknown or revoked"'
    : 'Bearer realm="planerka"';
  return problem(
    'UNAUTHORIZED',
    given
      ? 'the token is unknown or revoked: the owner makes one with /agent in Telegram or `planerka token add`'
      : 'send Authorization: Bearer TOKEN: the owner makes one with /agent in Telegram or `planerka token add`',
    { 'www-authenticate': challenge },
  );
}

/** `?toolset=full` lists every tool. */
function toolsetOf(request: Request | undefined): Toolset {
  const wish = new URL(request?.url ?? 'http://localhost').searchParams.get('toolset');
  return Toolset.safeParse(wish).data ?? 'daily';
}

interface Body {
  /** The same request with its whole body read. */
  readonly request: Request;
  /** Does it open a session? */
  readonly opens: boolean;
}

/** A request whose body is read. */
interface Asked extends Body {
  readonly agent: KnownAgent;
  /** Is its key still good? */
  readonly isAllowed: () => Promise<boolean>;
}

/** The body, or why it could not be read. */
async function readBody(request: Request, timeoutMs: number): Promise<Body | Response> {
  if (request.body === null) return { request, opens: false };
  const read = await inTime(readRequestBody(request, BODY_MAX_BYTES), timeoutMs, () => null);
  if (read === null) return problem('BODY_TIMEOUT', `after ${timeoutMs / 1_000} s`);
  if (read.tooLarge) return problem('BODY_TOO_LARGE', `at most ${BODY_MAX_BYTES} bytes`);
  const fault = shapeFault(read.text);
  if (fault !== null) return problem('BODY_TOO_COMPLEX', `too much ${fault}`);
  const { method, headers, signal } = request;
  return {
    request: new Request(request.url, { method, headers, signal, body: read.text }),
    opens: read.text.length < OPENING_MAX_CHARS && isOpening(read.text),
  };
}

/** The first request of a client up to the 2025 revisions. */
function isOpening(text: string): boolean {
  try {
    return isInitializeRequest(JSON.parse(text));
  } catch {
    return false;
  }
}
