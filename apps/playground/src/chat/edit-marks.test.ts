import type { Message } from '@planerka/bot-api';
import { expect, test } from 'vitest';
import { EditMarks } from './edit-marks.ts';

const BOT = 7;
const ME = 1;

function message(from: number, text: string, more: Partial<Message> = {}): Message {
  return {
    message_id: 10,
    date: 0,
    chat: { id: ME, type: 'private', first_name: 'Sample User' },
    from: { id: from, is_bot: from === BOT, first_name: 'Sample' },
    text,
    ...more,
  };
}

test("the bot's message is marked when its words change, not when its buttons do", () => {
  const marks = new EditMarks(BOT, []);
  marks.see(message(BOT, 'Секунду…'));
  const buttonless = message(BOT, 'Секунду…', { edit_date: 5 });
  marks.see(buttonless);
  expect(marks.isMarked(buttonless)).toBe(false);
  const changed = message(BOT, 'Записал задачу.', { edit_date: 6 });
  marks.see(changed);
  expect(marks.isMarked(changed)).toBe(true);
});

test('after a restart own edits are still known', () => {
  const edited = message(ME, 'купить хлеб', { edit_date: 5 });
  expect(new EditMarks(BOT, [edited]).isMarked(edited)).toBe(true);
  const plain = message(ME, 'купить хлеб');
  expect(new EditMarks(BOT, [plain]).isMarked(plain)).toBe(false);
});
