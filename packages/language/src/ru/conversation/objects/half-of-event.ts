import type { InterpretResponse, ReadOperation, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { TO_HOUR } from './half-of-event-phrases.ts';
import { knownAs, namingWords } from './known-as.ts';

const HALF_HOURS = 12;
/** "2026-02-26T08:00:00+03:00", and "08:00" */
const HOUR_SAID = /(?<=^|T)\d{2}(?=:\d{2})/;

/**
 * "давай в восемь" of a supper that has no hour yet: where no word tells the half of the day, the event does, as
 * where it is written anew. Of what has an hour of its own that hour tells it, as ever.
 */
export function inHalfOfEvent(
  response: InterpretResponse,
  thread: ThreadHints | null,
): InterpretResponse {
  const { operations = [] } = response;
  if (thread === null || operations.every(({ half_open: isOpen }) => isOpen !== true)) {
    return response;
  }
  return { ...response, operations: operations.map((read) => movedTo(read, thread)) };
}

function movedTo(read: ReadOperation, thread: ThreadHints): ReadOperation {
  const { operation } = read;
  if (read.half_open !== true || operation.type !== 'reschedule') return read;
  const { planned_time: time, planned_at: at } = operation;
  const said = time ?? at;
  const hour = HOUR_SAID.exec(said ?? '')?.[0];
  if (said == null || hour === undefined) return read;
  const titles = titlesOf(read, thread);
  const hours = new Set(titles.map((title) => hourIn(title, Number(hour))));
  const [only = null, ...others] = hours;
  if (only === null || others.length > 0) return read;
  const settled = said.replace(HOUR_SAID, String(only).padStart(2, '0'));
  const field = time === undefined ? { planned_at: settled } : { planned_time: settled };
  return { ...read, operation: { ...operation, ...field } };
}

/** What may be meant: what bears the words, or what is in view; nothing where places or a set tell which. */
function titlesOf(read: ReadOperation, thread: ThreadHints): readonly string[] {
  const { mention, ordinal, shown, set, bulk, several, same, operation } = read;
  if ([ordinal, shown, set, bulk, several, same].some((one) => one !== undefined)) return [];
  if ('task' in operation || 'timeblock' in operation) return [];
  if (mention !== undefined) {
    return knownAs(namingWords(mention), thread).map(({ title = '' }) => title);
  }
  const { default_task_id: task, default_timeblock_id: block, candidates } = thread;
  return candidates
    .filter(({ kind, number }) => kind !== 'project' && number === (kind === 'task' ? task : block))
    .map(({ title = '' }) => title);
}

/** The hour as the event has it; null where it says nothing of the half of the day. */
function hourIn(title: string, hour: number): number | null {
  const early = hour % HALF_HOURS;
  const facts = readText(`${title} ${TO_HOUR} ${early}`).items.flatMap(
    (item) => factOf(item) ?? [],
  );
  const last = facts.at(-1);
  if (early === 0 || last?.kind !== 'clock') return null;
  if (last.clock.half === 'pm') return early + HALF_HOURS;
  return last.clock.half === 'am' ? early : null;
}
