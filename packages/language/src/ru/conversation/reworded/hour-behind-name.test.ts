import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** It is Tuesday 15 September. */
const moved = (title: string, begins: string, text: string) => {
  const stands = { kind: 'timeblock', number: 1 } as const;
  const begins_at = `2026-09-26T${begins}:00+03:00`;
  const beginnings = [{ ...stands, begins_at }];
  const thread = spokenOf([{ ...stands, title }], { default_timeblock_id: 1, beginnings });
  const [only] = readSaid(text, { thread }).operations ?? [];
  const time = only?.operation.type === 'reschedule' ? only.operation.planned_time : undefined;
  return [time, (only?.confidence ?? 0) >= 0.75];
};

it.each([
  ['созвон', '10:00', 'созвон на 11 перенеси', '11:00'],
  ['созвон', '15:00', 'созвон на 4 перенеси', '16:00'],
  ['ужин', '19:00', 'ужин на 8 перенеси', '20:00'],
  ['созвон', '15:00', 'созвон на 16 перенеси', '16:00'],
])('%s of %s, %s: the hour', (title, begins, text, hour) => {
  expect(moved(title, begins, text)).toEqual([hour, true]);
});

it.each([
  ['тренировка', '10:00', 'тренировку на 16 перенеси'],
  ['собрание', '11:00', 'собрание на 19 перенеси'],
  ['свадьба', '14:00', 'свадьбу на 7 перенеси'],
  ['стоматолог', '09:00', 'стоматолога на 20 сдвинь'],
])('%s of %s, %s: it may be a day of the month', (title, begins, text) => {
  expect(moved(title, begins, text)[1]).toBe(false);
});
