/** Lets so many through at a time; the others wait, and the one that waits longest is next. */
export class Gate {
  readonly #places: number;
  #inside = 0;
  readonly #waiting: Array<() => void> = [];

  constructor(places: number) {
    this.#places = places;
  }

  /** Runs `work` once there is a place for it. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#places) this.#inside += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      if (this.#inside < this.#places) this.#admit(1);
    }
  }

  /** Lets everybody in who waits now, however many are inside. */
  admitAll(): void {
    this.#admit(this.#waiting.length);
  }

  /** The place is taken here, not by the one who wakes up: whoever comes in between finds it taken. */
  #admit(count: number): void {
    for (const enter of this.#waiting.splice(0, count)) {
      this.#inside += 1;
      enter();
    }
  }
}
