import { ru } from '../texts/ru.ts';
import type { BotServices } from '../services.ts';

/** Answers that come sooner need no placeholder: a message that flashes by only disturbs. */
const PATIENCE_MS = 1_500;

interface Where {
  readonly chatId: number;
  readonly topicId: number | null;
}

/**
 * A message that stands while slow work is done and is then edited into the reply. It appears only
 * when the person has waited a while.
 */
export class Placeholder {
  readonly #services: BotServices;
  readonly #where: Where;
  readonly #onShown: (messageId: number) => Promise<void>;
  #messageId: number | null;
  #timer: NodeJS.Timeout | null = null;
  #showing: Promise<void> | null = null;

  constructor(
    services: BotServices,
    where: Where,
    known: number | null,
    onShown: (messageId: number) => Promise<void>,
  ) {
    this.#services = services;
    this.#where = where;
    this.#messageId = known;
    this.#onShown = onShown;
  }

  /** From now on a person waits. */
  start(): void {
    if (this.#messageId !== null || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#showing = this.#show();
    }, PATIENCE_MS);
  }

  /** None will appear after this; the id of the one that stands, or null. */
  async settle(): Promise<number | null> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#showing;
    return this.#messageId;
  }

  async #show(): Promise<void> {
    const { chatId, topicId } = this.#where;
    const topic = topicId === null ? {} : { message_thread_id: topicId };
    try {
      const sent = await this.#services.api.sendMessage(chatId, ru.reply.working, topic);
      this.#messageId = sent.message_id;
      await this.#onShown(sent.message_id);
    } catch {
      this.#services.log.warn({ chat_id: chatId }, 'no placeholder');
    }
  }
}
