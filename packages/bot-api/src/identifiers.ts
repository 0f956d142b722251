/** Numbers that differ between runs; a test passes its own to make a run repeatable. */
export type Random = () => number;

/** Makes the identifiers Telegram makes; all of them are opaque to a bot. */
export class Identifiers {
  readonly #random: Random;
  #next: number;

  /** `next` carries on where a snapshot stopped, so that no identifier comes twice. */
  constructor(random: Random, next = 1) {
    this.#random = random;
    this.#next = next;
  }

  get next(): number {
    return this.#next;
  }

  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.#random() * (max - min + 1));
  }

  /** A string of digits, unique in this world. */
  digits(): string {
    return `${this.integer(10 ** 8, 10 ** 9 - 1)}${String(this.#take()).padStart(9, '0')}`;
  }

  /** A file identifier in Telegram's alphabet, unique in this world. */
  fileId(prefix: string): string {
    const noise = `${this.integer(0, 2 ** 40)}.${this.#take()}`;
    return `${prefix}${Buffer.from(noise).toString('base64url')}`;
  }

  #take(): number {
    this.#next += 1;
    return this.#next;
  }
}
