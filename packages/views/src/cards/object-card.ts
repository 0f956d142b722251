import { type Message, type ObjectHandle, verbatim } from '@planerka/contracts';
import {
  blockAsItComes,
  factsOf,
  handleOf,
  type Instant,
  isList,
  isTicked,
  nameFacts,
  say,
  type Target,
  type Task,
} from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';
import { sheetActions } from '../production/sheet-actions.ts';
import type { Action, Told } from '../told.ts';
import { isBlocked, linesOfProject, linesOfTask } from './agent-lines.ts';
import { productionLine } from './production-line.ts';

/** More subtasks than that are counted, not shown: a keyboard has an end. */
const SUBTASKS_SHOWN = 20;

/** A list is longer than a task has parts; a keyboard holds a hundred buttons. */
const BOXES_SHOWN = 90;

/** An object as its card shows it: facts, and what is done to it most. */
export interface ObjectCard extends Told {
  /** The subtasks to tick, side by side. */
  readonly ticks: readonly Action[];
  /** The same card again edits its message in place. */
  readonly surface_id: string;
}

/** How a card is told: to somebody who is inside of the object's Workroom or not. */
export interface CardView {
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
  const {
    title = say('object_name', { object: nameFacts(target) }),
    lines,
    ticks = [],
    actions,
  } = await facts(view, target, how);
  return {
    said: [title, ...lines],
    ticks,
    actions,
    objects: [handleOf(target)],
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
  /** What it is called; its name alone where this says nothing. */
  readonly title?: Message;
  readonly lines: readonly Message[];
  readonly ticks?: readonly Action[];
  readonly actions: ReadonlyArray<readonly Action[]>;
}

async function facts(view: PlanView, target: Target, how: CardView): Promise<Facts> {
  switch (target.kind) {
    case 'task':
      return await taskFacts(view, target.row, how);
    case 'timeblock': {
      const row = how.now === null ? target.row : blockAsItComes(target.row, how.now);
      const { number, task_id } = row;
      const task = task_id === null ? null : await view.object('task', task_id);
      const isLinked = task?.kind === 'task' && task.row.deleted_at === null;
      const move: Action = {
        label: say('label_move', {}),
        op: { type: 'reschedule', timeblock: number },
      };
      const remove: Action = {
        label: say('label_delete', {}),
        op: { type: 'delete', timeblock: number },
      };
      return {
        lines: [
          say('card_facts', { object: factsOf({ kind: 'timeblock', row }) }),
          ...(isLinked ? [say('card_linked_task', { task: nameFacts(task) })] : []),
          ...sourceLines(row),
        ],
        actions: [[move, remove], ...besides(sourceActions('timeblock', row))],
      };
    }
    case 'project': {
      const { number, title, status } = target.row;
      const production = await productionLine(view, target.row);
      const tasks: Action = {
        label: say('label_project_tasks', {}),
        op: { type: 'ask', query: { type: 'projects', mention: title } },
      };
      const pin: Action = { label: say('label_pin', {}), op: { type: 'pin', project: number } };
      const isKept = production === null || status === 'archived';
      return {
        ...(production === null ? {} : { title: production }),
        lines: [
          ...(isKept ? [say('card_project_status', { status })] : []),
          ...(await linesOfProject(view, target.row)),
        ],
        actions: [
          ...(production === null ? [] : sheetActions(number)),
          [tasks, pin],
          [door({ project: number }, how)],
        ],
      };
    }
  }
}

async function taskFacts(view: PlanView, task: Task, how: CardView): Promise<Facts> {
  if (isList(task)) return listFacts(task, await view.subtasks(task.task_id));
  const { number, status, parent_id, project_id, description, notes } = task;
  const parent = parent_id === null ? null : await view.object('task', parent_id);
  const project = project_id === null ? null : await view.object('project', project_id);
  const subtasks = await view.subtasks(task.task_id);
  const done = subtasks.filter((each) => each.status === 'done').length;
  const lines = [
    say('card_task_status', { status }),
    say('card_facts', { object: factsOf({ kind: 'task', row: task }) }),
    ...(project?.kind === 'project'
      ? [say('card_in_project', { project: nameFacts(project) })]
      : []),
    ...(parent?.kind === 'task' ? [say('card_step_of', { task: nameFacts(parent) })] : []),
    ...(description === null ? [] : [verbatim(description)]),
    ...(notes === null ? [] : [verbatim(notes)]),
    ...sourceLines(task),
    ...(subtasks.length === 0 ? [] : [say('card_subtasks', { done, all: subtasks.length })]),
    ...(await linesOfTask(view, task, subtasks)),
  ];
  return {
    lines,
    ticks: subtasks.slice(0, SUBTASKS_SHOWN).map(tickOf),
    actions: [
      [...settling(number, status), door({ task: number }, how)],
      ...besides([
        ...sourceActions('task', task),
        ...suggesting(task),
        ...(isOpenTask(task) ? halting(task, subtasks.length > 0) : []),
      ]),
    ],
  };
}

/** What the object was made of, and the way back to it. */
function sourceLines({ sources }: Pick<Task, 'sources'>): Message[] {
  return sources === null || sources.length === 0 ? [] : [say('card_sources', { sources })];
}

function sourceActions(
  kind: 'task' | 'timeblock',
  { number, sources }: Pick<Task, 'number' | 'sources'>,
): Action[] {
  if (sources === null || sources.length === 0) return [];
  return [{ label: say('label_source', {}), op: { type: 'source', kind, number } }];
}

function suggesting(task: Task): Action[] {
  if (!isOpenTask(task)) return [];
  return [{ label: say('label_suggestions', {}), op: { type: 'suggest', task: task.number } }];
}

/** What changes nothing, in a row of its own where there is any of it. */
function besides(actions: readonly Action[]): Action[][] {
  return actions.length === 0 ? [] : [[...actions]];
}

/** A list is its boxes: an item is ticked by its button, and what is ticked goes off by one more. */
function listFacts(list: Task, items: readonly Task[]): Facts {
  const ticked = items.filter(isTicked).length;
  const shown = items.slice(0, BOXES_SHOWN);
  const counted = { left: items.length - ticked, all: items.length };
  const clear: Action = {
    label: say('label_clear_list', { ticked }),
    op: { type: 'list_clear', task: list.number },
  };
  return {
    lines: [say('card_list', { ...counted, hidden: items.length - shown.length })],
    ticks: shown.map(tickOf),
    actions: ticked === 0 ? [] : [[clear]],
  };
}

function isOpenTask({ status }: Task): boolean {
  return status === 'todo' || status === 'in_progress';
}

function tickOf(step: Task): Action {
  const isDone = step.status === 'done';
  const state = isDone ? 'done' : isBlocked(step) ? 'blocked' : 'open';
  return {
    label: say('label_subtask', { title: step.title, state }),
    op: { type: 'subtask_tick', task: step.number, done: !isDone },
  };
}

/** What stops work on it, where there is more of it than a line, or lets it go on. */
function halting(task: Task, hasSteps: boolean): Action[] {
  const { number, root_id: root } = task;
  if (isBlocked(task)) {
    return [{ label: say('label_unblock', {}), op: { type: 'unblock_task', task: number } }];
  }
  if (!hasSteps && root === null) return [];
  return [{ label: say('label_block', {}), op: { type: 'block_task', task: number } }];
}

/** What brings the task on, or back. */
function settling(number: number, status: Task['status']): Action[] {
  if (status === 'todo' || status === 'in_progress') {
    return [
      {
        label: say('label_done', {}),
        op: { type: 'update_status', task: number, status: 'done' },
      },
      { label: say('label_move', {}), op: { type: 'reschedule', task: number } },
    ];
  }
  return [
    {
      label: say('label_reopen', {}),
      op: { type: 'update_status', task: number, status: 'todo' },
    },
  ];
}

/** The way in, or the way out for whoever is inside. */
function door(
  object: { readonly task: number } | { readonly project: number },
  { isOpen }: CardView,
): Action {
  return isOpen
    ? { label: say('label_close', {}), op: { type: 'unfocus' } }
    : { label: say('label_open', {}), op: { type: 'focus', ...object } };
}
