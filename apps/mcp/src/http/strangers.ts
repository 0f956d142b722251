import { RateLimit } from './rate-limit.ts';

/** Looks into the database in a minute, however many keys each is for. */
const LOOKS_PER_MINUTE = 300;
const EVERYBODY = 'looks';
/** How long to wait where the minute's looks are used up: about so long it takes to have one again. */
const PAUSE_MS = 200;
/** Keys that wait for one look; only beyond this many is one sent away unseen. */
const WAITING_MAX = 2_000;

/** One who waits for the next look. */
interface Waiting {
  readonly settle: (found: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Which of these hashes are those of keys that open something. Throws RetryableError. */
export type LivingAmong = (hashes: readonly string[]) => Promise<readonly string[]>;

/**
 * Looks up keys that this process has not seen, all that have come meanwhile at once: invented ones
 * cost the database so many looks a minute and no more, and a good one among them is found with the
 * next look, also right after a start.
 */
export class Strangers {
  readonly #livingAmong: LivingAmong;
  readonly #looks: RateLimit;
  #waiting = new Map<string, Waiting[]>();
  #isLooking = false;

  constructor(livingAmong: LivingAmong, nowMs: () => number) {
    this.#livingAmong = livingAmong;
    this.#looks = new RateLimit(LOOKS_PER_MINUTE, nowMs);
  }

  /** Is this the hash of a key that opens something? Null: too many wait already. */
  async isLiving(hash: string): Promise<boolean | null> {
    const same = this.#waiting.get(hash) ?? [];
    if (same.length === 0 && this.#waiting.size >= WAITING_MAX) return null;
    const found = new Promise<boolean>((settle, fail) => {
      this.#waiting.set(hash, [...same, { settle, fail }]);
    });
    if (!this.#isLooking) void this.#look();
    return await found;
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#waiting.size > 0) {
      while (this.#looks.take(EVERYBODY) > 0) await pause(PAUSE_MS);
      const asked = this.#waiting;
      this.#waiting = new Map();
      try {
        const living = new Set(await this.#livingAmong([...asked.keys()]));
        for (const [hash, all] of asked) {
          for (const { settle } of all) settle(living.has(hash));
        }
      } catch (error) {
        for (const { fail } of [...asked.values()].flat()) fail(error);
      }
    }
    this.#isLooking = false;
  }
}

async function pause(ms: number): Promise<void> {
  await new Promise((resume) => {
    setTimeout(resume, ms);
  });
}
