import type { Message } from '@planerka/bot-api';
import { messageText } from './chat-message.ts';

/**
 * Tells which messages show "изменено". Clients show it only where the words have changed, and a
 * bot that takes its buttons away changes no words; but the message itself says just that it was
 * edited. So what a message said before is kept from the events. After a restart that is unknown:
 * then a person's own messages, whose words alone can change, are marked and the bot's are not.
 */
export class EditMarks {
  readonly #botId: number;
  readonly #words = new Map<number, string>();
  readonly #changed = new Set<number>();

  constructor(botId: number, known: Iterable<Message>) {
    this.#botId = botId;
    for (const message of known) this.see(message);
  }

  /** Takes a message as it is now. */
  see(message: Message): void {
    const before = this.#words.get(message.message_id);
    const words = messageText(message);
    if (before !== undefined && before !== words) this.#changed.add(message.message_id);
    this.#words.set(message.message_id, words);
  }

  isMarked({ message_id, from, edit_date }: Message): boolean {
    if (from?.id !== this.#botId) return edit_date !== undefined;
    return this.#changed.has(message_id);
  }
}
