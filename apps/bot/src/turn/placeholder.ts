import { render, tell } from '@planerka/texts';
import type { Aside } from './aside.ts';
import { frameOf } from './frame-of.ts';
import type { BotServices } from './services.ts';

/** After this long the chat shows that the bot is at work. */
const SIGN_OF_LIFE_MS = 300;
/** Answers of rules that come sooner need no placeholder: what flashes by only disturbs. */
export const PATIENCE_MS = 1_500;

interface Where {
  readonly chatId: number;
  readonly topicId: number | null;
}

/**
 * A message that is shown while slow work is done and is then edited into the reply. It appears only
 * when the person has waited a while.
 */
export class Placeholder {
  readonly #services: BotServices;
  readonly #where: Where;
  readonly #onShown: (messageId: number) => Promise<void>;
  #messageId: number | null;
  #timers: NodeJS.Timeout[] = [];
  #showing: Promise<void> | null = null;
  #settled = false;

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
    if (this.#timers.length > 0) return;
    this.#timers.push(setTimeout(() => this.#showWork(), SIGN_OF_LIFE_MS));
    if (this.#messageId !== null) return;
    this.#timers.push(setTimeout(() => this.show(), this.#services.patienceMs));
  }

  /** Sends it now, unless it was sent: what comes next is known to take a while. */
  show(): void {
    if (this.#messageId !== null || this.#settled) return;
    this.#showing ??= this.#send();
  }

  /**
   * None will appear after this; the id of the one that was sent, or null. Where Telegram is slow to take it,
   * that is waited for through `aside`.
   */
  async settle(aside: Aside): Promise<number | null> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#settled = true;
    const showing = this.#showing;
    if (showing) await aside(() => showing);
    return this.#messageId;
  }

  /** "печатает…": it vanishes by itself, and nothing is lost when it fails. */
  #showWork(): void {
    const { chatId, topicId } = this.#where;
    const topic = topicId === null ? {} : { message_thread_id: topicId };
    this.#services.api.sendChatAction(chatId, 'typing', topic).catch(() => {});
  }

  async #send(): Promise<void> {
    const { chatId, topicId } = this.#where;
    const topic = topicId === null ? {} : { message_thread_id: topicId };
    try {
      const frame = frameOf(this.#services, this.#services.defaultTimezone);
      const words = render(tell('working'), frame);
      const sent = await this.#services.api.sendMessage(chatId, words, topic);
      this.#messageId = sent.message_id;
      await this.#onShown(sent.message_id);
    } catch {
      this.#services.log.warn({ chat_id: chatId }, 'no placeholder');
    }
  }
}
