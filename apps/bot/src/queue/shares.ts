/** Updates of one person at once, in however many chats, while nobody else speaks. */
const ALONE = 2;
/** The same beside others: all of them share one thread and one database. What only waits takes none of it. */
const BESIDE_OTHERS = 1;
/** Whoever has had an update in hand so lately is speaking. */
const SPEAKS_MS = 2_000;
/** So long a crowd waits at most for the end of what others have in hand before its next one begins. */
const YIELDS_MS = 200;
/** Beside others a crowd rests after each update so many times as long as that took: it has a third of the thread. */
const RESTS_TIMES = 2;
const RESTS_MAX_MS = 400;

interface Crowd {
  /** When its newest update began. */
  readonly beganAt: number;
  restsUntil: number;
}

interface Hands {
  working: number;
  parked: number;
}

/**
 * What each person may have in hand at once. One who speaks in many chats leaves slots to others, and has a second
 * one worked on only while nobody else wants any: a crowd then delays what somebody else says by one update, not
 * by two. While somebody who has no crowd has something worked on, a crowd's next one waits for its end, and it
 * rests after each: side by side on one thread both would take twice as long, or three times where one of the crowd's
 * ends and the next begins. What waits for a service is no work, so that a voice note holds
 * up nothing else of its person's.
 */
export class Shares {
  readonly #nowMs: () => number;
  readonly #hands = new Map<number, Hands>();
  /** When each person who speaks had something in hand last. */
  readonly #speaking = new Map<number, number>();
  /** Those whose newest update led a crowd. */
  readonly #crowds = new Map<number, Crowd>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** An update of this person is taken, with a crowd behind it or not; null is nobody. */
  begin(user: number | null, leadsCrowd = false): void {
    this.#change(user, { working: 1, parked: 0 });
    if (user === null) return;
    if (leadsCrowd) this.#crowds.set(user, { beganAt: this.#nowMs(), restsUntil: 0 });
    else this.#crowds.delete(user);
  }

  /** It is out of hand. For how long its person's next one waits while others speak, in milliseconds. */
  end(user: number | null): number {
    this.#change(user, { working: -1, parked: 0 });
    const crowd = user === null ? undefined : this.#crowds.get(user);
    if (!crowd) return 0;
    const now = this.#nowMs();
    const rests = Math.min(RESTS_TIMES * (now - crowd.beganAt), RESTS_MAX_MS);
    crowd.restsUntil = now + rests;
    return rests;
  }

  /** An update of this person waits for a service. */
  park(user: number | null): void {
    this.#change(user, { working: 0, parked: 1 });
  }

  /** It waits no more. */
  resume(user: number | null): void {
    this.#change(user, { working: 0, parked: -1 });
  }

  /**
   * Who has how much in hand that counts, and how much each may have. `taken`: whose updates are about to begin.
   */
  beside(taken: ReadonlyArray<number | null>): {
    readonly hands: ReadonlyMap<number, number>;
    readonly each: number;
  } {
    const since = this.#nowMs() - SPEAKS_MS;
    for (const [user, at] of this.#speaking) {
      if (at >= since || this.#hands.has(user)) continue;
      this.#speaking.delete(user);
      this.#crowds.delete(user);
    }
    const each = this.#speaking.size > 1 ? BESIDE_OTHERS : ALONE;
    const hands = new Map<number, number>();
    const add = (user: number, count: number): void => {
      if (count > 0) hands.set(user, (hands.get(user) ?? 0) + count);
    };
    for (const [user, { working, parked }] of this.#hands) {
      add(user, working + Math.max(0, parked - (ALONE - each)));
    }
    for (const user of taken) if (user !== null) add(user, 1);
    for (const user of this.#yielding()) hands.set(user, Math.max(each, hands.get(user) ?? 0));
    return { hands, each };
  }

  /** Whose crowd lets others go first: those who have none. */
  #yielding(): readonly number[] {
    const hasNone = (user: number) => !this.#crowds.has(user);
    if (![...this.#speaking.keys()].some(hasNone)) return [];
    const isAwaited = [...this.#hands].some(([user, { working }]) => working > 0 && hasNone(user));
    const now = this.#nowMs();
    return [...this.#crowds].flatMap(([user, { beganAt, restsUntil }]) =>
      now < restsUntil || (isAwaited && now < beganAt + YIELDS_MS) ? [user] : [],
    );
  }

  #change(user: number | null, by: Hands): void {
    if (user === null) return;
    const had = this.#hands.get(user) ?? { working: 0, parked: 0 };
    const has = { working: had.working + by.working, parked: had.parked + by.parked };
    if (has.working + has.parked > 0) this.#hands.set(user, has);
    else this.#hands.delete(user);
    this.#speaking.set(user, this.#nowMs());
  }
}
