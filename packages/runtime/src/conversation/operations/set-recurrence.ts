import type { Offered } from '../../words.ts';
import type { Operation } from '@planerka/contracts';
import {
  closedWith,
  editTask,
  NO_REPETITION,
  repeatTask,
  type Repetition,
  type Target,
} from '@planerka/plan';
import { followTask, sayNext } from '../../repeats/follow-task.ts';
import { endRepetition, repeatBlock } from '../../repeats/repeat-block.ts';
import {
  blockLines,
  describeRecurrence,
  formatInstant,
  nameObject,
  ru,
  taskLines,
  upperFirst,
} from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import { type Applied, askFor, change, type OperationRule, phrase } from '../operation-rule.ts';
import { overlaps } from '../overlap.ts';

type SetRecurrence = Extract<Operation, { type: 'set_recurrence' }>;
type TaskTarget = Extract<Target, { kind: 'task' }>;
type BlockTarget = Extract<Target, { kind: 'timeblock' }>;

const OFFERED = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=MONTHLY',
] as const;

function askHowOften(operation: SetRecurrence): Applied {
  const choices: Offered[] = OFFERED.map((rrule, index) => ({
    id: `rrule:${index + 1}`,
    label: upperFirst(describeRecurrence(rrule)),
    operation: { ...operation, rrule },
  }));
  return askFor('WHEN', operation, choices, { text: ru.operations.howOften });
}

/** The times that are left say themselves; the rule stands in the first line. */
async function onTask(turn: Turn, target: TaskTarget, repetition: Repetition): Promise<Applied> {
  const { zone } = turn.moment;
  const { row } = target;
  const head = ru.operations.recurrenceSet(target, describeRecurrence(repetition.rule));
  const patch = repeatTask(row, repetition, turn.moment);
  const isClosed = row.status === 'done' || row.status === 'cancelled';
  const followed = isClosed
    ? await followTask(turn, closedWith(row, repetition, turn.moment))
    : null;
  if (followed) {
    // what is closed stays as it is: the repetition begins with the task that follows it
    const over = editTask(row, { series_id: followed.over.series_id });
    const steps = [...(over === null ? [] : [over]), ...followed.steps];
    const text = [head, sayNext(turn, followed)].join('\n');
    return change(steps, text, [{ kind: 'task', row: followed.next }]);
  }
  const step = editTask(row, patch);
  if (step?.after?.kind !== 'task') return change([], '');
  const lines = taskLines({ ...step.after.row, recurrence_rule: null }, zone);
  return change([step], [head, ...lines].join('\n'));
}

async function onBlock(turn: Turn, target: BlockTarget, repetition: Repetition): Promise<Applied> {
  const repeated = repeatBlock(turn, target.row, repetition);
  if (repeated === null) return change([], '');
  const { steps, block } = repeated;
  const head = ru.operations.recurrenceSet(target, describeRecurrence(repetition.rule));
  const lines = blockLines({ ...block, recurrence_rule: null }, turn.moment.zone);
  const isNew = block.timeblock_id !== target.row.timeblock_id;
  return change(
    steps,
    [[head, ...lines].join('\n'), ...(await overlaps(turn, block))],
    isNew ? [{ kind: 'timeblock', row: block }] : [],
  );
}

function end(turn: Turn, target: TaskTarget | BlockTarget): Applied {
  if (target.kind === 'task') {
    const step = target.row.recurrence_rule === null ? null : editTask(target.row, NO_REPETITION);
    return step === null
      ? change([], '')
      : change([step], ru.operations.recurrenceEnded(target, null));
  }
  const ended = endRepetition(turn, target.row);
  if (ended === null) return change([], '');
  const last = ended.last === null ? null : formatInstant(ended.last.at, turn.moment.zone);
  return change([ended.step], ru.operations.recurrenceEnded(target, last));
}

/** "повторяй каждую среду", "больше не повторяй": how a task or a timeblock repeats from now on. */
export const setRecurrence: OperationRule<SetRecurrence> = {
  type: 'set_recurrence',
  event: 'recurrence_set',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(turn, operation, target) {
    const { rrule: rule, planned_time: time = null, from_date: from = null } = operation;
    if (rule === undefined) return askHowOften(operation);
    if (!target || target.kind === 'project') return change([], '');
    if (rule === null) return end(turn, target);
    const repetition = { rule, time, from };
    return target.kind === 'task'
      ? await onTask(turn, target, repetition)
      : await onBlock(turn, target, repetition);
  },

  retell: (_turn, { rrule: rule, planned_time: time }, target) =>
    rule === null
      ? phrase('больше не повторять', target && nameObject(target))
      : phrase(
          'повторять',
          target && nameObject(target),
          rule === undefined ? null : describeRecurrence(rule),
          time === undefined ? null : `в ${time}`,
        ),
};
