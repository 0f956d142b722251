import type { Operation } from '@planerka/contracts';
import { durationChoices, durationRefusal } from '../../commands/durations.ts';
import type { Target } from '../../plan/object.ts';
import { formatDuration } from '../../texts/dates.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { addMinutes, minutesBetween, toInstant } from '../../time/zoned.ts';
import { editBlock, editTask } from '../edit-target.ts';
import { change, type OperationRule, refuse } from '../operation-rule.ts';

type SetDuration = Extract<Operation, { type: 'set_duration' }>;

function minutesAfter(target: Target, operation: SetDuration): number | null {
  const { duration_minutes: minutes, by_minutes: by, end_at: end } = operation;
  if (target.kind === 'project') return null;
  if (minutes !== undefined) return minutes;
  if (by !== undefined) {
    const present = target.row.duration_minutes;
    return present === null ? null : present + by;
  }
  if (end === undefined || target.kind !== 'timeblock') return null;
  return minutesBetween(target.row.start_at, toInstant(end));
}

/** "на полтора часа", "сократи до 30 минут": a task's estimate, or a timeblock's length. */
export const setDuration: OperationRule<SetDuration> = {
  type: 'set_duration',
  event: 'duration_set',
  targets: ['timeblock', 'task'],
  bulk: true,

  async apply(_turn, operation, target) {
    if (!target) return change([], '');
    const minutes = minutesAfter(target, operation);
    if (minutes === null) {
      const { by_minutes: _by, end_at: _end, ...rest } = operation;
      const choices = durationChoices().map(({ id, label, entities }) => ({
        id,
        label,
        operation: { ...rest, duration_minutes: entities?.duration_minutes ?? 0 },
      }));
      const text = ru.operations.question('MINUTES', [], operation, 1);
      return { kind: 'ask', ask: { code: 'MINUTES', text, choices } };
    }
    const refused = durationRefusal(minutes);
    if (refused) return refuse(refused);
    const step =
      target.kind === 'timeblock'
        ? editBlock(target.row, {
            duration_minutes: minutes,
            end_at: addMinutes(target.row.start_at, minutes),
          })
        : target.kind === 'task'
          ? editTask(target.row, { duration_minutes: minutes })
          : null;
    if (!step) return change([], '');
    return change([step], ru.operations.durationSet(titled(target), formatDuration(minutes)));
  },

  retell: (_turn, { duration_minutes: minutes, by_minutes: by }, target) =>
    [
      'изменить длительность',
      target ? titled(target) : null,
      minutes === undefined ? null : `на ${formatDuration(minutes)}`,
      by === undefined
        ? null
        : `${by < 0 ? 'меньше' : 'больше'} на ${formatDuration(Math.abs(by))}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
};
