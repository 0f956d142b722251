import type { TelegramFacts } from '@planerka/bot';
import type { ServerFacts, StuckWork } from '@planerka/db';
import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { serverChecks } from './check-database.ts';
import { telegramChecks } from './check-telegram.ts';
import { againCheck, workChecks } from './check-work.ts';
import { silence } from './silence.ts';

const SERVER: ServerFacts = {
  version: 160_002,
  answer_ms: 3,
  clock_ahead_ms: 10,
  connections: 5,
  connections_max: 100,
  is_pooled: false,
  applied: 37,
  pending: [],
  unknown: [],
};
const NAMED = {
  DATABASE_NAMED_STATEMENTS: 'on' as const,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_URL: 'postgresql://a/b',
};

/** Whatever is not good, by name; each of these has its mend. */
function faults(checks: readonly Check[]): Record<string, string> {
  const wrong = checks.filter(({ state }) => state !== 'good');
  for (const { mend } of wrong) expect(mend ?? '').not.toBe('');
  return Object.fromEntries(wrong.map(({ name, state }) => [name, state]));
}

describe('a database', () => {
  it.each<[string, Partial<ServerFacts>, Record<string, string>]>([
    ['as it should be', {}, {}],
    ['too old', { version: 140_011 }, { database: 'bad' }],
    ['slow', { answer_ms: 900 }, { database: 'warning' }],
    ['with migrations to come', { pending: ['0038-x'] }, { migrations: 'warning' }],
    ['newer than the program', { unknown: ['0099-x'] }, { migrations: 'bad' }],
    ['nearly full', { connections: 95 }, { connections: 'warning' }],
    ['with a clock that is ahead', { clock_ahead_ms: 60_000 }, { clock: 'warning' }],
    ['with a clock that is behind', { clock_ahead_ms: -60_000 }, { clock: 'warning' }],
    ['behind a pooler', { is_pooled: true }, { pooler: 'bad' }],
  ])('%s', (_, facts, expected) => {
    expect(faults(serverChecks({ ...SERVER, ...facts }, NAMED))).toEqual(expected);
  });

  it.each([
    ['off', undefined, { pooler: 'bad' }],
    ['off', 'postgresql://direct/b', {}],
  ] as const)('behind a pooler with named statements %s, direct %s', (named, direct, expected) => {
    const environment = { ...NAMED, DATABASE_NAMED_STATEMENTS: named, DATABASE_DIRECT_URL: direct };
    expect(faults(serverChecks({ ...SERVER, is_pooled: true }, environment))).toEqual(expected);
  });
});

describe('the work of the bot', () => {
  const idle: StuckWork = {
    oldest_update: 0,
    updates: 0,
    updates_held: 0,
    updates_asking: 0,
    oldest_reply: 0,
    replies: 0,
    replies_held: 0,
    updates_left: 0,
    replies_left: 0,
    left_for: 0,
    set_aside: 0,
    refused: 0,
    silent_chats: 0,
    silent_replies: 0,
    failed_jobs: 0,
    polled_ago: -10,
  };
  it.each<[string, Partial<StuckWork>, Record<string, string>]>([
    ['idle', {}, {}],
    ['busy', { updates: 40, oldest_update: 3, replies: 12, oldest_reply: 2 }, {}],
    ['at a halt', { updates: 4, oldest_update: 900 }, { updates: 'bad' }],
    ['unsent', { replies: 4, oldest_reply: 900 }, { replies: 'bad' }],
    ['set aside', { set_aside: 1 }, { set_aside: 'bad' }],
    ['refused', { refused: 2 }, { refused: 'bad' }],
    ['taken by nobody', { updates: 1, updates_left: 1, left_for: 70 }, { leases: 'bad' }],
    ['sent by nobody', { replies: 1, replies_left: 1, left_for: 70 }, { leases: 'bad' }],
    ['blocked in a chat', { silent_chats: 1 }, {}],
    ['kept for one', { silent_chats: 1, silent_replies: 2 }, { silent_chats: 'warning' }],
    ['with timers that failed', { failed_jobs: 1 }, { jobs: 'warning' }],
    ['just taken over', { polled_ago: 2 }, {}],
    ['without a process', { polled_ago: 120 }, { process: 'warning' }],
    ['never begun', { polled_ago: null }, { process: 'warning' }],
  ])('%s', (_, facts, expected) => {
    expect(faults(workChecks({ ...idle, ...facts }, { polls: true }))).toEqual(expected);
  });

  it('tells who has what in hand, for how long, and what silent chats wait for', () => {
    const busy: StuckWork = {
      ...idle,
      updates: 5,
      oldest_update: 12.4,
      updates_held: 2,
      updates_asking: 3,
      replies: 4,
      oldest_reply: 7,
      replies_held: 1,
      updates_left: 1,
      replies_left: 2,
      left_for: 61.2,
      silent_chats: 3,
      silent_replies: 6,
    };
    const said = workChecks(busy, { polls: true }).map(({ name, says }) => [name, says]);
    expect(Object.fromEntries(said)).toMatchObject({
      updates: 'сообщений ждёт: 5 (в работе 2, ждут модели или распознавания 3), дольше всех 12 с',
      replies: 'ответов ждёт: 4 (отправляются 1), дольше всех 7 с',
      leases: 'никто не берёт сообщений: 1, ответов: 2, уже 61 с',
      silent_chats: 'чатов, где бот заблокирован или удалён: 3, ответов для них ждёт: 6',
      process: 'бот запущен, аренда опроса ещё 10 с',
    });
  });

  it.each([
    [{ updates: 1, replies: 2 }, 'good', 'возвращено в очередь: сообщений 1, ответов 2'],
    [{ updates: 0, replies: 0 }, 'good', 'посылать ещё раз нечего'],
    [null, 'bad', 'ничего не послано ещё раз: база не готова'],
  ])('sent again: %j', (sent, state, says) => {
    expect(againCheck(sent)).toMatchObject({ name: 'again', state, says });
  });
});

describe('Telegram', () => {
  const answers: TelegramFacts = {
    kind: 'answers',
    username: 'sample_bot',
    reads_groups: false,
    webhook_url: '',
    updates_waiting: 0,
    webhook_error: null,
  };
  const own = 'https://bot.example/secret-path';
  it.each<[string, TelegramFacts, string | undefined, Record<string, string>]>([
    ['polled', answers, undefined, {}],
    ['by webhook', { ...answers, webhook_url: own }, own, {}],
    ['led elsewhere', { ...answers, webhook_url: own }, undefined, { webhook: 'bad' }],
    ['led to another', { ...answers, webhook_url: own }, `${own}2`, { webhook: 'bad' }],
    ['not led here yet', answers, own, { webhook: 'warning' }],
    [
      'by a webhook that fails',
      { ...answers, webhook_url: own, webhook_error: 'Connection refused' },
      own,
      { webhook: 'bad' },
    ],
    ['far behind', { ...answers, updates_waiting: 500 }, undefined, { backlog: 'warning' }],
    ['with a bad token', { kind: 'token_refused' }, undefined, { telegram: 'bad' }],
    ['away', { kind: 'silent', why: 'no answer' }, undefined, { telegram: 'bad' }],
  ])('%s', (_, facts, wanted, expected) => {
    const checks = telegramChecks(facts, wanted);
    expect(faults(checks)).toEqual(expected);
    expect(JSON.stringify(checks)).not.toContain('secret-path');
  });
});

it('silence is a sound file of half a second', () => {
  const file = Buffer.from(silence());
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt32LE(40)).toBe(16_000);
});
