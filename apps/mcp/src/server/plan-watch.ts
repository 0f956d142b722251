import { createHash } from 'node:crypto';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Caller } from '@planerka/agents';
import { readPlanUri } from './plan-uri.ts';
import type { TaskHost } from './task-host.ts';

export interface PlanWatchPorts {
  readonly host: TaskHost;
  /** Who listens: they are told of nothing that they could not read. */
  readonly caller: () => Caller;
  readonly changed: (uri: string) => void;
  /** Asked before anything is told, and now and then: a revoked key is told nothing more. */
  readonly isAllowed?: (() => Promise<boolean>) | undefined;
  /** What is to end when it is allowed no more. */
  readonly ended?: (() => void) | undefined;
}

const WATCH_EVERY_MS = 1_000;
/** So many looks go by between two questions whether it is still allowed. */
const LOOKS_BETWEEN = 30;
/** Of one connection. */
const WATCHED_MAX = 200;

interface Watched {
  /** How many subscriptions of this connection there are. */
  count: number;
  digest: string | null;
}

const reading = () => import('./plan-looks.ts');

/**
 * Tells one connection which of the resources that it has subscribed to have changed, through
 * whatever door and in whatever process: the workspace's log is asked whether it has grown, and only
 * then the resource is read. What reads the same is not told.
 */
export class PlanWatch {
  readonly #ports: PlanWatchPorts;
  readonly #watched = new Map<string, Watched>();
  /** Where the log of a workspace ended when its resources were last read. */
  readonly #ends = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;
  #looks = 0;
  #isClosed = false;

  constructor(ports: PlanWatchPorts) {
    this.#ports = ports;
  }

  /** How many resources are watched. */
  get size(): number {
    return this.#watched.size;
  }

  /**
   * Watches a resource from now on. An address that is no plan's, as another server's, is kept and
   * never told of; a plan's that leads nowhere is refused, unless it `mayCome`.
   */
  async watch(uri: string, { mayCome = false } = {}): Promise<void> {
    const known = this.#watched.get(uri);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.#watched.size >= WATCHED_MAX) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `At most ${WATCHED_MAX} resources can be watched by one connection.`,
      );
    }
    const place = readPlanUri(uri);
    if (!place) {
      if (uri.startsWith('planerka:') && !mayCome) await this.#read(uri);
      this.#watched.set(uri, { count: 1, digest: null });
      return;
    }
    const { workspace } = place;
    // The log's end first: what is written in between is looked at once more, and not missed.
    const end = await this.#end(workspace);
    const digest = digestOf(mayCome ? await this.#readIfThere(uri) : await this.#read(uri));
    if (!this.#ends.has(workspace) && end !== null) this.#ends.set(workspace, end);
    this.#watched.set(uri, { count: 1, digest });
    this.#plan();
  }

  /** Takes one subscription back. */
  unwatch(uri: string): void {
    const known = this.#watched.get(uri);
    if (!known) return;
    known.count -= 1;
    if (known.count > 0) return;
    this.#watched.delete(uri);
    if (this.#watched.size === 0) this.#rest();
  }

  close(): void {
    this.#isClosed = true;
    this.#watched.clear();
    this.#rest();
  }

  #rest(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#ends.clear();
  }

  #plan(): void {
    if (this.#isClosed || this.#timer || this.#watched.size === 0) return;
    const { watchEveryMs = WATCH_EVERY_MS } = this.#ports.host;
    this.#timer = setTimeout(() => {
      this.#look()
        // Storage that is away for a moment: what has changed is told at the next look.
        .catch(() => {})
        .finally(() => {
          this.#timer = null;
          this.#plan();
        });
    }, watchEveryMs);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    if (this.#looks % LOOKS_BETWEEN === 0 && !(await this.#isAllowed())) return;
    const byWorkspace = new Map<string, string[]>();
    for (const uri of this.#watched.keys()) {
      const workspace = readPlanUri(uri)?.workspace;
      if (workspace === undefined) continue;
      byWorkspace.set(workspace, [...(byWorkspace.get(workspace) ?? []), uri]);
    }
    for (const [workspace, uris] of byWorkspace) {
      const end = await this.#end(workspace);
      if (end === null || end === this.#ends.get(workspace)) continue;
      if (!(await this.#isAllowed())) return;
      for (const uri of uris) await this.#compare(uri);
      this.#ends.set(workspace, end);
    }
  }

  async #compare(uri: string): Promise<void> {
    const digest = digestOf(await this.#readIfThere(uri));
    const watched = this.#watched.get(uri);
    if (!watched || watched.digest === digest) return;
    watched.digest = digest;
    this.#ports.changed(uri);
  }

  async #isAllowed(): Promise<boolean> {
    const { isAllowed, ended } = this.#ports;
    if (!isAllowed || (await isAllowed())) return true;
    this.close();
    ended?.();
    return false;
  }

  async #end(workspace: string): Promise<string | null> {
    const { host, caller } = this.#ports;
    return await (await reading()).logEnd(host, caller(), workspace);
  }

  async #read(uri: string): Promise<string> {
    const { host, caller } = this.#ports;
    return await (await reading()).readResourceText(host, caller(), uri);
  }

  async #readIfThere(uri: string): Promise<string | null> {
    const { host, caller } = this.#ports;
    return await (await reading()).readTextIfThere(host, caller(), uri);
  }
}

function digestOf(text: string | null): string | null {
  return text === null ? null : createHash('sha256').update(text).digest('base64url');
}
