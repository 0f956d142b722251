import { DayOrInstant, type Operation, readEntityId } from '@planerka/contracts';
import { foldedTitle } from '../../objects/folded-title.ts';
import type { Task } from '../../objects/task.ts';
import type { StaleField } from '../../objects/touched-field.ts';
import type { KnownProject } from '../ground.ts';
import { foldedName } from '../live-project.ts';
import { type DeferGround, deferral, isPastItsDue } from './deferred.ts';
import { type GivenSuggestion, type PayloadOf, payloadOf } from './payloads.ts';
import { projectOf } from './project-of.ts';
import { changedFields } from './touched-fields.ts';

/** What accepting depends on besides the suggestion. */
export interface AcceptGround extends DeferGround {
  /** The task as it is now; null for a suggestion about none. */
  readonly task: Task | null;
  /** Titles of its subtasks. */
  readonly subtasks: readonly string[];
  /** Projects in work. */
  readonly projects: readonly KnownProject[];
  /** Has the person said yes to the second question? */
  readonly confirmed: boolean;
}

/**
 * What taking a suggestion comes to. `operations` are carried out on exactly this task, as one change;
 * `stale`: it cannot be taken as it was meant, for these have changed since (a field of the task,
 * `status`, `subtasks` or `project`); `beyond_calendar`: no plan holds its date; `confirm`: only after a second question; `question`: it is
 * answered and not taken.
 */
export type Accepted =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | { readonly kind: 'stale'; readonly changed: readonly StaleField[] }
  | { readonly kind: 'beyond_calendar' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'question' };

/** A kept suggestion, with the fields that it writes as they were when it was made. */
export interface KeptSuggestion extends GivenSuggestion {
  readonly touched: Readonly<Record<string, unknown>>;
}

/** What taking the suggestion comes to; nothing is written here. */
export function acceptSuggestion(kept: KeptSuggestion, ground: AcceptGround): Accepted {
  const { type, payload } = kept;
  if (type === 'propose_create_project') {
    return projectCreated(payloadOf({ type, payload }), ground);
  }
  const { task } = ground;
  if (task === null || isClosed(task)) return stale('status');
  if (type === 'ask_clarification') return { kind: 'question' };
  const changed = changedFields(task, kept.touched);
  if (changed.length > 0) return { kind: 'stale', changed };
  return acceptedFor(task, { type, payload }, ground);
}

type OnTask = Exclude<GivenSuggestion['type'], 'ask_clarification' | 'propose_create_project'>;

function acceptedFor(
  task: Task,
  { type, payload }: GivenSuggestion<OnTask>,
  ground: AcceptGround,
): Accepted {
  const { number } = task;
  switch (type) {
    case 'set_due_date':
      return dueSet(number, payloadOf({ type, payload }));
    case 'set_priority':
      return done({ type, task: number, priority: payloadOf({ type, payload }).priority });
    case 'set_project':
      return movedToProject(task, payloadOf({ type, payload }), ground);
    case 'set_category':
      return done({ type, task: number, category: payloadOf({ type, payload }).category });
    case 'rewrite_title':
      return done({ type: 'rename', task: number, title: payloadOf({ type, payload }).title });
    case 'propose_next_action': {
      const { title, text } = payloadOf({ type, payload });
      return subtasksAdded(task, [title ?? text ?? ''], ground);
    }
    case 'split_subtasks': {
      const { subtasks } = payloadOf({ type, payload });
      const inOrder = [...subtasks].sort((a, b) => a.order - b.order);
      return subtasksAdded(
        task,
        inOrder.map(({ title }) => title),
        ground,
      );
    }
    case 'defer_task': {
      const { strategy } = payloadOf({ type, payload });
      if (isPastItsDue(task, strategy, ground) && !ground.confirmed) return { kind: 'confirm' };
      return done(...deferral(task, strategy, ground));
    }
  }
}

/** The contract lets through what no calendar of ours holds: the last evening of the year 9999 in the west. */
function dueSet(task: number, { dueDateISO }: PayloadOf<'set_due_date'>): Accepted {
  const due = DayOrInstant.safeParse(dueDateISO);
  return due.success
    ? done({ type: 'set_due', task, due_date: due.data })
    : { kind: 'beyond_calendar' };
}

function projectCreated(
  { projectName: title }: PayloadOf<'propose_create_project'>,
  { projects }: AcceptGround,
): Accepted {
  const isThere = projects.some(({ name }) => foldedName(name) === foldedName(title));
  if (isThere) return stale('project');
  return done({ type: 'project_create', title });
}

/** The category is a second step of the same change. */
function movedToProject(
  { number }: Task,
  payload: PayloadOf<'set_project'>,
  { projects }: AcceptGround,
): Accepted {
  const id = readEntityId(projectOf(payload, projects)?.id ?? '');
  if (id?.kind !== 'plan') return stale('project');
  const { category } = payload;
  return done(
    { type: 'move_to_project', task: number, project: id.number },
    ...(category === undefined ? [] : [{ type: 'set_category', task: number, category } as const]),
  );
}

/** What the task has already is not added again. */
function subtasksAdded(
  { number }: Task,
  titles: readonly string[],
  { subtasks }: AcceptGround,
): Accepted {
  const known = new Set(subtasks.map(foldedTitle));
  const missing = titles.filter((title) => title !== '' && !known.has(foldedTitle(title)));
  if (missing.length === 0) return stale('subtasks');
  return done(...missing.map((title) => ({ type: 'subtask_add', task: number, title }) as const));
}

function isClosed({ status, deleted_at: deleted }: Task): boolean {
  return deleted !== null || status === 'done' || status === 'cancelled';
}

function done(...operations: readonly Operation[]): Accepted {
  return { kind: 'operations', operations };
}

function stale(changed: StaleField): Accepted {
  return { kind: 'stale', changed: [changed] };
}
