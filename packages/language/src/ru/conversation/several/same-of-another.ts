import type {
  InterpretRequest,
  InterpretResponse,
  ObjectHandle,
  ThreadHints,
} from '@planerka/contracts';
import { readNow, SECONDS_PER_DAY } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { asNewTask } from '../acts/list-phrases.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { dayOfInstant, dottedDay } from '../day-of-instant.ts';
import { GOING } from '../objects/same-act-phrases.ts';
import { type Fit, fitBehindSame, fitBehindVerb } from './fits-in-place.ts';
import { isKnownName } from './is-known-name.ts';
import { asOneMore, isOfName, isPreposition, onlyAsked } from './once-more.ts';
import {
  asBlockOf,
  atHour,
  formOf,
  LAST_O,
  TO_BE_THERE,
  WHERE_TO,
} from './same-of-another-phrases.ts';
import { GETTING } from './surely-one-more-phrases.ts';

type Thread = ThreadHints;
type ReadNew = (text: string) => InterpretResponse;

/** More words than an adjective and a noun, or a preposition with these, name no single part. */
const PART_WORDS_MAX = 3;

/**
 * "а с Петей в 11" behind "созвон с Олей завтра в 10 на час": the same deed once more, with one of its parts put in
 * the place of another and a time of its own. Which part is replaced is told by its preposition or its form; an hour
 * alone is on the same day, and a meeting is as long. Null where the words do not surely say so.
 */
export function sameOfAnother(
  rest: string,
  thread: InterpretRequest['thread'],
  readNew: ReadNew,
  { isSameHour }: { readonly isSameHour: boolean } = { isSameHour: false },
): InterpretResponse | null {
  const view = thread == null ? null : inView(thread);
  const parted = view === null ? null : partedIn(rest);
  if (thread == null || view === null || parted === null) return null;
  const found = titleOf(view, parted, thread);
  if (found === null) return null;
  const { title, fit } = found;
  const order = orderOf(title, parted, { view, thread, isSameHour });
  const read = order === null ? null : readNew(order);
  const asked = read === null ? null : askedOf(read, title);
  // that the first one was written just now is told by the plan; what only may be one more is asked about
  const isSure = fit === 'surely' && !mayTakePlace(title, parted);
  return asked !== null && isSure ? asOneMore(asked) : asked;
}

/** "а утренник в 10" behind "купить хлеб": what has an hour takes place as likely as it is bought. */
function mayTakePlace(title: string, { name, saysHour }: Parted): boolean {
  const [verb = ''] = wordsIn(title);
  return saysHour && GETTING.has(verb) && formOf(wordsIn(name).at(-1) ?? '') === 'to';
}

/** The title with the named part in it; null where anything that is known bears that name. */
function titleOf({ title }: ObjectHandle, { name }: Parted, thread: Thread): Replaced | null {
  const names = wordsIn(name).filter((word) => !isPreposition(word));
  if (title === undefined || isKnownName(names, thread)) return null;
  return replacedIn(title, name, names);
}

function askedOf(read: InterpretResponse, title: string): InterpretResponse | null {
  const asked = onlyAsked(read);
  const isTitled =
    asked?.envelopes[0]?.command.entities.title?.toLowerCase() === title.toLowerCase();
  return isTitled ? asked : null;
}

/** The order to write it, on the day and of the length of what is in view where none is said; null where that is not known. */
function orderOf(
  title: string,
  parted: Parted,
  {
    view,
    thread,
    isSameHour,
  }: { readonly view: ObjectHandle; readonly thread: Thread; readonly isSameHour: boolean },
): string | null {
  const times = thread.beginnings?.find(
    ({ kind, number }) => kind === view.kind && number === view.number,
  );
  const begins = times?.begins_at ?? null;
  const said = dayAnd(parted, begins);
  if (said === null) return null;
  // "такую же с Петром в четверг" is at the same hour, too
  const isHourLeft = isSameHour && begins !== null && parted.isDayAlone;
  const when = isHourLeft ? atHour(said, begins.slice(...HOUR_CHARS)) : said;
  if (view.kind !== 'timeblock') return asNewTask(`${title} ${when}`);
  return asBlockOf(title, when, times === undefined || parted.isLong ? null : minutesOf(times));
}

interface Parted {
  readonly name: string;
  readonly when: string;
  /** The time is an hour or a length, and no day is said. */
  readonly isDayless: boolean;
  readonly isLong: boolean;
  readonly saysHour: boolean;
  /** A day is said, and no hour. */
  readonly isDayAlone: boolean;
}

