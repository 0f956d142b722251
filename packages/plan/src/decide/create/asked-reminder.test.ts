import type { Entities, Intent, Note } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { changeOf, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import { decide } from '../decide.ts';
import { stateOf } from '../need.ts';

// cites: R-asked

const REMIND: Note = { code: 'REMINDER_ASKED', position: 0 };
const given = sampleGiven();
const zoned = (at: string): string => `${at}:00+03:00`;

function asked(type: Intent, entities: Entities, notes: Note[] = [REMIND]) {
  const origin = { trace_id: 'trace', source: { channel: 'telegram_text' } } as const;
  const wish = { type, entities, notes, readings: [], origin };
  const { steps, said } = changeOf(decide(stateOf(null), wish, given));
  const after = steps[0]?.after;
  if (after?.kind !== 'task' && after?.kind !== 'timeblock') throw new Error('nothing was made');
  return { said, before: after.row.remind_before_minutes };
}

// The sample is decided on Wednesday, 25 February 2026, at noon in Moscow.
it.each<[string, Entities, readonly string[], readonly number[] | null]>([
  ['at its hour', { planned_at: zoned('2026-02-26T10:00') }, ['2026-02-26T07:00:00.000Z'], null],
  ['in the morning of a day', { planned_at: '2026-02-27' }, ['2026-02-27T06:00:00.000Z'], [0]],
  ['in the morning of a deadline', { due_date: '2026-02-27' }, ['2026-02-27T06:00:00.000Z'], [0]],
  [
    'as long before as was said',
    { planned_at: zoned('2026-02-26T18:00'), remind_before_minutes: [60] },
    ['2026-02-26T14:00:00.000Z'],
    [60],
  ],
  [
    'twice',
    { planned_at: zoned('2026-02-27T18:00'), remind_before_minutes: [60, 1440] },
    ['2026-02-26T15:00:00.000Z', '2026-02-27T14:00:00.000Z'],
    [60, 1440],
  ],
  ['not before a day or an hour is said', {}, [], [0]],
  ['not in a morning that is over', { planned_at: '2026-02-25' }, [], null],
])('a task is reminded of %s', (_when, times, at, before) => {
  const { said, before: kept } = asked('task_create', { title: 'отчёт', ...times });
  expect(said[0]).toMatchObject({ code: 'will_remind', data: { at } });
  expect(kept).toEqual(before);
});

it('a timeblock tells the reminder that it has anyway', () => {
  const { said, before } = asked('timeblock_create', {
    start_at: zoned('2026-02-26T10:00'),
    duration_minutes: 60,
  });
  expect(said).toMatchObject([
    { code: 'created' },
    { code: 'will_remind_at', data: { at: ['2026-02-26T06:50:00.000Z'] } },
  ]);
  expect(before).toBeNull();
});

it('what nobody wants to be reminded of is written as before', () => {
  const { said, before } = asked('task_create', { title: 'отчёт', planned_at: '2026-02-27' }, []);
  expect(said).toMatchObject([{ code: 'created' }]);
  expect(before).toBeNull();
});
