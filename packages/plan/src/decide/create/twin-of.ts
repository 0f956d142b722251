import type { Need, PlanState } from '../need.ts';
import { isOver } from '../../time/when.ts';
import type { Moment } from '../../time/moment.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import type { CreateOperation } from './create-operation.ts';

/** What the words have named once more, as the one who read them knows. */
export function twinNeeds({ type, notes, sources }: CreateOperation): Need[] {
  // what comes with a picture is not what was said before
  if (sources !== undefined) return [];
  const numbers = notes.flatMap((note) => (note.code === 'SAID_AGAIN' ? note.numbers : []));
  const kind = type === 'task_create' ? 'task' : 'timeblock';
  return numbers.length === 0 ? [] : [{ need: 'numbered', kind, numbers }];
}

/**
 * The open one that the new one would only repeat: nothing is said of the new one that the other has not. What is
 * done may be wanted once more, and what is new of it makes it another.
 */
export function twinOf(made: Target, { numbered }: PlanState, moment: Moment): Target | null {
  return numbered.find((known) => repeats(made, known, moment)) ?? null;
}

function repeats(made: Target, known: Target, moment: Moment): boolean {
  if (known.row.deleted_at !== null) return false;
  if (made.kind === 'task' && known.kind === 'task') {
    return isOpenTask(known.row) && saysNothingNew(made.row, known.row, TASK_FIELDS);
  }
  if (made.kind !== 'timeblock' || known.kind !== 'timeblock') return false;
  const isAhead = !isOver({ on: null, at: known.row.start_at }, moment);
  return isAhead && saysNothingNew(made.row, known.row, BLOCK_FIELDS);
}

/** A step of another task may be called as anything is. */
const isOpenTask = ({ status, parent_id: parent }: Task): boolean =>
  (status === 'todo' || status === 'in_progress') && parent === null;

const TASK_FIELDS = [
  'description',
  'priority',
  'project_name',
  'planned_on',
  'planned_at',
  'due_on',
  'due_at',
  'duration_minutes',
  'recurrence_rule',
  'remind_before_minutes',
] as const satisfies ReadonlyArray<keyof Task>;

const BLOCK_FIELDS = [
  'start_at',
  'end_at',
  'recurrence_rule',
  'remind_before_minutes',
] as const satisfies ReadonlyArray<keyof Timeblock>;

function saysNothingNew<R extends { readonly tags?: readonly string[] }>(
  made: R,
  known: R,
  fields: ReadonlyArray<keyof R>,
): boolean {
  const { tags = [] } = made;
  return (
    fields.every((field) => made[field] === null || made[field] === known[field]) &&
    tags.every((tag) => known.tags?.includes(tag) === true)
  );
}
