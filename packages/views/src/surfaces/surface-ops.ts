import {
  type Message,
  type Operation,
  type SurfaceNavigateTo,
  writeOpToken,
} from '@planerka/contracts';
import { addDays, type Moment, nameFacts, say, type Task, today } from '@planerka/plan';
import type { OpTriggerOf } from './surface-of.ts';

type OpTrigger = OpTriggerOf<Message>;

/** The literal token of an operation: all that a surface's button may hold (O7-buttons). */
export function opTrigger(label: Message, operation: Operation, confirm?: Message): OpTrigger {
  const opToken = writeOpToken(operation);
  return confirm === undefined ? { label, opToken } : { label, opToken, confirm };
}

export function openTask(task: Task): SurfaceNavigateTo {
  return { destination: 'workroom_task', taskId: task.number };
}

export function doneOp(task: Task): OpTrigger {
  const { number } = task;
  return opTrigger(say('label_done', {}), { type: 'update_status', task: number, status: 'done' });
}

/** The same where several are beside each other: the label says which one it is. */
export function doneNamedOp({ number, title }: Task): OpTrigger {
  const label = say('label_done_named', { title });
  return opTrigger(label, { type: 'update_status', task: number, status: 'done' });
}

export function tomorrowOp(task: Task, moment: Moment): OpTrigger {
  const planned_at = addDays(today(moment), 1);
  return opTrigger(say('label_tomorrow', {}), {
    type: 'reschedule',
    task: task.number,
    planned_at,
  });
}

/** Asks first: what is taken off the list does not come up by itself again. */
export function dropOp(task: Task): OpTrigger {
  const operation: Operation = { type: 'update_status', task: task.number, status: 'cancelled' };
  const question = say('confirm_drop', { task: nameFacts({ kind: 'task', row: task }) });
  return opTrigger(say('label_drop', {}), operation, question);
}
