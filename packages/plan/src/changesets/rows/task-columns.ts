import { readEntityId, type TaskRow, writeProductionId } from '@planerka/contracts';
import { type Task, TaskStatus } from '../../objects/task.ts';
import { toInstant } from '../../time/zoned.ts';
import { wholeMinutes } from '../check/schedule-plan.ts';
import {
  type LooseRow,
  type RowFrame,
  sortKeyOf,
  stringOrNull,
  type UuidOf,
} from './row-fields.ts';

const MINUTES_OF_HOUR = 60;

/** A stored task by the contract's names. */
export function taskRow(task: Task, { names, revision }: RowFrame): TaskRow {
  return {
    taskId: names.of(task.task_id) ?? '',
    itemId: names.of(task.item_id),
    parentTaskId: names.of(task.parent_id),
    sortKey: task.sort_key,
    title: task.title,
    description: task.description,
    status: task.status,
    durationHours: task.duration_minutes === null ? null : task.duration_minutes / MINUTES_OF_HOUR,
    tags: task.tags,
    plannedStart: task.planned_at,
    plannedEnd: task.planned_end_at,
    dependsOn: task.depends_on.flatMap((id) => {
      const named = readEntityId(id);
      return named?.kind === 'task' ? writeProductionId('task', named.number) : [];
    }),
    clientRef: task.client_ref,
    revision,
  };
}

/** What a row of the core says of the columns of a task; its place in its tree is read by another function. */
export function taskColumns(row: TaskRow, uuidOf: UuidOf, number: number) {
  const given: LooseRow = row;
  const { tags } = given;
  // No length is a length of nothing: both are working time that nobody has named.
  const minutes = wholeMinutes(row.durationHours);
  return {
    item_id: uuidOf(row.itemId),
    sort_key: sortKeyOf(given['sortKey'], number),
    title: stringOrNull(given['title']) ?? '',
    description: stringOrNull(given['description']),
    status: TaskStatus.catch('todo').parse(row.status ?? 'todo'),
    duration_minutes: minutes === 0 ? null : minutes,
    tags: Array.isArray(tags) ? tags.map(String) : [],
    planned_at: instantOf(row.plannedStart),
    planned_end_at: instantOf(row.plannedEnd),
    client_ref: row.clientRef ?? null,
  } satisfies Partial<Task>;
}

function instantOf(given: string | null | undefined): string | null {
  return typeof given === 'string' ? toInstant(given) : null;
}
