import type { Entities, Intent } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { person, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import { stateOf } from '../need.ts';
import type { CreateOperation } from './create-operation.ts';
import { taskCreate } from './task-create.ts';
import { timeblockCreate } from './timeblock-create.ts';
import { askOfTwin, twinNeeds } from './twin-of.ts';

const given = sampleGiven();
const DAY = '2026-02-26';
const NEXT_DAY = '2026-02-27';
const AT_TWO = '2026-02-26T14:00:00+03:00';
const AT_THREE = '2026-02-26T15:00:00+03:00';
const made = {
  id: '0199a5d0-0000-7000-8000-000000000001',
  number: 7,
  actor: 'person-1',
  at: given.now,
};

function task(entities: Entities = {}, row: Partial<Task> = {}): Target {
  const built = taskCreate.build({ title: 'полив', ...entities }, given, made);
  if (built.kind !== 'task') throw new Error(built.kind);
  return { kind: 'task', row: { ...built.row, ...row } };
}

const block = (start: string): Target =>
  timeblockCreate.build({ title: 'созвон', start_at: start, duration_minutes: 60 }, given, made);

function again(type: Intent, entities: Entities): CreateOperation {
  const origin = { trace_id: 'trace', source: { channel: 'telegram_text' } } as const;
  const known = [{ kind: 'task', number: 7 }] as const;
  const notes: CreateOperation['notes'] = [{ code: 'SAID_AGAIN', position: 0, known: [...known] }];
  return { type, entities: { title: 'полить', ...entities }, notes, readings: [], origin };
}

const asked = (type: Intent, entities: Entities, known: Target) =>
  askOfTwin(again(type, entities), stateOf(null, { numbered: [known] }), given);

describe('what stands already and is said again', () => {
  it.each([
    ['nothing is said of either', {}, task()],
    ['nothing is said of the new one', {}, task({ planned_at: DAY })],
    ['the same day is said', { planned_at: DAY }, task({ planned_at: AT_TWO })],
    ['the same hour is said', { planned_time: '14:00' }, task({ planned_at: AT_TWO })],
    ['the other is in work', {}, task({}, { status: 'in_progress' })],
    [
      'word for word, at the same hour',
      { title: 'полив', planned_at: AT_TWO },
      task({ planned_at: AT_TWO }),
    ],
    ['more is new than one change', { planned_at: DAY, priority: 'high' }, task()],
  ] satisfies Array<[string, Entities, Target]>)(
    'one more is asked about: %s',
    (_, said, known) => {
      const question = { code: 'ask_twin', data: { twin: { row: { number: 7 } } } };
      expect(asked('task_create', said, known)).toMatchObject({ code: 'CONFIRM', question });
    },
  );

  it.each([
    ['task_create', { planned_at: DAY }, task(), { type: 'reschedule', task: 7, planned_at: DAY }],
    [
      'task_create',
      { planned_at: NEXT_DAY },
      task({ planned_at: DAY }),
      { type: 'reschedule', task: 7, planned_at: NEXT_DAY },
    ],
    [
      'task_create',
      { planned_time: '09:00' },
      task(),
      { type: 'reschedule', task: 7, planned_time: '09:00' },
    ],
    ['task_create', { due_date: DAY }, task(), { type: 'set_due', task: 7, due_date: DAY }],
    ['task_create', { priority: 'high' }, task(), { type: 'set_priority', task: 7 }],
    [
      'task_create',
      { planned_at: AT_THREE },
      block(AT_TWO),
      { type: 'reschedule', timeblock: 7, planned_at: AT_THREE },
    ],
  ] satisfies Array<[Intent, Entities, Target, object]>)(
    'what is new may be meant of it: %s %j',
    (type, said, known, operation) => {
      const choices = [{ id: 'yes', operation }, { id: 'no' }];
      expect(asked(type, said, known)).toMatchObject({ code: 'TWIN', choices });
    },
  );

  const WEEKLY = 'FREQ=WEEKLY;BYDAY=TH';

  it.each([
    // a single word and a meeting, too: the first of the series would stand beside it at the same time
    ['task_create', { title: 'полив', planned_at: AT_TWO }, task({ planned_at: AT_TWO }), {}],
    ['task_create', { planned_at: DAY }, task({ planned_at: AT_TWO }), {}],
    ['task_create', { planned_at: DAY }, task(), { from_date: DAY }],
    ['timeblock_create', { start_at: AT_TWO, duration_minutes: 60 }, block(AT_TWO), {}],
    ['task_create', { planned_at: AT_TWO }, block(AT_TWO), {}],
  ] satisfies Array<[Intent, Entities, Target, object]>)(
    'what stands once may be meant to repeat: %s %j',
    (type, said, known, more) => {
      const target = known.kind === 'task' ? { task: 7 } : { timeblock: 7 };
      const operation = { type: 'set_recurrence', rrule: WEEKLY, ...target, ...more };
      const choices = [{ id: 'yes', operation }, { id: 'no' }];
      expect(asked(type, { ...said, recurrence: WEEKLY }, known)).toMatchObject({
        code: 'TWIN',
        choices,
      });
    },
  );

  it.each([
    [
      'in other words, on another day',
      'task_create',
      { planned_at: DAY },
      task({ planned_at: NEXT_DAY }),
    ],
    // its deadline would be moved away
    [
      'beside what has a deadline, in other words',
      'task_create',
      { planned_at: DAY },
      task({ due_date: NEXT_DAY }),
    ],
    ['of another hour', 'timeblock_create', { start_at: AT_THREE }, block(AT_TWO)],
    [
      'of one word, at another hour',
      'task_create',
      { title: 'полив', planned_at: AT_THREE },
      task({ planned_at: AT_TWO }),
    ],
  ] satisfies Array<[string, Intent, Entities, Target]>)(
    'a series %s is another one',
    (_, type, said, known) => {
      expect(asked(type, { ...said, recurrence: WEEKLY }, known)).toBeNull();
    },
  );

  it.each([
    ['done', 'task_create', {}, task({}, { status: 'done' })],
    ['a step', 'task_create', {}, task({}, { parent_id: made.id })],
    ['of one word, on another day', 'task_create', { title: 'Полив', planned_at: DAY }, task()],
    ['a meeting of another hour', 'timeblock_create', { start_at: AT_THREE }, block(AT_TWO)],
    ['over', 'timeblock_create', {}, block('2026-02-20T12:00:00+03:00')],
  ] satisfies Array<[string, Intent, Entities, Target]>)(
    'is not asked about: %s',
    (_why, type, said, known) => {
      expect(asked(type, said, known)).toBeNull();
    },
  );

  it('a meeting of the same hour is asked about', () => {
    const said = { title: 'созвон', start_at: AT_TWO, duration_minutes: 60 };
    expect(asked('timeblock_create', said, block(AT_TWO))).toMatchObject({ code: 'CONFIRM' });
  });

  it('is not asked twice, nor of what comes with a picture', () => {
    const state = stateOf(null, { numbered: [task()] });
    for (const code of ['CONFIRM', 'TWIN'] as const) {
      const yes = sampleGiven(person(code));
      expect(askOfTwin(again('task_create', {}), state, yes)).toBeNull();
    }
    const sources = [{ kind: 'photo', message_id: 1 }] as never;
    expect(twinNeeds({ ...again('task_create', {}), sources })).toEqual([]);
    expect(twinNeeds(again('task_create', {}))).toHaveLength(1);
  });
});
