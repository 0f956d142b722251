/** A call that takes longer is slow, whatever others take. */
const SLOW_MS = 500;
const ORDINARY_MIN_MS = 100;
/** So many times what calls take by now is too long for an ordinary one. */
const TIMES_USUAL = 4;
/** How much of the usual time the newest call makes. */
const NEWEST_WEIGHT = 0.1;
/** A chat in which Telegram was slow is taken for slow for so long. */
const REMEMBERED_MS = 5 * 60_000;

/** How long a call may hold a sender, in milliseconds. */
export interface Patience {
  /** While no other reply waits for one. */
  readonly alone: number;
  /** While others do. */
  readonly besideOthers: number;
}

/**
 * How long calls of Telegram take, and in which chats they have been slow: there they hold no sender. A call that
 * does not hold one counts against no limit: a process that is killed leaves it in doubt besides those that do.
 */
export class CallTimes {
  readonly #nowMs: () => number;
  /** When each of these chats was slow last, the latest at the end. */
  readonly #slowAt = new Map<number, number>();
  #usualMs = SLOW_MS / TIMES_USUAL;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  patienceFor(chatId: number): Patience {
    if (this.#isSlow(chatId)) return { alone: 0, besideOthers: 0 };
    const ordinary = Math.max(ORDINARY_MIN_MS, TIMES_USUAL * this.#usualMs);
    return { alone: SLOW_MS, besideOthers: Math.min(SLOW_MS, ordinary) };
  }

  /** A call to this chat has ended, or was given up, after so long. */
  took(chatId: number, ms: number): void {
    const wasSlow = this.#isSlow(chatId);
    this.#slowAt.delete(chatId);
    if (ms > SLOW_MS) this.#slowAt.set(chatId, this.#nowMs());
    for (const chat of this.#slowAt.keys()) {
      if (this.#isSlow(chat)) break;
      this.#slowAt.delete(chat);
    }
    // A few chats that hang do not make a slow Telegram.
    if (!wasSlow)
      this.#usualMs += NEWEST_WEIGHT * (Math.min(ms, 2 * this.#usualMs) - this.#usualMs);
  }

  #isSlow(chatId: number): boolean {
    const at = this.#slowAt.get(chatId);
    return at !== undefined && this.#nowMs() - at < REMEMBERED_MS;
  }
}
