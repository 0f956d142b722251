import type { AgentRight } from '@planerka/runtime';

export type { AgentRight };

/** A workspace that a caller has named, and what it is called in answers. */
export interface NamedWorkspace {
  readonly id: string;
  readonly name: string;
}

/** Who calls: an agent with a token, or the local user over stdio. */
export interface Caller {
  /** `agent:<id>`: the journal's actor. */
  readonly actor: string;
  readonly rights: ReadonlySet<AgentRight>;
  /** The only workspace that this caller may name; null: any that it can name. */
  readonly workspace: NamedWorkspace | null;
  /** Taken by tools that may leave the workspace out; null: there is none. */
  readonly defaultWorkspace: string | null;
  /** The workspace of an alias or id, null where there is none. */
  workspaceOf(name: string): Promise<NamedWorkspace | null>;
  /** Of one call, for the logs and the journal. */
  readonly traceId: string;
}

/** How a call goes on while it does. */
export interface Going {
  /** Aborted when nobody wants the call any more: what is not written by then is not written. */
  readonly signal?: AbortSignal | undefined;
  /** Told after each of several parts how many are done, of how many. */
  readonly progress?: ((done: number, of: number) => void) | undefined;
}
