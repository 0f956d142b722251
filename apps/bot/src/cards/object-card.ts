import type { ObjectHandle } from '@planerka/contracts';
import { blockAsItComes, type Instant, type Target, type Task } from '@planerka/plan';
import { blockLines, taskLines, titled } from '@planerka/texts';
import type { PlanView } from '@planerka/runtime';
import type { ButtonOp } from '../reply/button-op.ts';
import { inRows } from '../reply/in-rows.ts';
import { type Button, button } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import { isBlocked, linesOfProject, linesOfTask } from './agent-lines.ts';

/** More subtasks than that are counted, not shown: a keyboard has an end. */
const SUBTASKS_SHOWN = 20;

/** An object as its card shows it: facts, and buttons for what is done to it most. */
export interface ObjectCard {
  readonly text: string;
  readonly buttons: Button[][];
  readonly object: ObjectHandle;
  /** The same card again edits its message in place. */
  readonly surface_id: string;
}

/** How a card is told: in whose times, and to somebody who is inside of the object's Workroom or not. */
export interface CardView {
  readonly zone: string;
  /** A block that repeats is shown as it comes next after this; null where no block is shown. */
  readonly now: Instant | null;
  readonly isOpen: boolean;
}

/** Is this the object whose Workroom the person has opened? */
export function isRoom(
  room: ObjectHandle | null,
  { kind, number }: Pick<ObjectHandle, 'kind' | 'number'>,
): boolean {
  return room?.kind === kind && room.number === number;
}

/** The card of a live object, null when there is none. */
export async function objectCard(
  view: PlanView,
  object: Pick<ObjectHandle, 'kind' | 'number'>,
  how: CardView,
): Promise<ObjectCard | null> {
  const target = await view.byNumber(object.kind, object.number);
  if (!target) return null;
  const { lines, buttons } = await facts(view, target, how);
  return {
    text: [titled(target), ...lines].join('\n'),
    buttons,
    object: { kind: target.kind, number: target.row.number },
    surface_id: cardId(object),
  };
}

/** The surface id of an object's card. */
function cardId({ kind, number }: Pick<ObjectHandle, 'kind' | 'number'>): string {
  return `card:${kind}:${number}`;
}

/** The object whose card this surface is; null when it is none. */
export function cardOf(surfaceId: string): Pick<ObjectHandle, 'kind' | 'number'> | null {
  const match = /^card:(task|timeblock|project):(\d+)$/.exec(surfaceId);
  const kind = (['task', 'timeblock', 'project'] as const).find((each) => each === match?.[1]);
  return kind === undefined ? null : { kind, number: Number(match?.[2]) };
}

interface Facts {
  readonly lines: readonly string[];
  readonly buttons: Button[][];
}

async function facts(view: PlanView, target: Target, how: CardView): Promise<Facts> {
  switch (target.kind) {
    case 'task':
      return await taskFacts(view, target.row, how);
    case 'timeblock': {
      const row = how.now === null ? target.row : blockAsItComes(target.row, how.now);
      const { number, task_id } = row;
      const task = task_id === null ? null : await view.object('task', task_id);
      const linked = task?.kind === 'task' && task.row.deleted_at === null ? [titled(task)] : [];
      const move = button(ru.buttons.move, { type: 'reschedule', timeblock: number });
      const remove = button(ru.buttons.delete, { type: 'delete', timeblock: number });
      return {
        lines: [...blockLines(row, how.zone), ...linked.map(ru.card.linkedTask)],
        buttons: [[move, remove]],
      };
    }
    case 'project': {
      const { number, title } = target.row;
      const query = JSON.stringify({ type: 'projects', mention: title });
      const tasks = button(ru.buttons.projectTasks, { type: 'show', query, page: 0 });
      const pin = button(ru.buttons.pin, { type: 'pin', project: number });
      return {
        lines: [
          ru.card.projectStatus[target.row.status],
          ...(await linesOfProject(view, target.row, how.zone)),
        ],
        buttons: [[tasks, pin], [door({ type: 'focus', project: number }, how)]],
      };
    }
  }
}

async function taskFacts(view: PlanView, task: Task, how: CardView): Promise<Facts> {
  const { number, status, parent_id, project_id } = task;
  const parent = parent_id === null ? null : await view.object('task', parent_id);
  const project = project_id === null ? null : await view.object('project', project_id);
  const subtasks = await view.subtasks(task.task_id);
  const shown = subtasks.slice(0, SUBTASKS_SHOWN);
  const ticked = subtasks.filter((each) => each.status === 'done').length;
  const lines = [
    ru.card.status[status],
    ...taskLines(task, how.zone),
    ...(project?.kind === 'project' ? [ru.card.inProject(titled(project))] : []),
    ...(parent?.kind === 'task' ? [ru.card.stepOf(titled(parent))] : []),
    ...(task.description === null ? [] : [task.description]),
    ...(subtasks.length === 0 ? [] : [ru.card.subtasks(ticked, subtasks.length)]),
    ...(await linesOfTask(view, task, { subtasks, zone: how.zone })),
  ];
  const ticks = shown.map((each) => {
    const done = each.status === 'done';
    const state = done ? 'done' : isBlocked(each) ? 'blocked' : 'open';
    const op = { type: 'subtask_tick', task: each.number, done: !done } as const;
    return button(ru.card.subtask(each.title, state), op);
  });
  const isOpen = status === 'todo' || status === 'in_progress';
  const settle = isOpen
    ? [
        button(ru.buttons.done, { type: 'update_status', task: number, status: 'done' }),
        button(ru.buttons.move, { type: 'reschedule', task: number }),
      ]
    : [button(ru.buttons.reopen, { type: 'update_status', task: number, status: 'todo' })];
  return {
    lines,
    buttons: [...inRows(ticks), [...settle, door({ type: 'focus', task: number }, how)]],
  };
}

/** The way in, or the way out for whoever is inside. */
function door(focus: Extract<ButtonOp, { type: 'focus' }>, { isOpen }: CardView): Button {
  return isOpen ? button(ru.buttons.close, { type: 'unfocus' }) : button(ru.buttons.open, focus);
}
