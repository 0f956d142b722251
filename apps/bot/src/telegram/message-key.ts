import { createHash } from 'node:crypto';
import type { ClaimedUpdate } from '@planerka/db';
import type { Message } from 'grammy/types';

/**
 * The idempotency key of a message: one for all updates that bring it. Each edit has its own, so
 * that new words are new and the same edit twice is one; Telegram dates edits by the second, so
 * the words themselves are part of it.
 */
export function messageKey(botId: number, message: Message): string {
  const base = `telegram:${botId}:${message.chat.id}:${message.message_id}`;
  if (message.edit_date === undefined) return base;
  const words = createHash('sha256').update(message.text ?? message.caption ?? '');
  return `${base}:edit:${message.edit_date}:${words.digest('base64url').slice(0, 16)}`;
}

/** The keys under which the original message's commands were carried out. */
export function originalKeys(botId: number, message: Message, positions: number): string[] {
  return positionKeys(`telegram:${botId}:${message.chat.id}:${message.message_id}`, positions);
}

/** The idempotency key of a tap: its button, so that the same tap twice is one. */
export function buttonKey(buttonId: string): string {
  return `button:${buttonId}`;
}

/** The keys of what an utterance under `base` led to. */
export function positionKeys(base: string, positions: number): string[] {
  return Array.from({ length: positions }, (_, position) => `${base}:${position}`);
}

/** The idempotency key of a slash command: its update. */
export function updateKey(update: ClaimedUpdate): string {
  return `telegram:${update.bot_id}:update:${update.update_id}`;
}
