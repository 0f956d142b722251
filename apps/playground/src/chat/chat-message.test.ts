import type { Message } from '@planerka/bot-api';
import { expect, test } from 'vitest';
import { toChatMessage } from './chat-message.ts';

const ME = 1;
const user = { id: ME, is_bot: false, first_name: 'Sample User' };
const bot = { id: 7, is_bot: true, first_name: 'Sample bot' };
const base: Message = {
  message_id: 10,
  date: Date.UTC(2026, 1, 25, 9) / 1000,
  chat: { id: ME, type: 'private', first_name: 'Sample User' },
  from: bot,
};

function shown(more: Partial<Message>) {
  return toChatMessage({ ...base, ...more }, { userId: ME, edited: false });
}

test('text, formatting and buttons', () => {
  expect(
    shown({
      text: 'слова',
      entities: [
        { type: 'blockquote', offset: 0, length: 5 },
        { type: 'text_link', offset: 0, length: 1, url: 'https://example.com' },
      ],
      reply_markup: {
        inline_keyboard: [
          [
            { text: 'Отменить', callback_data: 'x' },
            { text: 'Страница', url: 'https://example.com' },
            { text: 'Приложение', web_app: { url: 'https://example.com' } },
          ],
        ],
      },
    }),
  ).toEqual({
    message_id: 10,
    author: 'bot',
    sent_at: '2026-02-25T09:00:00.000Z',
    edited: false,
    text: 'слова',
    entities: [
      { type: 'blockquote', offset: 0, length: 5, url: null },
      { type: 'text_link', offset: 0, length: 1, url: 'https://example.com' },
    ],
    forwarded_from: null,
    reply_to: null,
    voice: null,
    photo: null,
    attachment: null,
    buttons: [
      [
        { label: 'Отменить', kind: 'tap', url: null },
        { label: 'Страница', kind: 'link', url: 'https://example.com' },
        { label: 'Приложение', kind: 'inert', url: null },
      ],
    ],
  });
});

test('a voice note with a caption', () => {
  const voice = { file_id: 'AwAC', file_unique_id: 'u', duration: 3 };
  expect(shown({ from: user, voice, caption: 'вот' })).toMatchObject({
    author: 'me',
    text: 'вот',
    voice: { file_id: 'AwAC', seconds: 3 },
    attachment: null,
  });
});

test('what is replied to is cut short, and no character in two', () => {
  const { reply_to_message: _, ...long } = {
    ...base,
    message_id: 9,
    from: user,
    text: '👍'.repeat(200),
  };
  // The types package asks for an own property that is undefined; on the wire that is none.
  const replied = long as NonNullable<Message['reply_to_message']>;
  const { reply_to: quote } = shown({ text: 'да', reply_to_message: replied });
  expect(quote).toEqual({ message_id: 9, author: 'me', excerpt: '👍'.repeat(120) });
});

test('a photo in its largest size', () => {
  const size = { file_id: 'AgAC', file_unique_id: 'u', width: 1080, height: 1900 };
  const small = { ...size, file_id: 'small', width: 90, height: 158 };
  expect(shown({ photo: [small, size] })).toMatchObject({
    photo: { file_id: 'AgAC', width: 1080, height: 1900 },
    attachment: { kind: 'photo' },
  });
});

test('who wrote a forwarded message', () => {
  const origin = { type: 'hidden_user', date: 0, sender_user_name: 'Sample Author' } as const;
  expect(shown({ text: 'слова', forward_origin: origin }).forwarded_from).toBe('Sample Author');
});

test('a kind of message that the page does not know is still something', () => {
  expect(shown({ dice: { emoji: '🎲', value: 3 } }).attachment).toEqual({
    kind: 'other',
    name: '',
  });
});

test('a contact and a place say what they are', () => {
  const contact = { first_name: 'Анна', last_name: 'Пример', phone_number: '+79990000001' };
  expect(shown({ contact }).attachment).toEqual({
    kind: 'contact',
    name: 'Анна Пример, +79990000001',
  });
  expect(shown({ location: { latitude: 1, longitude: 2 } }).attachment).toEqual({
    kind: 'location',
    name: '',
  });
});
