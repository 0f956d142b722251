import { expect, it } from 'vitest';
import { readSaid } from '../../../../test/rig/read-said.ts';

const blockIn = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities } }) => [
    entities.title,
    entities.start_at?.slice(0, 16),
    entities.duration_minutes,
  ]);

it.each([
  ['поставь бег завтра в 7 на полчаса, ой в 8 на час', 'бег', '2026-09-16T08:00', 60],
  [
    'запиши массаж завтра в двенадцать на час, то есть в час дня на полтора часа',
    'массаж',
    '2026-09-16T13:00',
    90,
  ],
  ['созвон завтра в 10 на 40 минут, нет, в 11', 'созвон', '2026-09-16T11:00', 40],
  [
    'созвон завтра в 10 на час, ой, в 11 на полчаса в зуме',
    'созвон в зуме',
    '2026-09-16T11:00',
    30,
  ],
  ['созвон завтра в 10 на 40 минут, нет, на 20 минут', 'созвон', '2026-09-16T10:00', 20],
])('a time and a length are corrected together: %s', (text, title, at, minutes) => {
  expect(blockIn(text)).toEqual([[title, at, minutes]]);
});

it.each([
  ['созвон завтра в 10 на час, ой, в 11 на час раньше', '2026-09-16T11:00', 60],
  ['созвон завтра в 10 на 40 минут, ой, в 11 на час позже', '2026-09-16T11:00', 40],
  ['бег завтра в 7 на 20 минут, нет, в 8 на полчаса позже', '2026-09-16T08:00', 20],
  ['бег завтра в 7 на 20 минут, ой, в 8 на два часа раньше', '2026-09-16T08:00', 20],
])('how far it is from another time is no length: %s', (text, at, minutes) => {
  const [[title, begins, lasts] = []] = blockIn(text);
  expect([begins, lasts]).toEqual([at, minutes]);
  expect(title).toMatch(/на .+ (?:раньше|позже)$/u);
});
