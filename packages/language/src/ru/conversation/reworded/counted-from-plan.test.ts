import type { ThreadHints } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const PLAN: ThreadHints = spokenOf(
  [
    { kind: 'timeblock', number: 1, title: 'хоккей' },
    { kind: 'task', number: 1, title: 'поезд в Псков' },
    { kind: 'task', number: 2, title: 'прямой эфир' },
    { kind: 'task', number: 3, title: 'эфир с Олей' },
    { kind: 'task', number: 4, title: 'уборка' },
  ],
  {
    beginnings: [
      { kind: 'timeblock', number: 1, begins_at: '2026-09-15T18:00:00+03:00' },
      { kind: 'task', number: 1, begins_at: '2026-09-17T22:10:00+03:00' },
      { kind: 'task', number: 2, begins_at: '2026-09-17T19:00:00+03:00' },
      { kind: 'task', number: 3, begins_at: '2026-09-18T19:00:00+03:00' },
    ],
  },
);

const made = (text: string) => {
  const { kind, envelopes } = readSaid(text, { thread: PLAN });
  return [kind, ...envelopes.map(({ command: { entities } }) => entities)];
};

it.each([
  [
    'напомни мне за полчаса до хоккея форму из дома забрать',
    'форму из дома забрать',
    '15T17:30',
    'за полчаса до хоккея',
  ],
  [
    'за два часа до поезда напомни проверить паспорт',
    'проверить паспорт',
    '17T20:10',
    'за два часа до поезда',
  ],
  ['напомни за день до поезда собрать рюкзак', 'собрать рюкзак', '16T22:10', 'за день до поезда'],
])('%s: counted from when that begins', (text, title, at, description) => {
  expect(made(text)).toEqual([
    'commands',
    { title, description, planned_at: `2026-09-${at}:00+03:00` },
  ]);
});

it.each([
  // two of them
  ['напомни за час до эфира включить камеру', 'включить камеру', 'за час до эфира'],
  // no hour, and nothing of that name
  ['напомни за час до уборки купить губки', 'купить губки', 'за час до уборки'],
  ['напомни за час до балета купить цветы', 'купить цветы', 'за час до балета'],
  // over
  ['напомни за неделю до хоккея купить клюшку', 'купить клюшку', 'за неделю до хоккея'],
])('%s: the hour is waited for', (text, title, description) => {
  expect(made(text)).toEqual(['commands', { title, description }]);
});
