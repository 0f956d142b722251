import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Clock } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { withHalfOpen } from '../../../time/half-open.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { isSeries } from './needed-no-more.ts';
import { toNewTime } from './other-time.ts';
import {
  AHEAD_OF_HOUR,
  atHour,
  BESIDE_TIMES,
  BUT,
  COUNTING,
  CUT,
  DAY_IN_GENITIVE,
  FOR_COUNT,
  fromHour,
  IN_PERSON,
  MAY_BE_TIME_FOR_TIME,
  MAY_COUNT,
  MOVED_BY_SOME,
  MOVES,
  NOT_MOVED,
  OF_MANY,
  OF_SOME,
  ONLY_MOVES,
  ONTO_WHOLE,
  ontoHour,
  TAKES_PLACE,
  TELLS,
  TOGETHER,
  WISHES,
} from './time-for-time-phrases.ts';
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

const FAR_HOURS = 4;
const HALF_DAY = 12;
/** "на 9 вместо 2" of what stands at two in the afternoon: neither half of the day is near that. */
function isFar({ operation }: ReadOperation, { mention }: Meant, thread: ThreadHints): boolean {
  if (operation.type !== 'reschedule' || operation.planned_time === undefined) return false;
  const hour = Number(operation.planned_time.slice(0, 2)) % HALF_DAY;
  const known = knownAs(namingWords(mention), thread);
  const own = beginningsIn(thread, '').filter((one) => known.some((each) => isSame(one, each)));
  return own.some(({ begins_at: begins }) => {
    const stands = Number(/T(\d{2})/u.exec(begins)?.[1]);
    return [hour, hour + HALF_DAY].every((one) => Math.abs(one - stands) > FAR_HOURS);
  });
}

interface Sides {
  readonly old: string;
  readonly anew: string;
  /** "5 вместо 4": an hour, or how many. */
  readonly isBare: boolean;
  /** What is named, by whoever tells it or else. */
  readonly names: readonly string[];
  /** How many of the names, which are the first, are of who tells it; null where nobody does. */
  readonly tellers: number | null;
  /** It is only wished for, or may be of how many: it is asked. */
  readonly isOpen: boolean;
  /** It is ordered or told to be moved, whatever is named. */
  readonly isMoved: boolean;
}

/** What is told, cut at "вместо" or "не" into when it was and when it is to be. */
function sidesIn(said: string): Sides | null {
  const cut = CUT.exec(said);
  if (cut === null || /[?:;\n]/u.test(said.replace(/\d:\d/gu, ''))) return null;
  const ahead = itemsOf(said.slice(0, cut.index));
  const behind = itemsOf(said.slice(cut.index + cut[0].length));
  const end = behind.findIndex(({ item }) => !isTimed(item) && !AHEAD_OF_HOUR.has(item.word));
  const gone = end < 0 ? behind : behind.slice(0, end);
  const rest = [...ahead, ...behind.slice(gone.length)];
  // "не в 11, а в 12" is read as a contrast
  const isDenied = cut.groups?.['not'] !== undefined;
  const isContrast = isDenied && behind[gone.length]?.item.word === BUT;
  // "перенеси бельё на субботу, а не на пятницу" is a plain order
  const isOrder = isDenied && rest.some(({ item }) => isVerb(item.word));
  if (gone.length === 0 || isContrast || isOrder) return null;
  const next = rest.filter(({ item }, index) => isTimed(item) || isAheadOfHour(rest, index));
  const old = asOld(gone.map(({ words }) => words).join(' '));
  const anew = asNew(next);
  if (old === null || anew === null || !isOfOneKind(old, anew)) return null;
  if (isBareCount(rest, next) || isForMany(rest, next)) return null;
  const others = rest.filter((one) => !next.includes(one)).map(({ item }) => item);
  const isBare = next[0] !== undefined && isCardinal(next[0].item);
  return { old, anew, isBare, ...howSure(others, anew) };
}

/** What is named, and how sure it is that it is to be moved. */
function howSure(others: readonly Item[], anew: string): Omit<Sides, 'old' | 'anew' | 'isBare'> {
  const told = namesIn(others);
  const isMoved = others.some(({ word }) => ONLY_MOVES.test(word));
  // "торт на 8 вместо 6" may be for how many
  const isNamed = told.names.length > (told.tellers ?? 0);
  const mayCount = isNamed && !isMoved && ONTO_WHOLE.test(anew);
  const isOpen = mayCount || others.some(({ word }) => WISHES.test(word));
  return { ...told, isOpen, isMoved };
}

/** "таблетки 2", "5 уроков": a number without "на" is an hour only alone behind who tells it, or how it is moved. */
function isBareCount(rest: readonly Said[], next: readonly Said[]): boolean {
  const at = rest.findIndex(
    ({ item }, index) => isCardinal(item) && !isAheadOfHour(rest, index - 1),
  );
  const one = rest[at];
  if (one === undefined || !next.includes(one)) return false;
  const before = rest[at - 1]?.item.word ?? '';
  return rest.length > at + 1 || !(TELLS.test(before) || MOVES.test(before));
}

