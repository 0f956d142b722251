import type { Command, InterpretRequest, InterpretResponse, Note } from '@planerka/contracts';
import { GOES_ON } from './filling-phrases.ts';
import { nameAt, type Projects, wordsOf } from './in-known-project.ts';

type Filling = Omit<Extract<Note, { code: 'FILLING' }>, 'code' | 'position'>;

/** What was put somewhere by pointing, or goes on from what was: the plan tells whether a new project is being filled. */
export function filling(read: InterpretResponse, how: Filling): InterpretResponse {
  const tasks = read.envelopes.flatMap(({ command }, position): Note[] =>
    command.intent === 'task_create' ? [{ code: 'FILLING', position, ...how }] : [],
  );
  return tasks.length === 0 ? read : { ...read, notes: [...(read.notes ?? []), ...tasks] };
}

/**
 * "и ещё ведущего найти", "добавь ещё проверить проектор", where a project was spoken of and none is said. What has a time
 * of its own, repeats or is to be reminded of may be of anything: "ещё напомни завтра позвонить маме".
 */
export function goingOn(
  { text, thread, projects = [], pending, pending_operation: operation }: InterpretRequest,
  read: InterpretResponse,
): InterpretResponse {
  if (read.kind !== 'commands' || read.notes?.some(({ code }) => code === 'FILLING')) return read;
  const isAsked = pending !== undefined || operation !== undefined;
  const last = thread?.candidates.find(({ kind }) => kind === 'project');
  const shown = taskInView(thread);
  if (isAsked || last === undefined || shown === undefined || !GOES_ON.test(text)) return read;
  const isOther = namesOther({ text, projects }, last.number);
  const isOpen = !isOther && read.envelopes.every(({ command }) => isBare(command));
  return isOpen ? filling(read, { by: 'more', in_view: shown }) : read;
}

const OF_ITS_OWN = [
  'project',
  'planned_at',
  'planned_time',
  'planned_window',
  'due_date',
  'recurrence',
  'remind_before_minutes',
] as const;

/** A task, and neither when it is to be done nor where it goes. */
const isBare = ({ intent, entities }: Command): boolean =>
  intent === 'task_create' && OF_ITS_OWN.every((field) => entities[field] === undefined);

/** "и ещё заказать торт в свадьбу": is another project named than the one that was spoken of? */
function namesOther(
  { text, projects }: { readonly text: string; readonly projects: Projects },
  last: number,
): boolean {
  const words = wordsOf(text);
  return words.some((_, at) => {
    const id = nameAt({ text, words, projects }, at)?.project.id;
    return id !== undefined && Number(/\d+$/.exec(id)?.[0]) !== last;
  });
}

/** The task that was shown last, or the first of those that were. */
function taskInView(thread: InterpretRequest['thread']): number | undefined {
  const [first] = (thread?.listed_count ?? 0) > 0 ? (thread?.candidates ?? []) : [];
  return thread?.default_task_id ?? (first?.kind === 'task' ? first.number : undefined);
}
