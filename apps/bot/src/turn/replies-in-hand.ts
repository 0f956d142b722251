import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 3_000;

/**
 * The replies that this process is sending, one a chat. A message that comes while a reply is on its
 * way may be an answer to it: what the reply shows is known only when it is noted as sent.
 */
export class RepliesInHand {
  readonly #going = new Map<number, Promise<void>>();

  /** Sends, and tells while it does. */
  async sending(chatId: number, send: () => Promise<void>): Promise<void> {
    const going = send();
    this.#going.set(chatId, going);
    try {
      await going;
    } finally {
      if (this.#going.get(chatId) === going) this.#going.delete(chatId);
    }
  }

  isSending(chatId: number): boolean {
    return this.#going.has(chatId);
  }

  /** Resolves once what is being sent to the chat is out or has taken too long. */
  async areOut(chatId: number): Promise<void> {
    // A reply that could not be sent is the sender's business.
    const going = this.#going.get(chatId)?.catch(() => {});
    await Promise.race([going, sleep(LIMIT_MS, undefined, { ref: false })]);
  }
}
