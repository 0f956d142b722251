import type { Message, ReactionType } from '@grammyjs/types';
import type { ApiCall } from './call-log.ts';
import type { CallbackAnswer } from './callbacks.ts';

/** Something a person in a chat would see change, or (`call`) something the bot asked for. */
export type WorldEvent =
  | { readonly type: 'message'; readonly chatId: number; readonly message: Message }
  | { readonly type: 'message_edited'; readonly chatId: number; readonly message: Message }
  | { readonly type: 'message_deleted'; readonly chatId: number; readonly messageId: number }
  | {
      readonly type: 'message_reacted';
      readonly chatId: number;
      readonly messageId: number;
      readonly reactions: readonly ReactionType[];
    }
  | {
      readonly type: 'chat_action';
      readonly chatId: number;
      readonly action: string;
      readonly topicId: number | undefined;
    }
  | { readonly type: 'callback_answered'; readonly answer: CallbackAnswer }
  | { readonly type: 'chat_changed'; readonly chatId: number }
  | { readonly type: 'profile_changed' }
  /** A getUpdates found nothing and waits. */
  | { readonly type: 'poll_waits' }
  | { readonly type: 'updates_taken'; readonly pending: number }
  | { readonly type: 'call'; readonly call: ApiCall };

export type WorldListener = (event: WorldEvent) => void;

/** A plain list of listeners, called at once and in order. */
export class EventStream {
  readonly #listeners = new Set<WorldListener>();

  /** Starts listening; the returned function stops it. */
  subscribe(listener: WorldListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
