import { createHash } from 'node:crypto';
import type { KnownAgent } from './agent-caller.ts';
import { RateLimit } from './rate-limit.ts';

/** Keys that nobody knows, looked up in a minute, whoever brings them. */
const UNKNOWN_PER_MINUTE = 300;
const EVERYBODY = 'unknown';
/** Beyond this many, the keys that came first are strangers again. */
const REMEMBERED = 10_000;

/** What becomes of a request by its key. */
export type KeyVerdict =
  | { readonly kind: 'agent'; readonly agent: KnownAgent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Who may ask, by the key that is brought. Rates come before the look into the database, so that
 * invented keys cost it next to nothing; a key that was good before has its own rate and is looked up
 * each time, for it may have been revoked.
 */
export class KnownKeys {
  readonly #agentOf: (key: string) => Promise<KnownAgent | null>;
  readonly #calls: RateLimit;
  readonly #strangers: RateLimit;
  /** The hashes of keys that were good, and whose they are. */
  readonly #good = new Map<string, string>();

  constructor(
    agentOf: (key: string) => Promise<KnownAgent | null>,
    { perMinute, nowMs }: { readonly perMinute: number; readonly nowMs: () => number },
  ) {
    this.#agentOf = agentOf;
    this.#calls = new RateLimit(perMinute, nowMs);
    this.#strangers = new RateLimit(UNKNOWN_PER_MINUTE, nowMs);
  }

  /** Takes one request of this key. Throws as the look into the database does. */
  async take(key: string): Promise<KeyVerdict> {
    const hash = createHash('sha256').update(key).digest('base64url');
    const known = this.#good.get(hash);
    const seconds = known === undefined ? this.#strangers.take(EVERYBODY) : this.#calls.take(known);
    if (seconds > 0) return { kind: 'wait', seconds };
    const agent = await this.#agentOf(key);
    if (!agent) {
      this.#good.delete(hash);
      return { kind: 'unknown' };
    }
    if (known === undefined) {
      const first = this.#calls.take(agent.token_id);
      this.#remember(hash, agent.token_id);
      if (first > 0) return { kind: 'wait', seconds: first };
    }
    return { kind: 'agent', agent };
  }

  #remember(hash: string, tokenId: string): void {
    this.#good.set(hash, tokenId);
    const [oldest] = this.#good.keys();
    if (this.#good.size > REMEMBERED && oldest !== undefined) this.#good.delete(oldest);
  }
}
