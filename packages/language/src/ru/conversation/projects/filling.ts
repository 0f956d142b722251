import type { InterpretRequest, InterpretResponse, Note } from '@planerka/contracts';
import { GOES_ON } from './filling-phrases.ts';

type Filling = Omit<Extract<Note, { code: 'FILLING' }>, 'code' | 'position'>;

/** What was put somewhere by pointing, or goes on from what was: the plan tells whether a new project is being filled. */
export function filling(read: InterpretResponse, how: Filling): InterpretResponse {
  const tasks = read.envelopes.flatMap(({ command }, position): Note[] =>
    command.intent === 'task_create' ? [{ code: 'FILLING', position, ...how }] : [],
  );
  return tasks.length === 0 ? read : { ...read, notes: [...(read.notes ?? []), ...tasks] };
}

/** "и ещё ведущего найти", "добавь ещё проверить проектор", where a project was spoken of and none is said. */
export function goingOn(
  { text, thread, pending, pending_operation: operation }: InterpretRequest,
  read: InterpretResponse,
): InterpretResponse {
  if (read.kind !== 'commands' || read.notes?.some(({ code }) => code === 'FILLING')) return read;
  const isAsked = pending !== undefined || operation !== undefined;
  const isOfProject = thread?.candidates.some(({ kind }) => kind === 'project') ?? false;
  const shown = taskInView(thread);
  if (isAsked || !isOfProject || shown === undefined || !GOES_ON.test(text)) return read;
  const isOpen = read.envelopes.every(
    ({ command }) => command.intent === 'task_create' && command.entities.project === undefined,
  );
  return isOpen ? filling(read, { by: 'more', in_view: shown }) : read;
}

/** The task that was shown last, or the first of those that were. */
function taskInView(thread: InterpretRequest['thread']): number | undefined {
  const [first] = (thread?.listed_count ?? 0) > 0 ? (thread?.candidates ?? []) : [];
  return thread?.default_task_id ?? (first?.kind === 'task' ? first.number : undefined);
}
