import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { PlanWatch } from '../server/plan-watch.ts';
import type { KnownAgent } from './agent-caller.ts';
import { RecentEvents } from './recent-events.ts';

/** What a session serves with. */
export interface SessionServer {
  readonly mcp: McpServer;
  readonly watch: PlanWatch;
}

export interface SessionOpening {
  readonly agent: KnownAgent;
  readonly request: Request;
  readonly authInfo: AuthInfo;
  /** The server of the session; told who asks, as the newest request has it, and how to end it. */
  readonly serve: (agentNow: () => KnownAgent, end: () => void) => SessionServer;
}

interface Session extends SessionServer {
  /** As its newest request brought it. */
  readonly now: { agent: KnownAgent };
  usedAt: number;
  readonly transport: WebStandardStreamableHTTPServerTransport;
}

const SESSIONS_MAX = 1_000;
const SESSIONS_OF_A_KEY = 64;
const IDLE_MAX_MS = 30 * 60_000;
/** How soon a client whose stream broke should come back. */
const RETRY_MS = 1_000;
const SESSION_ID = 'mcp-session-id';

/**
 * The sessions of clients up to the 2025 revisions, which need one to be asked and to be told
 * something. A session keeps no work: a request whose session is not here, after a restart or a long
 * silence, is served by itself, so that no agent has to begin anew. Only what its client has ended
 * stays ended.
 */
export class Sessions {
  /** Whoever was silent for longest comes first. */
  readonly #open = new Map<string, Session>();
  readonly #ended = new Set<string>();
  readonly #nowMs: () => number;
  readonly #bodyMaxBytes: number;

  constructor({ nowMs, bodyMaxBytes }: { nowMs: () => number; bodyMaxBytes: number }) {
    this.#nowMs = nowMs;
    this.#bodyMaxBytes = bodyMaxBytes;
  }

  /** Answers the request that opens a session. */
  async open({ agent, request, authInfo, serve }: SessionOpening): Promise<Response> {
    await this.#makeRoom(agent.token_id);
    const id = randomUUID();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      eventStore: new RecentEvents(),
      retryInterval: RETRY_MS,
      maxRequestBodySize: this.#bodyMaxBytes,
      onsessionclosed: () => this.#remember(id),
    });
    const end = (): void => void this.#end(id);
    const now = { agent };
    const server = serve(() => now.agent, end);
    const session: Session = { ...server, now, transport, usedAt: this.#nowMs() };
    this.#open.set(id, session);
    await session.mcp.connect(transport);
    const response = await transport.handleRequest(request, { authInfo });
    // What did not begin is not kept.
    if (!response.ok) await this.#end(id);
    return response;
  }

  /** Answers a request of a session; null where it has none that is here. */
  async take(request: Request, agent: KnownAgent, authInfo: AuthInfo): Promise<Response | null> {
    const id = request.headers.get(SESSION_ID);
    if (id === null) return null;
    const session = this.#open.get(id);
    // To another's agent it is as unknown as one that never was.
    if (session?.now.agent.token_id !== agent.token_id) return this.#ended.has(id) ? gone() : null;
    session.now.agent = agent;
    session.usedAt = this.#nowMs();
    this.#open.delete(id);
    this.#open.set(id, session);
    const response = await session.transport.handleRequest(request, { authInfo });
    if (this.#ended.has(id)) await this.#end(id);
    return response;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.#end(id)));
  }

  async #makeRoom(tokenId: string): Promise<void> {
    const all = [...this.#open];
    const own = all.filter(([, { now }]) => now.agent.token_id === tokenId);
    const since = this.#nowMs() - IDLE_MAX_MS;
    const idle = all.filter(([, { usedAt, watch }]) => usedAt < since && watch.size === 0);
    const over = [
      ...own.slice(0, Math.max(0, own.length + 1 - SESSIONS_OF_A_KEY)),
      ...all.slice(0, Math.max(0, all.length + 1 - SESSIONS_MAX)),
      ...idle,
    ];
    for (const id of new Set(over.map(([one]) => one))) await this.#end(id);
  }

  async #end(id: string): Promise<void> {
    const session = this.#open.get(id);
    if (!session) return;
    this.#open.delete(id);
    session.watch.close();
    await session.mcp.close();
  }

  #remember(id: string): void {
    this.#ended.add(id);
    const [oldest] = this.#ended;
    if (this.#ended.size > SESSIONS_MAX && oldest !== undefined) this.#ended.delete(oldest);
  }
}

function gone(): Response {
  const error = { code: -32_001, message: 'Session not found' };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 404 });
}
