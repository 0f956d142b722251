import type { Target } from '@planerka/plan';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../test/rig/in-words.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { type AskedOfTime, timeAnswer } from './time-answer.ts';

/** Wednesday, 12:00 in Moscow. */
const moment = SAMPLE_MOMENT;

const block = (number: number, title: string, start_at: string, end_at: string): Target => ({
  kind: 'timeblock',
  row: sampleBlock({ number, title, start_at, end_at }),
});
const task = (number: number, title: string, fields: object): Target => ({
  kind: 'task',
  row: sampleTask({ number, title, ...fields }),
});

const soon = block(1, 'Собор', '2026-02-25T11:15:00.000Z', '2026-02-25T12:00:00.000Z');
const far = block(2, 'Собор', '2026-03-04T11:00:00.000Z', '2026-03-04T12:00:00.000Z');
const running = block(3, 'Банк', '2026-02-25T08:30:00.000Z', '2026-02-25T09:20:00.000Z');
const gone = block(4, 'Рынок', '2026-02-25T07:00:00.000Z', '2026-02-25T08:00:00.000Z');
const trip = task(5, 'Поход', { planned_on: '2026-02-28' });
const report = task(6, 'Смета', { due_on: '2026-02-27' });
const lesson = task(7, 'Урок', { planned_at: '2026-02-25T10:00:00.000Z', duration_minutes: 45 });
const bare = task(8, 'Стол', {});
const today = task(9, 'Двор', { planned_on: '2026-02-25' });
const call = task(10, 'Звонок', { planned_at: '2026-02-25T10:30:00.000Z' });

const cases: readonly (readonly [AskedOfTime, readonly Target[], string, readonly string[]])[] = [
  ['until', [soon], 'До начала 2 ч 15 мин: «Собор» (BLOCK-001), сегодня, 14:15.', []],
  ['until', [running], 'Уже идёт: «Банк» (BLOCK-003), до 12:20, осталось 20 мин.', []],
  ['until', [gone], 'Уже прошло: «Рынок» (BLOCK-004), сегодня, 10:00–11:00.', []],
  ['until', [far], 'До начала 7 дней: «Собор» (BLOCK-002), среда, 4 марта, 14:00.', []],
  ['until', [trip], 'До начала 3 дня: «Поход» (TASK-005), суббота, 28 февраля.', []],
  ['until', [report], 'До срока 2 дня: «Смета» (TASK-006), послезавтра.', []],
  ['until', [today], 'Уже сегодня: «Двор» (TASK-009).', []],
  ['until', [bare], 'Время не записано: «Стол» (TASK-008).', []],
  [
    'until',
    [gone, far, bare, soon],
    'До начала 2 ч 15 мин: «Собор» (BLOCK-001), сегодня, 14:15.',
    [
      '• «Рынок» (BLOCK-004): сегодня, 10:00–11:00, прошло',
      '• «Собор» (BLOCK-002): среда, 4 марта, 14:00–15:00',
      '• «Стол» (TASK-008): без времени',
    ],
  ],
  ['start', [soon], 'Начало: сегодня, 14:15. «Собор» (BLOCK-001).', []],
  ['start', [bare], 'Время не записано: «Стол» (TASK-008).', []],
  ['end', [soon], 'Конец: сегодня, 15:00. «Собор» (BLOCK-001).', []],
  ['end', [lesson], 'Конец: сегодня, 13:45. «Урок» (TASK-007).', []],
  ['end', [call], 'Длительность не записана: «Звонок» (TASK-010).', []],
  ['length', [soon], 'Длительность: 1 ч. «Собор» (BLOCK-001).', []],
  ['length', [call], 'Длительность не записана: «Звонок» (TASK-010).', []],
  ['length', [bare], 'Длительность не записана: «Стол» (TASK-008).', []],
  [
    'length',
    [task(11, 'Сад', { duration_minutes: 90 })],
    'Длительность: 1 ч 30 мин. «Сад» (TASK-011).',
    [],
  ],
];

describe('what is asked of the time of an object', () => {
  it.each(cases)('%s: %#', (asks, found, title, lines) => {
    const answer = timeAnswer(found, asks, moment);
    expect(answer && inWords(answer).title).toBe(title);
    expect(answer?.lines.map((line) => inWords(line).text)).toEqual(lines);
  });

  it('of nothing is no answer', () => {
    expect(timeAnswer([], 'until', moment)).toBeNull();
  });
});
