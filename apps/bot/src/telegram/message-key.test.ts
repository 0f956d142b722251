import type { Message } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { messageKey } from './message-key.ts';

const chat = { id: 7, type: 'private', first_name: 'Sample' } as const;

function message(text: string, editDate?: number): Message {
  const edited = editDate === undefined ? {} : { edit_date: editDate };
  return { message_id: 3, date: 1_700_000_000, chat, text, ...edited };
}

describe('the key of a message', () => {
  it('is the same for every update that brings it', () => {
    expect(messageKey(1, message('купить хлеб'))).toBe(messageKey(1, message('купить хлеб')));
  });

  it('differs for two edits within one second', () => {
    const first = messageKey(1, message('купить хлеб', 1_700_000_005));
    expect(messageKey(1, message('купить сыр', 1_700_000_005))).not.toBe(first);
    expect(messageKey(1, message('купить хлеб', 1_700_000_005))).toBe(first);
  });
});
