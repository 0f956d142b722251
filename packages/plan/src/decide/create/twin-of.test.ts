import { describe, expect, it } from 'vitest';
import type { Task } from '../../objects/task.ts';
import type { Target } from '../../objects/object.ts';
import { toInstant } from '../../time/zoned.ts';
import { stateOf } from '../need.ts';
import { taskCreate } from './task-create.ts';
import { timeblockCreate } from './timeblock-create.ts';
import { twinOf } from './twin-of.ts';

const at = toInstant('2026-09-15T10:30:00+03:00');
const moment = { now: at, zone: 'Europe/Moscow' };
const made = { id: '0199a5d0-0000-7000-8000-000000000001', number: 1, actor: 'person-1', at };

const task = (
  entities: Parameters<typeof taskCreate.build>[0],
  row: Partial<Task> = {},
): Target => {
  const built = taskCreate.build({ title: 'полить цветы', ...entities }, moment, made);
  if (built.kind !== 'task') throw new Error(built.kind);
  return { kind: 'task', row: { ...built.row, ...row } };
};
const block = (start: string): Target =>
  timeblockCreate.build({ title: 'созвон', start_at: start, duration_minutes: 60 }, moment, made);

const isTwin = (next: Target, known: Target): boolean =>
  twinOf(next, stateOf(null, { numbered: [known] }), moment) === known;

describe('the one that something new would only repeat', () => {
  it.each([
    ['nothing is said of either', task({}), task({})],
    ['nothing is said of the new one', task({}), task({ planned_at: '2026-09-16' })],
    ['the same is said', task({ planned_at: '2026-09-16' }), task({ planned_at: '2026-09-16' })],
    ['in work', task({}), task({}, { status: 'in_progress' })],
    ['the same hour', block('2026-09-16T12:00:00+03:00'), block('2026-09-16T12:00:00+03:00')],
  ])('%s', (_why, next, known) => {
    expect(isTwin(next, known)).toBe(true);
  });

  it.each([
    ['another day', task({ planned_at: '2026-09-17' }), task({ planned_at: '2026-09-16' })],
    ['a day is new', task({ planned_at: '2026-09-16' }), task({})],
    ['a tag is new', task({ tags: ['дом'] }), task({})],
    ['done', task({}), task({}, { status: 'done' })],
    ['deleted', task({}), task({}, { deleted_at: at })],
    ['a step', task({}), task({}, { parent_id: '0199a5d0-0000-7000-8000-000000000009' })],
    ['another hour', block('2026-09-16T13:00:00+03:00'), block('2026-09-16T12:00:00+03:00')],
    ['over', block('2026-09-14T12:00:00+03:00'), block('2026-09-14T12:00:00+03:00')],
  ])('is none: %s', (_why, next, known) => {
    expect(isTwin(next, known)).toBe(false);
  });
});
