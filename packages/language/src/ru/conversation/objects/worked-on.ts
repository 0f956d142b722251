import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { NOT } from './in-view-phrases.ts';
import { knownAs, namingWords } from './known-as.ts';
import { MADE, MAKING } from './worked-on-phrases.ts';

const BESIDE_SPAN: ReadonlySet<string> = new Set(['clock-range', 'day', 'daypart']);

/** A span of hours, with its day or without, and nothing twice. */
export function isSpanOfWork(facts: readonly Item[]): boolean {
  const kinds = facts.map((item) => factOf(item)?.kind ?? '');
  const isOnce = new Set(kinds).size === kinds.length;
  return isOnce && kinds.includes('clock-range') && kinds.every((kind) => BESIDE_SPAN.has(kind));
}

/**
 * The one task that bears all of the name, or of several the one that is called so as a whole; null where it has an hour,
 * or hours of work on it are ahead already.
 */
export function taskToWorkOn(
  names: readonly Item[],
  thread: ThreadHints,
  isOneMore = false,
): ObjectHandle | null {
  // "логотип не с 5 до 7"
  if (names.some(({ word }) => word === NOT)) return null;
  const naming = namingWords(names.map(({ word }) => word).join(' '));
  const known = knownAs(naming, thread).filter(
    (each) => each.kind === 'task' || (!isOneMore && isAhead(each, thread)),
  );
  if (known.some(({ kind }) => kind !== 'task')) return null;
  const whole = known.filter(({ title = '' }) => namingWords(title).length === naming.length);
  const [task, ...others] = whole.length > 0 ? whole : known;
  return task === undefined || others.length > 0 || hasHour(task, thread) ? null : task;
}

/**
 * Without a verb a span may be when a bank is open or a courier comes: what is said has to be the thing that the title
 * makes or mends.
 */
export function isWorkNamed(title: string, words: readonly string[]): boolean {
  const [verb = '', ...rest] = wordsIn(title);
  const [thing = ''] = namingWords(rest.join(' '));
  const isNamed = (name: string): boolean => words.some((word) => isSameName(word, name));
  return MADE.test(verb) ? isNamed(verb) : MAKING.test(verb) && thing !== '' && isNamed(thing);
}

/** Would a span of hours, said of it with no verb, be hours of work on a task that stands? */
export function isForWork(
  named: readonly Item[],
  facts: readonly Item[],
  thread: ThreadHints | null,
): boolean {
  if (thread === null || !isSpanOfWork(facts)) return false;
  const task = taskToWorkOn(named, thread);
  return (
    task !== null &&
    isWorkNamed(
      task.title ?? '',
      named.map(({ word }) => word),
    )
  );
}

/**
 * "логотип с 16 до 18", where hours of work on the task of that name stand already: it is those that another span is said
 * of. On another day it may be one more of them, and is asked about.
 */
export function ofHoursAhead(
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  const [moved, lasting, ...more] = operations;
  if (thread === null || moved?.mention === undefined || more.length > 0) return operations;
  const isSpan = lasting?.operation.type === 'set_duration' && lasting.same === true;
  if (!isSpan || moved.operation.type !== 'reschedule' || moved.kind !== undefined)
    return operations;
  const known = knownAs(namingWords(moved.mention), thread);
  const blocks = known.filter((each) => each.kind === 'timeblock' && isAhead(each, thread));
  if (blocks.length === 0 || blocks.length === known.length) return operations;
  const { planned_at: at } = moved.operation;
  const isOfItsDay = at == null || blocks.some((block) => beginsOn(block, thread) === dayOf(at));
  const confidence = isOfItsDay ? moved.confidence : Math.min(moved.confidence, GUESS);
  return operations.map((one) => ({ ...one, kind: 'timeblock' as const, confidence }));
}

const dayOf = (at: string): string => at.slice(0, '2026-02-26'.length);

function beginsOn(block: ObjectHandle, { beginnings = [] }: ThreadHints): string | undefined {
  const begins = beginnings.find(
    ({ kind, number }) => kind === block.kind && number === block.number,
  );
  return begins && dayOf(begins.begins_at);
}

const hasHour = (known: ObjectHandle, { beginnings = [] }: ThreadHints): boolean =>
  beginnings.some(({ kind, number }) => kind === known.kind && number === known.number);

/** What is over is no timeblock that could be meant. */
const isAhead = (known: ObjectHandle, thread: ThreadHints): boolean =>
  thread.beginnings === undefined ||
  hasHour(known, thread) ||
  thread.series?.some(({ kind, number }) => kind === known.kind && number === known.number) ===
    true;
