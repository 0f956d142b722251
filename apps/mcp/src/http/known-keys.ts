import { createHash } from 'node:crypto';
import type { KnownAgent } from './agent-caller.ts';
import { RateLimit } from './rate-limit.ts';
import { type LivingAmong, Strangers } from './strangers.ts';

/** Beyond this many, the keys that came first are strangers again. */
const REMEMBERED = 10_000;

/** What becomes of a request by its key. */
export type KeyVerdict =
  | { readonly kind: 'agent'; readonly agent: KnownAgent }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** How keys are looked up. Both throw RetryableError. */
export interface KeyLooks {
  readonly agentOf: (key: string) => Promise<KnownAgent | null>;
  /** By hashes as they are stored: SHA-256, in hex. */
  readonly livingAmong: LivingAmong;
}

/**
 * Who may ask, by the key that is brought. A key that was good before has its own rate and is looked
 * up each time, for it may have been revoked; those that this process has not seen are looked up
 * together, so that invented ones cost the database next to nothing and keep no good one out.
 */
export class KnownKeys {
  readonly #agentOf: (key: string) => Promise<KnownAgent | null>;
  readonly #calls: RateLimit;
  readonly #strangers: Strangers;
  /** The hashes of keys that were good, and whose they are. */
  readonly #good = new Map<string, string>();

  constructor(
    { agentOf, livingAmong }: KeyLooks,
    { perMinute, nowMs }: { readonly perMinute: number; readonly nowMs: () => number },
  ) {
    this.#agentOf = agentOf;
    this.#calls = new RateLimit(perMinute, nowMs);
    this.#strangers = new Strangers(livingAmong, nowMs);
  }

  /** Takes one request of this key. Throws as the look into the database does. */
  async take(key: string): Promise<KeyVerdict> {
    const hash = createHash('sha256').update(key).digest('hex');
    const known = this.#good.get(hash);
    if (known === undefined) {
      const isLiving = await this.#strangers.isLiving(hash);
      if (isLiving === null) return { kind: 'wait', seconds: 1 };
      if (!isLiving) return { kind: 'unknown' };
    } else {
      const seconds = this.#calls.take(known);
      if (seconds > 0) return { kind: 'wait', seconds };
    }
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
