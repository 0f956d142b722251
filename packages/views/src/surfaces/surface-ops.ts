import {
  type Operation,
  type SurfaceNavigateTo,
  type SurfaceOpTrigger,
  writeOpToken,
} from '@planerka/contracts';
import { addDays, type Moment, type Task, today } from '@planerka/plan';
import { surfaces, titled } from '@planerka/texts';

/** The literal token of an operation: all that a surface's button may hold (contract 7.2). */
export function opTrigger(label: string, operation: Operation, confirm?: string): SurfaceOpTrigger {
  const opToken = writeOpToken(operation);
  return confirm === undefined ? { label, opToken } : { label, opToken, confirm };
}

export function openTask(task: Task): SurfaceNavigateTo {
  return { destination: 'workroom_task', taskId: task.number };
}

export function doneOp(task: Task): SurfaceOpTrigger {
  const { number } = task;
  return opTrigger(surfaces.done, { type: 'update_status', task: number, status: 'done' });
}

export function tomorrowOp(task: Task, moment: Moment): SurfaceOpTrigger {
  const planned_at = addDays(today(moment), 1);
  return opTrigger(surfaces.tomorrow, { type: 'reschedule', task: task.number, planned_at });
}

/** Asks first: what is taken off the list does not come up by itself again. */
export function dropOp(task: Task): SurfaceOpTrigger {
  const operation: Operation = { type: 'update_status', task: task.number, status: 'cancelled' };
  const question = surfaces.dropConfirm(titled({ kind: 'task', row: task }));
  return opTrigger(surfaces.drop, operation, question);
}

const TEXT_MAX = 2000;
const LABEL_MAX = 120;

/** As long as a text of a surface may be. */
export function withinText(words: string): string {
  return words.length <= TEXT_MAX ? words : `${words.slice(0, TEXT_MAX - 1)}…`;
}

export function withinLabel(words: string): string {
  return words.length <= LABEL_MAX ? words : `${words.slice(0, LABEL_MAX - 1)}…`;
}
