import type { Message } from 'grammy/types';
import { expect, it } from 'vitest';
import { wordsOfAttachment } from './words-of-attachment.ts';

const sent = (more: Partial<Message>): Message => ({
  message_id: 1,
  date: 1,
  chat: { id: 1, type: 'private', first_name: 'Вера' },
  ...more,
});
const file = (file_name?: string) =>
  wordsOfAttachment(
    sent({
      document: {
        file_id: 'f',
        file_unique_id: 'u',
        ...(file_name === undefined ? {} : { file_name }),
      },
    }),
  );

it('a contact tells who it is', () => {
  const contact = { phone_number: '79161234567', first_name: 'Вера', last_name: 'Маляр' };
  expect(wordsOfAttachment(sent({ contact }))).toBe('Вера Маляр, +79161234567');
  expect(wordsOfAttachment(sent({ contact: { phone_number: '112', first_name: 'Вера' } }))).toBe(
    'Вера, 112',
  );
});

it('a file tells its name, where somebody has given it one', () => {
  expect(file('Акт_сверки.pdf')).toBe('Акт сверки');
  expect(file('смета на крышу.v2.xlsx')).toBe('смета на крышу.v2');
  expect(file('IMG_2041.jpg')).toBeNull();
  expect(file('20260915_101500.pdf')).toBeNull();
  expect(file()).toBeNull();
});

it('anything else tells nothing', () => {
  expect(wordsOfAttachment(sent({ location: { latitude: 1, longitude: 2 } }))).toBeNull();
});
