import type { Message, UserFromGetMe } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { addressedText, readSlashCommand } from './addressing.ts';

const me = { id: 7, username: 'planerka_bot' } as UserFromGetMe;

function message(text: string, more: Partial<Message> = {}): Message {
  return { text, chat: { id: -1, type: 'group', title: 'Группа' }, ...more } as Message;
}

const MENTION = { type: 'mention', offset: 0, length: 13 };
const ODD: readonly unknown[] = [
  [null, MENTION],
  [5, 'text', [], {}, MENTION],
  [{ type: 'text_mention', offset: 0, length: 3 }, MENTION],
  [{ type: 'text_mention', offset: 0, length: 3, user: null }, MENTION],
  [{ type: 'bot_command', offset: -5, length: 1e300 }, MENTION],
  [{ type: null, offset: '0', length: {} }, MENTION],
  'mention',
  7,
  { type: 'mention' },
];

describe('addressedText', () => {
  it.each<[string, Message, string | null]>([
    ['words among people', message('привет всем'), null],
    [
      'a mention, which is taken out',
      message('@planerka_bot поставь блок', {
        entities: [{ type: 'mention', offset: 0, length: 13 }],
      }),
      'поставь блок',
    ],
    [
      'a mention in the middle',
      message('слушай @Planerka_Bot, купи хлеб', {
        entities: [{ type: 'mention', offset: 7, length: 13 }],
      }),
      'слушай , купи хлеб',
    ],
    [
      "another bot's command",
      message('/today@other_bot', { entities: [{ type: 'bot_command', offset: 0, length: 16 }] }),
      null,
    ],
    [
      'a command to nobody by name',
      message('/today', { entities: [{ type: 'bot_command', offset: 0, length: 6 }] }),
      '/today',
    ],
    [
      'an answer to the bot',
      message('час', { reply_to_message: { from: { id: 7 } } as never }),
      'час',
    ],
    ...ODD.map(
      (entities) =>
        [
          `words after odd entities: ${JSON.stringify(entities)}`,
          message('@planerka_bot купи хлеб', { entities: entities as never }),
          Array.isArray(entities) ? 'купи хлеб' : null,
        ] as [string, Message, string | null],
    ),
    ['anything in private', message('час', { chat: { id: 1, type: 'private' } as never }), 'час'],
  ])('takes %s', (_, given, expected) => {
    expect(addressedText(given, me)).toBe(expected);
  });
});

it('reads a command with its argument', () => {
  expect(readSlashCommand('/start inv_abc')).toEqual({ name: 'start', argument: 'inv_abc' });
  expect(readSlashCommand('/Today@planerka_bot')).toEqual({ name: 'today', argument: '' });
  expect(readSlashCommand('5/2')).toBeNull();
});
