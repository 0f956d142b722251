import type { BotState } from '../state/bot-state.ts';
import type { ChatRecord } from '../state/chats.ts';

/** A chat by its identifier, a group, or a person (their private chat with the bot). */
export type ChatReference = number | { readonly id: number };

/** @throws Error if there is no such chat: a mistake of the test, not of the bot. */
export function chatRecord(state: BotState, reference: ChatReference): ChatRecord {
  const id = chatId(reference);
  const record = state.chats.records.get(id);
  if (!record) throw new Error(`there is no chat ${id}`);
  return record;
}

export function chatId(reference: ChatReference): number {
  return typeof reference === 'number' ? reference : reference.id;
}
