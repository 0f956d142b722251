/** So many calls at once; those beyond wait for their turn, as long as they have the patience. */
export class Places {
  readonly #most: number;
  readonly #queue: Array<() => void> = [];
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when a place is had; rejects with the signal's reason when that comes first. */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#taken < this.#most) {
      this.#taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const come = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(come), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(come);
    });
  }

  /** The next one in the queue gets the place. */
  release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
