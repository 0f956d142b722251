import { dayOf, type Memo, type Project, type Task, timeOf } from '@planerka/plan';
import { formatDayAndMonth, quoted } from '@planerka/texts';
import type { NotesAbout, PlanView } from '@planerka/runtime';
import { shorten } from '../reply/split-text.ts';
import { ru } from '../texts/ru.ts';

const NOTES_SHOWN = 3;
const NOTE_MAX_UNITS = 200;
const BLOCKED_SHOWN = 5;

/** Is work on the step stopped? */
export function isBlocked({ status, definition }: Task): boolean {
  return definition?.blocked === true && (status === 'todo' || status === 'in_progress');
}

/** What agents have left on a task: what is stopped and why, and the newest notes. */
export async function linesOfTask(
  view: PlanView,
  task: Task,
  { subtasks, zone }: { readonly subtasks: readonly Task[]; readonly zone: string },
): Promise<string[]> {
  const stopped = subtasks.filter(isBlocked).slice(0, BLOCKED_SHOWN);
  const about = {
    root_id: task.root_id ?? task.task_id,
    step_id: task.root_id === null ? null : task.task_id,
  };
  return [
    ...(isBlocked(task) ? [ru.card.blocked(reasonOf(task))] : []),
    ...stopped.map((each) => ru.card.blockedStep(quoted(each.title), reasonOf(each))),
    ...(await noteLines(view, about, zone)),
  ];
}

/** Where the plan's checklist stands, and the newest notes about it. */
export async function linesOfProject(
  view: PlanView,
  { project_id: id, checklist }: Project,
  zone: string,
): Promise<string[]> {
  const { steps, current } = checklist;
  const now = steps[current];
  return [
    ...(now === undefined
      ? []
      : [ru.card.checklist(current + 1, steps.length, shorten(now, NOTE_MAX_UNITS))]),
    ...(await noteLines(view, { root_id: id, step_id: null }, zone)),
  ];
}

async function noteLines(
  view: PlanView,
  about: Omit<NotesAbout, 'limit'>,
  zone: string,
): Promise<string[]> {
  const notes = await view.notes({ ...about, limit: NOTES_SHOWN });
  if (notes.length === 0) return [];
  return [ru.card.notes, ...notes.map((note) => noteLine(note, zone))];
}

function noteLine({ title, body, created_at: at }: Memo, zone: string): string {
  const words = [title, body].filter((each) => each !== null && each !== '').join(': ');
  const when = `${formatDayAndMonth(dayOf(at, zone))}, ${timeOf(at, zone)}`;
  return ru.card.note(when, shorten(words.replace(/\s+/g, ' '), NOTE_MAX_UNITS));
}

function reasonOf({ definition }: Task): string | null {
  const reason = definition?.blocked_reason ?? null;
  return reason === null ? null : shorten(reason, NOTE_MAX_UNITS);
}
