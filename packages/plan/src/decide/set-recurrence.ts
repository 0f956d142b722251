import { editTask } from '../change/edit-rows.ts';
import type { Given } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import { closedWith, NO_REPETITION, type Repetition, repeatTask } from '../repeats/repeat-task.ts';
import { isClosed } from '../tree/step-tree.ts';
import { askFor, change, changed, type Decision, told, UNCHANGED } from './decision.ts';
import { followTask, sayNext } from './follow-task.ts';
import { blocksAt, sayOverlaps } from './in-the-way.ts';
import type { Need, PlanState } from './need.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';
import { endRepetition, repeatBlock, repeatedSpan } from './series/repeat-block.ts';
import { needsToClose } from './update-status.ts';

type SetRecurrence = OperationOf<'set_recurrence'>;
type TaskTarget = Extract<Target, { kind: 'task' }>;
type BlockTarget = Extract<Target, { kind: 'timeblock' }>;

const OFFERED = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=MONTHLY',
] as const;

function askHowOften(operation: SetRecurrence): Decision {
  const choices = OFFERED.map((rule, index) => ({
    id: `rrule:${index + 1}`,
    label: say('label_rule', { rule }),
    operation: { ...operation, rrule: rule },
  }));
  return askFor('WHEN', operation, choices, say('how_often', {}));
}

/** How it is to repeat; null where it ends, or where that is still to be asked. */
function repetitionOf({ rrule, planned_time, from_date }: SetRecurrence): Repetition | null {
  if (rrule === undefined || rrule === null) return null;
  return { rule: rrule, time: planned_time ?? null, from: from_date ?? null };
}

/** Sets a task's repetition; the reply says the rule, then the next task or the task's times. */
function onTask(
  { below }: PlanState,
  target: TaskTarget,
  { operation, repetition }: { readonly operation: SetRecurrence; readonly repetition: Repetition },
  given: Given,
): Decision {
  const { row } = target;
  const head = told(operation, target);
  const followed = isClosed(row)
    ? followTask(closedWith(row, repetition, given), below, given)
    : null;
  if (followed) {
    // what is closed stays as it is: the repetition begins with the task that follows it
    const over = editTask(row, { series_id: followed.over.series_id });
    const steps = [...(over === null ? [] : [over]), ...followed.steps];
    return change(steps, [head, sayNext(followed)], [{ kind: 'task', row: followed.next }]);
  }
  const step = editTask(row, repeatTask(row, repetition, given));
  if (step === null) return UNCHANGED;
  const object = { kind: 'task', row: { ...step.after.row, recurrence_rule: null } } as const;
  return change([step], [head, say('facts', { object: factsOf(object) })]);
}

function onBlock(
  { blocks }: PlanState,
  target: BlockTarget,
  { operation, repetition }: { readonly operation: SetRecurrence; readonly repetition: Repetition },
  given: Given,
): Decision {
  const repeated = repeatBlock(target.row, repetition, given);
  if (repeated === null) return UNCHANGED;
  const { steps, block } = repeated;
  const object = { kind: 'timeblock', row: { ...block, recurrence_rule: null } } as const;
  const isNew = block.timeblock_id !== target.row.timeblock_id;
  return change(
    steps,
    [
      told(operation, target),
      say('facts', { object: factsOf(object) }),
      ...sayOverlaps(block, blocks, given.zone),
    ],
    isNew ? [{ kind: 'timeblock', row: block }] : [],
  );
}

function end(target: TaskTarget | BlockTarget, { now }: Given): Decision {
  const facts = factsOf(target);
  if (target.kind === 'task') {
    const step = target.row.recurrence_rule === null ? null : editTask(target.row, NO_REPETITION);
    return changed(step, say('recurrence_ended', { target: facts, last: null }));
  }
  const ended = endRepetition(target.row, now);
  const last = ended?.last?.at ?? null;
  return changed(ended?.step ?? null, say('recurrence_ended', { target: facts, last }));
}

/** "повторяй каждую среду", "больше не повторяй": how a task or a timeblock repeats from now on. */
export const setRecurrence: OperationRule<SetRecurrence> = {
  needs(operation, target, moment): Need[] {
    const repetition = repetitionOf(operation);
    if (repetition === null || target === null) return [];
    if (target.kind !== 'timeblock') return needsToClose(target);
    const span = repeatedSpan(target.row, repetition, moment);
    return span === null ? [] : [blocksAt(span)];
  },

  decide: onKinds(['task', 'timeblock'], (state, operation, given) => {
    const { target } = state;
    if (operation.rrule === undefined) return askHowOften(operation);
    const repetition = repetitionOf(operation);
    if (repetition === null) return end(target, given);
    return target.kind === 'task'
      ? onTask(state, target, { operation, repetition }, given)
      : onBlock(state, target, { operation, repetition }, given);
  }),
};
