import { exportWorkspaces } from '@planerka/db';
import { type Day, dayOf, type Task, type Timeblock, timeOf } from '@planerka/plan';
import type { House } from '../rig/house.ts';

/** Where the house's people are. */
export const ZONE = 'Europe/Moscow';

/** A task or a block in the words of the dialogs. */
export interface Seen {
  readonly kind: 'task' | 'block';
  readonly id: string;
  readonly title: string;
  readonly on: Day | null;
  readonly at: string | null;
  readonly due: Day | null;
  readonly minutes: number | null;
  readonly status: string;
  readonly project: string | null;
  readonly repeat: string | null;
  readonly skips: readonly Day[];
  readonly priority: string | null;
  readonly tags: readonly string[];
  readonly parent: string | null;
  readonly notes: string | null;
  /** Kinds and names of what is kept as its source, in order. */
  readonly source: string | null;
  /** Minutes before it; null where nothing of the kind was said. */
  readonly remind: readonly number[] | null;
}

/** What is in a chat's plan now. */
export interface PlanState {
  readonly objects: readonly Seen[];
  readonly projects: readonly string[];
  /** Codes of the questions that are open or wait. */
  readonly questions: readonly string[];
  /** How many changes of tasks, blocks and projects there were so far. */
  readonly changes: number;
}

const EMPTY: PlanState = { objects: [], projects: [], questions: [], changes: 0 };

type NameOf = (id: string | null) => string | null;

function seenTask(task: Task, projectOf: NameOf, taskOf: NameOf): Seen {
  const { planned_at: at, due_at: due } = task;
  return {
    kind: 'task',
    id: task.task_id,
    title: task.title,
    on: at === null ? task.planned_on : dayOf(at, ZONE),
    at: at === null ? null : timeOf(at, ZONE),
    due: due === null ? task.due_on : dayOf(due, ZONE),
    minutes: task.duration_minutes,
    status: task.status,
    project: projectOf(task.project_id),
    repeat: task.recurrence_rule,
    skips: task.recurrence_exceptions.map((wall) => wall.slice(0, 10)),
    priority: task.priority,
    tags: task.tags,
    parent: taskOf(task.parent_id),
    notes: [task.notes, task.description].filter((text) => text !== null).join('\n') || null,
    source: sourceWords(task.sources),
    remind: task.remind_before_minutes,
  };
}

function seenBlock(block: Timeblock): Seen {
  return {
    kind: 'block',
    id: block.timeblock_id,
    title: block.title ?? 'Блок',
    on: dayOf(block.start_at, ZONE),
    at: timeOf(block.start_at, ZONE),
    due: null,
    minutes: block.duration_minutes,
    status: 'todo',
    project: null,
    repeat: block.recurrence_rule,
    // Of a block that repeats no more, the exception is the place that it was taken from.
    skips:
      block.recurrence_rule === null
        ? []
        : block.recurrence_exceptions.map((wall) => wall.slice(0, 10)),
    priority: block.priority,
    tags: block.tags,
    parent: null,
    notes: null,
    source: sourceWords(block.sources),
    remind: block.remind_before_minutes,
  };
}

/** "photo x3; document смета.xlsx" */
function sourceWords(sources: Task['sources']): string | null {
  const told = (sources ?? []).map(({ kind, name, messages }) =>
    [kind, name, messages.length > 1 ? `x${messages.length}` : undefined].filter(Boolean).join(' '),
  );
  return told.join('; ') || null;
}

/** Reads a chat's plan from the database; what is cancelled or deleted is no more. */
export async function readPlan(house: House, chatId: number): Promise<PlanState> {
  const id = await house.workspaceOf(chatId);
  if (id === null) return EMPTY;
  const file = await exportWorkspaces(house.connection.db, [id], house.clock.now());
  const [plan] = file.workspaces;
  if (!plan) throw new Error('the plan was not exported');
  const projects = plan.projects.filter(({ deleted_at: gone }) => gone === null);
  const titles = new Map([
    ...projects.map(({ project_id: key, title }) => [key, title] as const),
    ...plan.tasks.map(({ task_id: key, title }) => [key, title] as const),
  ]);
  const titleOf: NameOf = (key) => (key === null ? null : (titles.get(key) ?? null));
  const tasks = plan.tasks.filter(
    (task) => task.deleted_at === null && task.status !== 'cancelled',
  );
  const blocks = plan.timeblocks.filter((block) => block.deleted_at === null);
  const kinds = new Set(['task', 'timeblock', 'project']);
  return {
    objects: [...tasks.map((task) => seenTask(task, titleOf, titleOf)), ...blocks.map(seenBlock)],
    projects: projects.map(({ title }) => title),
    questions: plan.clarifications
      .filter(({ state }) => state === 'open' || state === 'queued')
      .map(({ question_code: code }) => code),
    changes: plan.journal.filter(({ object_kind: kind }) => kinds.has(kind)).length,
  };
}
