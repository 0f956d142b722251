/** Telegram takes about 30 messages a second over all chats: one more is tried, so that no room is left over. */
const PER_SECOND = 31;
const MS_PER_CALL = 1_000 / PER_SECOND;
/** Enough for a Telegram that answers within a sixth of a second; a slower one, or a slower machine, sends slower. */
const AT_ONCE_MAX = 5;
/** What was not sent while the machine was busy may follow at once, so many at most: the rate is kept on average. */
const CATCH_UP = 5;
/** So many may wait here, half a second's worth; the rest waits in the outbox, where any process can take it. */
const LINE_MAX = 15;
/** How much of the usual time the newest call makes. */
const NEWEST_WEIGHT = 0.1;
/** One to be tried again in, and one to spare. */
const ROOM_LEFT = 2;

/** Room for one call. Whoever has it gives it back when the call is noted, or takes too long to be waited for. */
export type GiveBack = () => void;

/**
 * Lets calls for which nobody waits go out as fast as Telegram takes them, and no more of them at once than that
 * rate needs. Whatever is under way when a process is killed may be told twice by the next one: the fewer, the better.
 */
export class Pace {
  readonly #nowMs: () => number;
  readonly #line: Array<() => void> = [];
  #underWay = 0;
  /** Calls that may begin now. */
  #saved = 1;
  #savedAt: number;
  /** From a call's beginning until it is noted. */
  #usualMs = MS_PER_CALL;
  #timer: NodeJS.Timeout | null = null;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#savedAt = nowMs();
  }

  /** How many more may come and wait. */
  get room(): number {
    return Math.max(0, LINE_MAX - this.#line.length);
  }

  /** Resolves when a call may begin; they begin in the order in which they came. */
  async place(): Promise<GiveBack> {
    await new Promise<void>((begin) => {
      this.#line.push(begin);
      this.#next();
    });
    const since = this.#nowMs();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#underWay -= 1;
      const tookMs = this.#nowMs() - since;
      // One that hangs makes no other slow.
      const counted = Math.min(tookMs, 2 * this.#usualMs + 1);
      this.#usualMs += NEWEST_WEIGHT * (counted - this.#usualMs);
      this.#next();
    };
  }

  /** Telegram has refused a call for which somebody waits, as one too many: room is left for it. */
  leaveRoom(): void {
    this.#save();
    this.#saved -= ROOM_LEFT;
  }

  #save(): void {
    const now = this.#nowMs();
    this.#saved = Math.min(CATCH_UP, this.#saved + (now - this.#savedAt) / MS_PER_CALL);
    this.#savedAt = now;
  }

  #next(): void {
    this.#save();
    const atOnce = Math.min(AT_ONCE_MAX, Math.ceil(this.#usualMs / MS_PER_CALL));
    while (this.#underWay < atOnce && this.#saved >= 1) {
      const begin = this.#line.shift();
      if (!begin) return;
      this.#saved -= 1;
      this.#underWay += 1;
      begin();
    }
    const isShort = this.#saved < 1 && this.#line.length > 0;
    if (!isShort || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#next();
      },
      Math.ceil((1 - this.#saved) * MS_PER_CALL),
    );
  }
}