/** "столик на 6". */
function isForMany(rest: readonly Said[], [first]: readonly Said[]): boolean {
  const before = first && rest[rest.indexOf(first) - 1]?.item.word;
  return before !== undefined && MAY_COUNT.test(`${first?.words} `) && FOR_COUNT.test(before);
}

interface Said {
  readonly item: Item;
  readonly words: string;
}

const itemsOf = (text: string): Said[] =>
  readText(text)
    .items.filter((item) => !isMark(item) && !isJustNow(item))
    .map((item) => ({ item, words: text.slice(item.from, item.to) }));

const isTimed = (item: Item): boolean => isFact(item) || isCardinal(item);
/** "щас в 14:30": that was changed just now. */
const isJustNow = (item: Item): boolean => factOf(item)?.kind === 'now';

/** "на 5", "в шесть", whose number alone is no time. */
function isAheadOfHour(items: readonly Said[], at: number): boolean {
  const next = items[at + 1]?.item;
  return AHEAD_OF_HOUR.has(items[at]?.item.word ?? '') && next !== undefined && isCardinal(next);
}

/** The time that is no more, in the words by which it is read alone; null where it is none. */
function asOld(said: string): string | null {
  const words = DAY_IN_GENITIVE.reduce((left, [form, plain]) => left.replace(form, plain), said);
  if (kindsOf(words).length > 0 && !readText(words).items.some(isCardinal)) return words;
  const [first = '', ...more] = words.split(/\s+/u);
  const bare = AHEAD_OF_HOUR.has(first.toLowerCase()) ? more.join(' ') : words;
  const [from, ...others] = readText(fromHour(bare)).items;
  const fact = from === undefined || others.length > 0 ? null : factOf(from);
  const clock = fact?.kind === 'from' && fact.point.day === null ? fact.point.clock : null;
  return clock && atHour(hourOf(clock));
}

const NOON = 12;
const AFTER_NOON: ReadonlySet<Clock['half']> = new Set(['pm', 'afternoon', 'evening']);

/** "4" where the half of the day was not said, "16" of four in the afternoon. */
function hourOf({ hour, minute, half, literal }: Clock): string {
  const isLater = !literal && hour < NOON && AFTER_NOON.has(half);
  const whole = isLater ? hour + NOON : hour;
  return minute === 0 ? String(whole) : `${whole}:${String(minute).padStart(2, '0')}`;
}

/** The new time as it is said; "5 вместо 4" is "на 5". */
function asNew([first, ...more]: readonly Said[]): string | null {
  if (first === undefined) return null;
  const words = [first, ...more].map((one) => one.words).join(' ');
  return isCardinal(first.item) ? ontoHour(words) : words;
}

/** Which of an hour and a day the words say, and nothing else; none where they say more. */
function kindsOf(words: string): readonly string[] {
  const items = readText(words).items.filter((item) => !isMark(item));
  const kinds = items.filter((item) => !AHEAD_OF_HOUR.has(item.word)).map(kindOf);
  const known = kinds.filter((kind) => kind !== null);
  return known.length === kinds.length && new Set(known).size === known.length ? known : [];
}
const HOUR = 'clock';
const DAY = 'day';
const KINDS: ReadonlySet<string> = new Set([HOUR, DAY, 'daypart']);

function kindOf(item: Item): string | null {
  const fact = factOf(item);
  if (fact === null) return isCardinal(item) ? HOUR : null;
  // "на два часа" may be how long
  if (fact.kind === 'for-number') return fact.length === null ? HOUR : null;
  return KINDS.has(fact.kind) ? fact.kind : null;
}

/** "в пятницу, не в 11" says nothing of the hour at which it is to be. */
function isOfOneKind(old: string, anew: string): boolean {
  const [was, is] = [kindsOf(old), kindsOf(anew)];
  return was.includes(HOUR) ? is.includes(HOUR) : was.includes(DAY) && is.includes(DAY);
}

/** The words that name something, and how many of them tell who speaks of it. */
function namesIn(items: readonly Item[]): Pick<Sides, 'names' | 'tellers'> {
  const telling = items.findIndex(({ word }) => TELLS.test(word));
  const isNaming = ({ word }: Item): boolean =>
    !BESIDE_TIMES.has(word) && !TELLS.test(word) && !MOVES.test(word) && !TAKES_PLACE.test(word);
  const named = (some: readonly Item[]): readonly string[] =>
    some.filter(isNaming).map(({ word }) => word);
  // "маше перенесли маникюр" tells whose it is, and not who moves it
  const isTold = telling >= 0 && !items.some(({ word }) => MOVED_BY_SOME.test(word));
  const ahead = items.slice(0, telling);
  const tellers = isTold ? named(ahead).length || tellersBehind(ahead, items.slice(telling)) : null;
  return { names: named(items), tellers };

  /** "просит марина": who tells it may stand behind. */
  function tellersBehind(before: readonly Item[], [verb, next]: readonly Item[]): number {
    if (next === undefined || before.some(({ word }) => IN_PERSON.has(word))) return 0;
    return isNaming(next) && !OF_SOME.test(verb?.word ?? '') ? 1 : 0;
  }
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
