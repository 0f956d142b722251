import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { withHalfOpen } from '../../../time/half-open.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { isNearHalf } from './near-half.ts';
import { isSeries } from './needed-no-more.ts';
import { toNewTime } from './other-time.ts';
import {
  COUNTING,
  MAY_BE_TIME_FOR_TIME,
  MAY_COUNT,
  NOT_MOVED,
  OF_MANY,
  TOGETHER,
} from './time-for-time-phrases.ts';
import { DAY, kindsOf, type Sides, sidesIn } from './told-times.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "антон написал давай на 5 вместо 4", "созвон щас в 14:30 вместо 17", "маникюр завтра в 12, не в 11": another hour, or
 * day, of what stands at the one that is told beside it, which the plan is held against. Every word has to be a time,
 * known, or of how a move is told; null where one is none of these, or where nothing bears the name.
 */
export const timeForTime: Reader = ({ said, thread, ground, acts }) => {
  if (thread === null || thread.named === true || said.length > CHARS_MAX) return null;
  if (!MAY_BE_TIME_FOR_TIME.test(said) || NOT_MOVED.test(said)) return null;
  const told = sidesIn(said.trim());
  const stood = told && toNewTime({ old: told.old, anew: told.old }, ground);
  if (told === null || stood === null) return null;
  const { on, at } = stood;
  const meant = meantBy(told, at, thread);
  const [only, ...more] = (meant && acts(moveOrder(meant.mention, told.anew))) ?? [];
  if (meant === null || only?.operation.type !== 'reschedule' || more.length > 0) return null;
  const { half_open: _read, ...named } = only;
  const isOpen = isHalfOpen(only, told.anew);
  const open = isOpen ? { half_open: true as const } : {};
  const then = {
    ...open,
    ...(on === undefined ? {} : { on }),
    ...(at === undefined ? {} : { at }),
  };
  const confidence = Math.min(
    only.confidence,
    meant.most,
    isOpen && isFar(only, meant, thread) ? GUESS : LIKELY,
  );
  return operationsOf([{ ...named, ...then, confidence }], true);
};

/** "на 8" of what stands at seven in the evening: which half of the day is told by that. */
function isHalfOpen(moved: ReadOperation, anew: string): boolean {
  const items = [...readText(anew).items];
  const alone = { kind: 'operations' as const, envelopes: [], interpreter: 'rules' as const };
  const [read] = withHalfOpen({ ...alone, operations: [moved] }, items).operations ?? [];
  return read?.half_open === true;
}

const HALF_DAY = 12;
/** "на 9 вместо 2" of what stands at two in the afternoon: neither half of the day is near that. */
function isFar({ operation }: ReadOperation, { mention }: Meant, thread: ThreadHints): boolean {
  if (operation.type !== 'reschedule' || operation.planned_time === undefined) return false;
  const hour = Number(operation.planned_time.slice(0, 2));
  const known = knownAs(namingWords(mention), thread);
  const own = beginningsIn(thread, '').filter((one) => known.some((each) => isSame(one, each)));
  return own.some(({ begins_at: begins }) => !isNearHalf(hour, begins));
}

interface Meant {
  readonly mention: string;
  readonly most: number;
}

/** What all the words name; else, behind who tells it, what the others do; else what stands at that hour. */
function meantBy(told: Sides, at: string | undefined, thread: ThreadHints): Meant | null {
  const { names, tellers, isBare, old, anew } = told;
  // "5 вместо 4" of what has no hour counts something; one day of a series may be all of them
  const counted = tellers === 1 ? names.slice(1) : names;
  const mayBeMeant = (known: ObjectHandle): boolean =>
    !isCounted(known, { old, anew, names: counted }) &&
    (!isBare || beginningsIn(thread, '').some((one) => isSame(one, known))) &&
    !(kindsOf(anew).includes(DAY) && isSeries(known, thread));
  const most = told.isOpen ? GUESS : LIKELY;
  const isOfTeller = tellers !== null && tellers > 0 && tellers === names.length;
  const met = isOfTeller ? metBy(names, thread, mayBeMeant) : null;
  if (met !== null) return { ...met, most: isAlone(met.known, at, thread) ? most : GUESS };
  const named = isOfTeller ? null : mentionOf(names, thread, mayBeMeant);
  if (named !== null) {
    const isSure = tellers !== null || isNamedItself(names, named.known, told.isMoved);
    return { ...named, most: isSure ? most : GUESS };
  }
  return behindTeller(told, at, { thread, fits: mayBeMeant });
}

