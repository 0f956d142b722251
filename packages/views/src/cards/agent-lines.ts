import type { Message } from '@planerka/contracts';
import { nameFacts, type Project, say, type Task } from '@planerka/plan';
import type { NotesAbout, PlanView } from '@planerka/runtime';

const NOTES_SHOWN = 3;
const BLOCKED_SHOWN = 5;

/** Is work on the step stopped? */
export function isBlocked({ status, definition }: Task): boolean {
  return definition?.blocked === true && (status === 'todo' || status === 'in_progress');
}

/** What agents have left on a task: what is stopped and why, and the newest notes. */
export async function linesOfTask(
  view: PlanView,
  task: Task,
  subtasks: readonly Task[],
): Promise<Message[]> {
  const stopped = subtasks.filter(isBlocked).slice(0, BLOCKED_SHOWN);
  const about = {
    root_id: task.root_id ?? task.task_id,
    step_id: task.root_id === null ? null : task.task_id,
  };
  return [
    ...(isBlocked(task) ? [say('card_blocked', { reason: reasonOf(task) })] : []),
    ...stopped.map((row) => {
      const step = nameFacts({ kind: 'task', row });
      return say('card_blocked_step', { step, reason: reasonOf(row) });
    }),
    ...(await noteLines(view, about)),
  ];
}

/** The plan's checklist with its current step, and the newest notes about it. */
export async function linesOfProject(
  view: PlanView,
  { project_id: id, checklist }: Project,
): Promise<Message[]> {
  const { steps, current } = checklist;
  const step = steps[current];
  return [
    ...(step === undefined
      ? []
      : [say('card_checklist', { position: current + 1, all: steps.length, step })]),
    ...(await noteLines(view, { root_id: id, step_id: null })),
  ];
}

async function noteLines(view: PlanView, about: Omit<NotesAbout, 'limit'>): Promise<Message[]> {
  const notes = await view.notes({ ...about, limit: NOTES_SHOWN });
  if (notes.length === 0) return [];
  return [
    say('card_notes', {}),
    ...notes.map(({ title, body, created_at: at }) => say('card_note', { at, title, body })),
  ];
}

function reasonOf({ definition }: Task): string | null {
  return definition?.blocked_reason ?? null;
}
