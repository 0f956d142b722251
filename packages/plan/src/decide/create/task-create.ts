import type { Entities } from '@planerka/contracts';
import { say } from '../../messages/messages.ts';
import { newTask } from '../../objects/new-task.ts';
import { isStartPast } from '../../time/moment.ts';
import { isOver, readWhen } from '../../time/when.ts';
import { minutesBetween, timeOf, toInstant } from '../../time/zoned.ts';
import { lengthRefused } from '../length-refused.ts';
import { type CreateRule, lacks } from './create-rule.ts';
import { dayChoices } from './day-choices.ts';
import { plannedWhen } from './planned-when.ts';
import { recurrenceColumns } from './recurrence-columns.ts';

/** A span said of a task is its planned time and its duration. */
function withSpanAsPlan(entities: Entities): Entities {
  const { start_at: start, end_at: end, ...rest } = entities;
  if (start === undefined) return entities;
  const minutes =
    rest.duration_minutes ??
    (end === undefined ? undefined : minutesBetween(toInstant(start), toInstant(end)));
  return {
    ...rest,
    planned_at: rest.planned_at ?? start,
    ...(minutes === undefined ? {} : { duration_minutes: minutes }),
  };
}

/** The title is required (C6-question); a time said in part asks for the rest (D-day-question). */
export const taskCreate: CreateRule = {
  intent: 'task_create',
  creates: 'task',
  event: 'task_created',

  complete(said, moment, notes) {
    const entities = withSpanAsPlan(said);
    const refused = lengthRefused(entities.duration_minutes);
    if (refused) return refused;
    if (entities.title === undefined) return lacks('TITLE', say('ask_title', {}));
    const planned = plannedWhen(entities, moment.zone);
    const due = readWhen(entities.due_date);
    const noDay = planned.on === null && planned.at === null;
    const noSuchDate = notes.some((note) => note.code === 'NO_SUCH_DATE');
    const inPart =
      entities.planned_time !== undefined ||
      entities.planned_window !== undefined ||
      (noSuchDate && due.on === null && due.at === null);
    if (noDay && inPart) return lacks('DAY', say('ask_day', {}), dayChoices(entities, moment));
    return { kind: 'complete', entities };
  },

  pastTime(entities, moment) {
    if (entities.recurrence !== undefined) return null;
    const planned = plannedWhen(entities, moment.zone);
    const due = readWhen(entities.due_date);
    const isNow = planned.at !== null && !isStartPast(planned.at, moment);
    if (!isNow && isOver(planned, moment)) return planned;
    return isOver(due, moment) ? due : null;
  },

  elsewhen(entities, moment) {
    const { planned_at: _planned, ...rest } = entities;
    const planned = plannedWhen(entities, moment.zone);
    return planned.at === null ? null : { ...rest, planned_time: timeOf(planned.at, moment.zone) };
  },

  retell(entities, moment) {
    return say('new_task', {
      title: entities.title ?? null,
      planned: plannedWhen(entities, moment.zone),
      due: readWhen(entities.due_date),
      duration_minutes: entities.duration_minutes ?? null,
      recurrence: entities.recurrence ?? null,
    });
  },

  build(entities, moment, made) {
    const planned = plannedWhen(entities, moment.zone);
    const due = readWhen(entities.due_date);
    return {
      kind: 'task',
      row: newTask({
        ...made,
        title: entities.title ?? '',
        description: entities.description ?? null,
        priority: entities.priority ?? null,
        tags: entities.tags ?? [],
        project_name: entities.project ?? null,
        planned_on: planned.on,
        planned_at: planned.at,
        due_on: due.on,
        due_at: due.at,
        duration_minutes: entities.duration_minutes ?? null,
        ...recurrenceColumns(entities, planned, moment),
        remind_before_minutes: entities.remind_before_minutes ?? null,
      }),
    };
  },
};