/** What the words behind who tells it name, or what stands then: never sure. */
function behindTeller(
  { names, tellers }: Sides,
  at: string | undefined,
  { thread, fits }: { thread: ThreadHints; fits: (known: ObjectHandle) => boolean },
): Meant | null {
  if (names.length > 0 && tellers === null) return null;
  const others = names.slice(tellers ?? 0);
  const other = mentionOf(others, thread, fits);
  if (other !== null) return { ...other, most: GUESS };
  const then = others.length > 0 || at === undefined ? null : standingAt(at, thread);
  return then === null ? null : { mention: then.title ?? '', most: GUESS };
}

interface Named {
  readonly mention: string;
  readonly known: ObjectHandle;
}

/** "созвон с мариной" of what marina tells; an errand that is for her is not hers to move. */
function metBy(
  names: readonly string[],
  thread: ThreadHints,
  fits: (known: ObjectHandle) => boolean,
): Named | null {
  const words = namingWords(names.join(' '));
  const isMet = (known: ObjectHandle): boolean =>
    known.kind === 'timeblock' && words.every((name) => isWith(name, known));
  return mentionOf(names, thread, (known) => fits(known) && isMet(known));
}

function isWith(name: string, known: ObjectHandle): boolean {
  const own = wordsIn(known.title ?? '');
  return TOGETHER.has(own[own.indexOf(asTitled([name], known)) - 1] ?? '');
}

/** Is it known to stand at that hour, and nothing else of its day? */
function isAlone(known: ObjectHandle, at: string | undefined, thread: ThreadHints): boolean {
  const all = beginningsIn(thread, '');
  const own = all.find((one) => isSame(one, known))?.begins_at;
  if (own === undefined || at === undefined || halfHour(own) !== halfHour(`T${at}`)) return false;
  const [day = ''] = own.split('T');
  const then = all.filter(
    ({ begins_at: begins }) => begins.startsWith(day) && halfHour(begins) === halfHour(own),
  );
  return then.length === 1;
}

/** The hour and minute, in whichever half of the day. */
function halfHour(instant: string): string {
  const [, hour = '', minute = ''] = /T(\d{2}):(\d{2})/u.exec(instant) ?? [];
  return `${Number(hour) % HALF_DAY}:${minute}`;
}

/** "марина в 13 вместо 12" of «отправить отчёт марине» names somebody in it, and may be said of something else. */
function isNamedItself(names: readonly string[], known: ObjectHandle, isMoved: boolean): boolean {
  const own = wordsIn(known.title ?? '');
  const [first = ''] = own;
  if (isMoved && !isInfinitive(first)) return true;
  return namingWords(names.join(' ')).some(
    (name) => own.includes(name) || isSameName(name, first) || isWith(name, known),
  );
}

/** "урок 5 вместо 4" of «урок 4», "лампочек давай 5 вместо 4": a number of the title, or how many of what it is about. */
function isCounted(
  { title = '' }: ObjectHandle,
  { old, anew, names }: Pick<Sides, 'old' | 'anew' | 'names'>,
): boolean {
  const own = wordsIn(title);
  const wrong = wordsIn(old).find((word) => /^\d+$/u.test(word));
  if (wrong !== undefined && own.includes(wrong)) return true;
  const isOfMany = names.some((name) => OF_MANY.test(name) && !own.includes(name));
  return isOfMany || (MAY_COUNT.test(anew) && COUNTING.test(title));
}

/** The title's own words for what is named; null where some word is not of it. */
function mentionOf(
  names: readonly string[],
  thread: ThreadHints,
  fits: (known: ObjectHandle) => boolean,
): Named | null {
  const words = namingWords(names.join(' '));
  const [known] = knownAs(words, thread).filter(fits);
  return known === undefined ? null : { mention: asTitled(words, known), known };
}

type Beginnings = NonNullable<ThreadHints['beginnings']>;
type Handle = Pick<ObjectHandle, 'kind' | 'number'>;
const isSame = (a: Handle, b: Handle): boolean => a.kind === b.kind && a.number === b.number;

/** Those of which it is known when they begin, at that hour. */
const beginningsIn = ({ beginnings = [] }: ThreadHints, at: string): Beginnings =>
  beginnings.filter(({ begins_at: begins }) => begins.includes(`T${at}`));

/** What was spoken of last, or the only one that stands at that hour. */
function standingAt(at: string, thread: ThreadHints): ObjectHandle | null {
  const then = beginningsIn(thread, at);
  const known = thread.candidates.filter((each) => then.some((one) => isSame(one, each)));
  const [only, ...more] = known;
  const view = inView(thread);
  if (more.length > 0) return view !== null && known.includes(view) ? view : null;
  return only ?? null;
}
