/** A button stops waiting after this time even if the bot says nothing. */
const PATIENCE_MS = 10_000;

/** Taps that the bot has not answered; an answer may come before the server has named its tap. */
export class PendingTaps {
  readonly #waiting = new Map<string, () => void>();
  readonly #early = new Set<string>();

  wait(tapId: string): Promise<void> {
    if (this.#early.delete(tapId)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answered(tapId), PATIENCE_MS);
      this.#waiting.set(tapId, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  answered(tapId: string): void {
    const settle = this.#waiting.get(tapId);
    if (!settle) {
      // Perhaps another window's; a handful of ids is nothing to keep.
      this.#early.add(tapId);
      return;
    }
    this.#waiting.delete(tapId);
    settle();
  }
}
