import type { Api } from 'grammy';
import type { Allowed } from '../ports/environment.ts';

const ONCE_IN_MS = 60_000;
const REMEMBERED_MAX = 10_000;

/**
 * The one message that does not go through the outbox: the database is away, and the outbox with it.
 * At most one a minute and chat, and only to people who are known to be admitted.
 */
export class AwayNotice {
  readonly #api: Api;
  readonly #allowed: Allowed;
  readonly #words: () => string;
  readonly #told = new Map<number, number>();
  readonly #admitted = new Set<number>();

  /** `words`: what it says. */
  constructor(api: Api, allowed: Allowed, words: () => string) {
    this.#api = api;
    this.#allowed = allowed;
    this.#words = words;
  }

  /** This person has been served: they may be told things without a look at the database. */
  admit(userId: number): void {
    if (this.#admitted.size >= REMEMBERED_MAX) this.#admitted.clear();
    this.#admitted.add(userId);
  }

  /** Tells the chat, unless it was told within the last minute. Never throws. */
  async tell(chatId: number, userId: number): Promise<void> {
    if (!this.#mayTell(userId)) return;
    const now = performance.now();
    const last = this.#told.get(chatId);
    if (last !== undefined && now - last < ONCE_IN_MS) return;
    if (this.#told.size >= REMEMBERED_MAX) this.#told.clear();
    this.#told.set(chatId, now);
    try {
      await this.#api.sendMessage(chatId, this.#words());
    } catch {
      this.#told.delete(chatId);
    }
  }

  #mayTell(userId: number): boolean {
    switch (this.#allowed.kind) {
      case 'everyone':
        return true;
      case 'listed':
        return this.#allowed.ids.has(userId);
      case 'by_invitation':
        return this.#admitted.has(userId);
    }
  }
}
