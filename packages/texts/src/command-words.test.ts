import { factsOf, type Instant, say, type Task } from '@planerka/plan';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, sampleTask } from '../../../test/rig/sample-plan.ts';
import { render } from './render.ts';

// cites: R-asked

const frame = { ...SAMPLE_MOMENT, locale: 'ru' };

function reminded(over: Partial<Task>, at: readonly Instant[]): string {
  const row = sampleTask({ number: 7, title: 'отчёт', ...over });
  const task = factsOf({ kind: 'task', row });
  if (task.kind !== 'task') throw new Error('a task is told as something else');
  return render(say('will_remind', { task, at }), frame);
}

// It is Wednesday, 25 February 2026, noon in Moscow.
describe('"напомни ..." is answered with when that will be', () => {
  it.each<[Partial<Task>, readonly Instant[], string]>([
    [
      { planned_at: '2026-02-26T07:00:00.000Z' },
      ['2026-02-26T07:00:00.000Z'],
      'Напомню завтра в 10:00: «отчёт» (TASK-007).',
    ],
    [
      { planned_on: '2026-02-27' },
      ['2026-02-27T06:00:00.000Z'],
      'Напомню послезавтра в 09:00: «отчёт» (TASK-007).',
    ],
    [
      { planned_at: '2026-03-03T07:00:00.000Z' },
      ['2026-03-03T07:00:00.000Z'],
      'Напомню во вторник, 3 марта, в 10:00: «отчёт» (TASK-007).',
    ],
    [
      { due_on: '2026-02-28', remind_before_minutes: [0] },
      ['2026-02-28T06:00:00.000Z'],
      'Напомню в субботу, 28 февраля, в 09:00: «отчёт» (TASK-007).\nСрок: суббота, 28 февраля.',
    ],
    [
      { planned_at: '2026-02-26T15:00:00.000Z', remind_before_minutes: [60] },
      ['2026-02-26T14:00:00.000Z'],
      'Напомню завтра в 17:00: «отчёт» (TASK-007).\nКогда: завтра, 18:00.',
    ],
    [
      { planned_at: '2026-02-27T15:00:00.000Z', remind_before_minutes: [60, 1440] },
      ['2026-02-26T15:00:00.000Z', '2026-02-27T14:00:00.000Z'],
      'Напомню завтра в 18:00 и послезавтра в 17:00: «отчёт» (TASK-007).\nКогда: послезавтра, 18:00.',
    ],
    [
      { planned_at: '2027-01-15T07:00:00.000Z' },
      ['2027-01-15T07:00:00.000Z'],
      'Напомню в пятницу, 15 января 2027, в 10:00: «отчёт» (TASK-007).',
    ],
    [
      {},
      [],
      'Напомню о задаче «отчёт» (TASK-007), как только назовёте день или час.\nВо Входящих.',
    ],
    [
      { planned_on: '2026-02-25' },
      [],
      'Напомню о задаче «отчёт» (TASK-007), как только назовёте час.\nКогда: сегодня.',
    ],
  ])('%j at %j', (over, at, words) => {
    expect(reminded(over, at)).toBe(words);
  });

  it('beside a timeblock too', () => {
    const at = ['2026-02-26T06:50:00.000Z'];
    expect(render(say('will_remind_at', { at }), frame)).toBe('Напомню завтра в 09:50.');
  });
});