/** The name of one part, in one piece, and when: ahead of it or behind it. */
function partedIn(rest: string): Parted | null {
  const items = readText(rest).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  const words = items.filter((item) => !isFact(item));
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  // without a time only whom it is for, or with whom, is told by its form: "и шпатель" may be bought for nobody
  const isTold = words.length > 1 || formOf(first.word) === 'for';
  if (facts.length === 0 && !isTold) return null;
  const isOnePiece = facts.every(({ from, to }) => to <= first.from || from >= last.to);
  const isPart =
    words.length <= PART_WORDS_MAX && words.every(isOfName) && isNoun(last, words.length > 1);
  if (!isOnePiece || !isPart) return null;
  const kinds = facts.map((fact) => factOf(fact)?.kind ?? '');
  return {
    name: rest.slice(first.from, last.to),
    when: `${rest.slice(0, first.from)} ${rest.slice(last.to)}`.trim(),
    isDayless: kinds.length > 0 && kinds.every((kind) => HOURS.has(kind)),
    isDayAlone: kinds.length === 1 && kinds[0] === 'day',
    isLong: kinds.some((kind) => LONG.has(kind)),
    saysHour: kinds.some((kind) => CLOCKS.has(kind)),
  };
}
const LONG: ReadonlySet<string> = new Set(['length', 'for-number', 'clock-range']);
const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'moment']);
const HOURS: ReadonlySet<string> = new Set([...LONG, 'clock']);

/** "Жанной" ends as an adjective does: behind other words it is the name. */
const isNoun = ({ word }: Item, isBehind: boolean): boolean =>
  !isPreposition(word) && (isBehind || !looksLikeAdjective(word));

/** When it is to be, with the day of what is in view where none is said; null where that is not known. */
function dayAnd({ when, isDayless }: Parted, begins: string | null): string | null {
  if (!isDayless) return when;
  return begins === null ? null : `${dottedDay(dayOfInstant(begins))} ${when}`;
}
/** The hour and the minute of an instant as it is written. */
const HOUR_CHARS = [11, 16] as const;

function minutesOf({ begins_at: begins, ends_at: ends }: Beginning): number | null {
  return ends === undefined ? null : (secondOf(ends) - secondOf(begins)) / 60;
}
type Beginning = NonNullable<Thread['beginnings']>[number];

function secondOf(iso: string): number {
  const { day, second, offset } = readNow(iso, null);
  return day * SECONDS_PER_DAY + second - offset;
}

interface Replaced {
  readonly title: string;
  readonly fit: Fit;
}

/** The title with the named part in the place of that which stands in the same form; null where none or several do. */
function replacedIn(title: string, name: string, names: readonly string[]): Replaced | null {
  const words = title.split(/\s+/u);
  const folded = words.map((word) => wordsIn(word)[0] ?? '');
  const named = wordsIn(name);
  // the same name anew is no other thing
  if (names.some((word) => folded.some((one) => isSameName(one, word)))) return null;
  const [first = ''] = named;
  const [verb = ''] = folded;
  const isBehind = isPreposition(first);
  const span = isBehind ? behindSame(folded, first) : inSameForm(folded, named);
  if (span === null) return null;
  const fit = isBehind
    ? fitBehindSame(verb, first, name)
    : fitBehindVerb(verb, words[span.from] ?? '', name);
  if (fit === null) return null;
  return { title: [...words.slice(0, span.from), name, ...words.slice(span.to)].join(' '), fit };
}
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * "с Олей" where "с" was said: up to the end of the title, so that nothing is left that was said of it. Where to
 * something goes is the same deed only where going there is all of it: "положить деньги на телефон", "а на дачу".
 */
function behindSame(words: readonly string[], preposition: string): Span | null {
  const at = words.flatMap((word, index) => (isLike(word, preposition) ? [index] : []));
  const [from, ...more] = at;
  if (from === undefined || more.length > 0 || from === 0) return null;
  const isLast = words.slice(from + 1).every((word) => !isPreposition(word));
  const count = words.length - from;
  if (WHERE_TO.has(preposition) && !(from === 1 && isBeingThere(words[0] ?? ''))) return null;
  return isLast && count >= 2 && count <= PART_WORDS_MAX ? { from, to: words.length } : null;
}

/** "созвон в офисе", "съездить к нотариусу": being there, or going, is all of it. */
const isBeingThere = (first: string): boolean =>
  !isInfinitive(first) || GOING.test(first) || TO_BE_THERE.test(first);

/** "с" and "со", "к" and "ко" are one. */
const isLike = (word: string, other: string): boolean =>
  isPreposition(word) && word.replace(LAST_O, '') === other.replace(LAST_O, '');

/** "маме" where "бабушке" was said, behind the verb and ahead of any preposition. */
function inSameForm(words: readonly string[], named: readonly string[]): Span | null {
  const form = formOf(named.at(-1) ?? '');
  if (form === null || !isInfinitive(words[0] ?? '')) return null;
  const end = words.findIndex((word, index) => index > 0 && isPreposition(word));
  const objects = words.slice(0, end < 0 ? words.length : end);
  const at = objects.flatMap((word, index) =>
    index > 0 && fits(formOf(word), form) ? [index] : [],
  );
  const [from, ...more] = at;
  if (from === undefined || more.length > 0) return null;
  const isWhole = from === 1 || !looksLikeAdjective(words[from - 1] ?? '');
  return isWhole && objects.length <= PART_WORDS_MAX ? { from, to: from + 1 } : null;
}

/** "собаке" is said in the place of "коту": one ends as a man does, the other as a woman. */
const fits = (stands: string | null, said: string): boolean =>
  stands === said || (said !== 'to' && stands !== null && stands !== 'to');
