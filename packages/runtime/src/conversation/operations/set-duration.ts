import type { Operation } from '@planerka/contracts';
import { durationChoices, durationRefusal } from '../../commands/durations.ts';
import { refusal } from '../../commands/settled.ts';
import {
  addMinutes,
  editBlock,
  editTask,
  minutesBetween,
  type Target,
  toInstant,
} from '@planerka/plan';
import {
  blockLines,
  formatDuration,
  formatInstant,
  nameObject,
  nameOf,
  nameTo,
  ru,
} from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import {
  type Applied,
  askFor,
  change,
  changed,
  type OperationRule,
  phrase,
  refuse,
} from '../operation-rule.ts';
import { overlaps } from '../overlap.ts';

type SetDuration = Extract<Operation, { type: 'set_duration' }>;
type Timed = Extract<Target, { kind: 'task' | 'timeblock' }>;

function minutesAfter(target: Timed, operation: SetDuration): number | null {
  const { duration_minutes: minutes, by_minutes: by, end_at: end } = operation;
  if (minutes !== undefined) return minutes;
  if (by !== undefined) {
    const present = target.row.duration_minutes;
    return present === null ? null : present + by;
  }
  if (end === undefined || target.kind !== 'timeblock') return null;
  return minutesBetween(target.row.start_at, toInstant(end));
}

function askMinutes(operation: SetDuration): Applied {
  const { by_minutes: _by, end_at: _end, ...rest } = operation;
  const choices = durationChoices().map(({ id, label, entities }) => ({
    id,
    label,
    operation: { ...rest, duration_minutes: entities?.duration_minutes },
  }));
  return askFor('MINUTES', rest, choices);
}

/** Why the new length cannot be, with the reason that was said; null when it can. */
function refusedLength(turn: Turn, target: Timed, minutes: number, operation: SetDuration) {
  const saysEnd = operation.duration_minutes === undefined && operation.by_minutes === undefined;
  const { end_at: end } = operation;
  if (target.kind !== 'timeblock' || !saysEnd || end === undefined || minutes > 0) {
    return durationRefusal(minutes);
  }
  const { zone } = turn.moment;
  const span = `${formatInstant(target.row.start_at, zone)} – ${formatInstant(toInstant(end), zone)}`;
  return refusal('END_BEFORE_START', ru.refused.endBeforeStart(span), ru.refused.endRecovery);
}

/** "на полтора часа", "сократи до 30 минут": a task's estimate, or a timeblock's length. */
export const setDuration: OperationRule<SetDuration> = {
  type: 'set_duration',
  event: 'duration_set',
  targets: ['timeblock', 'task'],
  bulk: true,

  async apply(turn, operation, target) {
    if (!target || target.kind === 'project') return change([], '');
    const minutes = minutesAfter(target, operation);
    if (minutes === null) return askMinutes(operation);
    const refused = refusedLength(turn, target, minutes, operation);
    if (refused) return refuse(refused);
    const head = ru.operations.durationSet(target, formatDuration(minutes));
    if (target.kind === 'task') {
      return changed(editTask(target.row, { duration_minutes: minutes }), head);
    }
    const end_at = addMinutes(target.row.start_at, minutes);
    const step = editBlock(target.row, { duration_minutes: minutes, end_at });
    if (step?.after?.kind !== 'timeblock') return change([], '');
    const { row } = step.after;
    const lines = blockLines(row, turn.moment.zone);
    return change([step], [[head, ...lines].join('\n'), ...(await overlaps(turn, row))]);
  },

  retell(turn, { duration_minutes: minutes, by_minutes: by, end_at: end }, target) {
    if (minutes !== undefined) {
      return phrase(
        'поставить',
        target && nameTo(target),
        `длительность ${formatDuration(minutes)}`,
      );
    }
    if (by !== undefined) {
      const longer = `на ${formatDuration(Math.abs(by))} ${by < 0 ? 'короче' : 'длиннее'}`;
      return phrase('сделать', target && nameObject(target), longer);
    }
    const until = end === undefined ? null : formatInstant(toInstant(end), turn.moment.zone);
    return phrase('изменить длительность', target && nameOf(target), until && `до: ${until}`);
  },
};
