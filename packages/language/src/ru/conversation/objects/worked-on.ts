import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isListed } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { NOT } from './in-view-phrases.ts';
import { knownAs, namingWords } from './known-as.ts';
import {
  AS_OBJECT,
  DOING,
  FEMININE,
  MADE,
  MADE_TOO,
  MAKING,
  NO_OBJECT,
  NOMINATIVES,
  OBJECT_OR_WHOM,
  OF_MATTER,
  OF_PEOPLE_TOO,
  ONTO,
  PREPOSITION,
  WORKED,
} from './worked-on-phrases.ts';

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
  if (task === undefined || others.length > 0) return null;
  return hasHour(task, thread) || isSeries(task, thread) ? null : task;
}

/**
 * Without a verb a span may be when a bank is open or a courier comes: what is said has to be the thing that the title
 * makes, and nobody and no place.
 */
export const isWorkNamed = (title: string, words: readonly string[]): boolean =>
  isThingNamed(thingOf(title, MAKING, OF_PEOPLE_TOO), words);

/** The same where a verb says that it is worked on, or is the title's own. */
export const isWorkTold = (title: string, words: readonly string[]): boolean =>
  isWorkNamed(title, words) || isThingNamed(thingOf(title, NONE, WORKED), words);

/** Said, and with nothing ahead of it by which it is a place or a person. */
function isThingNamed(thing: string | null, words: readonly string[]): boolean {
  const at = thing === null ? -1 : words.findIndex((word) => isSameName(word, thing));
  if (thing === null || at < 0) return false;
  const ahead = words[at - 1] ?? '';
  const isOneOf = !OBJECT_OR_WHOM.test(thing) || FEMININE.test(words[at] ?? '');
  return isOneOf && (!PREPOSITION.has(ahead) || ONTO.has(ahead));
}

/** What the title makes: its own noun, or the object of its verb. Null where it does not, or may be somebody. */
function thingOf(
  title: string,
  verbs: ReadonlySet<string>,
  ofPeopleToo: ReadonlySet<string>,
): string | null {
  const [first = '', ...rest] = wordsIn(title);
  if (MADE.test(first)) return isOfMatter(rest) ? first : null;
  const thing = rest.find((word) => !looksLikeAdjective(word)) ?? '';
  if (MADE.test(thing) || MADE_TOO.test(thing)) {
    return [DOING, verbs, ofPeopleToo].some((each) => each.has(first)) ? thing : null;
  }
  if (PREPOSITION.has(thing) || NO_OBJECT.test(thing) || !AS_OBJECT.test(thing)) return null;
  if (isSomebody(thing)) return null;
  const isThing = verbs.has(first) || (ofPeopleToo.has(first) && !OBJECT_OR_WHOM.test(thing));
  return isThing ? thing : null;
}

/** "отчёт за март"; not "отчёт от Лены", "диплом забрать". */
const isOfMatter = (rest: readonly string[]): boolean =>
  !rest.some((word) => isInfinitive(word) || (PREPOSITION.has(word) && !OF_MATTER.has(word)));

const NONE: ReadonlySet<string> = new Set();
const isSomebody = (thing: string): boolean =>
  [thing, ...NOMINATIVES.map((ending) => thing.replace(OBJECT_OR_WHOM, ending))].some(
    (word) => isListed(word, 'kin') || isListed(word, 'visitor'),
  );

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
  thread.beginnings === undefined || hasHour(known, thread) || isSeries(known, thread);

/** Does it repeat? A span of hours may be said of one of its days. */
const isSeries = (known: ObjectHandle, { series = [] }: ThreadHints): boolean =>
  series.some(({ kind, number }) => kind === known.kind && number === known.number);
