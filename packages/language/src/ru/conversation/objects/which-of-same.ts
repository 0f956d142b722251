import { type ReadOperation, type ThreadHints, targetsOf } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { GUESS } from '../acts/made.ts';
import { ADDING_OF, NEWEST_BEFORE, TASK_BEFORE } from './which-of-same-phrases.ts';

/**
 * "удали обе задачи починить гриф", "удали последнюю починить гриф": what stands right before the name tells of several
 * that bear it which ones are meant: tasks and nothing else, or the one that was written last.
 */
export const whichOfSame = (
  said: string,
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] =>
  operations.map((one) => newestOf(said, one, thread) ?? asTask(said, one));

function asTask(said: string, one: ReadOperation): ReadOperation {
  const { mention, kind, operation, several } = one;
  const kinds = targetsOf(operation.type);
  // what goes, or goes at once with others of its name
  const isOfMany = operation.type === 'delete' || several !== undefined;
  if (mention === undefined || kind !== undefined || !isOfMany) return one;
  if (kinds.length < 2 || !kinds.includes('task')) return one;
  const before = wordsBefore(said, mention);
  return before !== null && TASK_BEFORE.test(before) ? { ...one, kind: 'task' } : one;
}

function newestOf(
  said: string,
  one: ReadOperation,
  thread: ThreadHints | null,
): ReadOperation | null {
  const { operation, mention, several: _count, kind: _kind, ...rest } = one;
  if (operation.type !== 'delete' || mention === undefined || thread === null) return null;
  const name = mention.replace(ADDING_OF, '');
  const before = wordsBefore(said, name);
  if (before === null || !NEWEST_BEFORE.test(before)) return null;
  const same = thread.candidates.flatMap(({ kind, number, title = '' }) =>
    kind === 'task' && fold(title) === fold(name) ? [number] : [],
  );
  if (same.length === 0) return name === mention ? null : { ...one, mention: name };
  // what goes is asked about first
  const confidence = Math.min(rest.confidence, GUESS);
  return { ...rest, operation: { ...operation, task: Math.max(...same) }, confidence };
}

/** All that is said before the name; null where it is said in other words. */
function wordsBefore(said: string, name: string): string | null {
  const at = fold(said).indexOf(fold(name));
  return at < 0 ? null : said.slice(0, at);
}
