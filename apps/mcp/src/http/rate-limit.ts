const MINUTE_MS = 60_000;
/** Beyond this many keys, those whose minute is whole again are forgotten. */
const FORGET_BEYOND = 1_000;

/** So many requests a minute for each key, evenly; a burst may take a whole minute's worth. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #nowMs: () => number;
  /** When all that a key has taken is given back (the generic cell rate algorithm). */
  readonly #wholeAt = new Map<string, number>();

  /** `nowMs` is a clock that never goes back. */
  constructor(perMinute: number, nowMs: () => number) {
    this.#perMinute = perMinute;
    this.#nowMs = nowMs;
  }

  /** Takes one request of `key`: 0, or how many seconds until there is one to take. */
  take(key: string): number {
    const now = this.#nowMs();
    const whole = Math.max(this.#wholeAt.get(key) ?? now, now) + MINUTE_MS / this.#perMinute;
    const waitMs = whole - MINUTE_MS - now;
    if (waitMs > 0) return Math.ceil(waitMs / 1_000);
    this.#wholeAt.set(key, whole);
    if (this.#wholeAt.size > FORGET_BEYOND) this.#forget(now);
    return 0;
  }

  #forget(now: number): void {
    for (const [key, whole] of this.#wholeAt) if (whole <= now) this.#wholeAt.delete(key);
  }
}
