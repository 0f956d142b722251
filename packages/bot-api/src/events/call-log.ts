/** One request of the bot, as it came out. */
export interface ApiCall {
  /** The method's own spelling, or as it was written if Telegram has no such method. */
  readonly method: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** By the server's clock. */
  readonly at: Date;
  /** What the bot was told; `undefined` if a fault cut the connection instead. */
  readonly status: number | undefined;
  /** The error's description; `undefined` for a call that succeeded. */
  readonly error: string | undefined;
}

/** The last calls of the bot, oldest first. */
export class CallLog {
  readonly #limit: number;
  #calls: ApiCall[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(call: ApiCall): void {
    this.#calls.push(call);
    // Cut seldom and by halves: shifting one entry a call would copy the whole list each time.
    if (this.#calls.length > 2 * this.#limit) this.#calls = this.#calls.slice(-this.#limit);
  }

  list(method?: string): readonly ApiCall[] {
    const kept = this.#calls.slice(-this.#limit);
    return method === undefined ? kept : kept.filter((call) => call.method === method);
  }
}
