/** Updates of one person at once, in however many chats, while nobody else speaks. */
const ALONE = 2;
/** The same beside others: all of them share one thread and one database. What only waits takes none of it. */
const BESIDE_OTHERS = 1;
/** Whoever has had an update in hand so lately is speaking. */
const SPEAKS_MS = 2_000;

interface Hands {
  working: number;
  parked: number;
}

/**
 * What each person may have in hand at once. One who speaks in many chats leaves slots to others, and has a second
 * one worked on only while nobody else wants any: a crowd then delays what somebody else says by one update, not
 * by two. What waits for a service is no work, so that a voice note holds up nothing else of its person's.
 */
export class Shares {
  readonly #nowMs: () => number;
  readonly #hands = new Map<number, Hands>();
  /** When each person who speaks had something in hand last. */
  readonly #speaking = new Map<number, number>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** An update of this person is taken; null is nobody. */
  begin(user: number | null): void {
    this.#change(user, { working: 1, parked: 0 });
  }

  /** It is out of hand. */
  end(user: number | null): void {
    this.#change(user, { working: -1, parked: 0 });
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
      if (at < since && !this.#hands.has(user)) this.#speaking.delete(user);
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
    return { hands, each };
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
