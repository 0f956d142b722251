import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { parseDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isDoingNow, isFinite, isOwnVerb } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { type Conversation, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import type { Reader, Words } from '../words.ts';
import { dayIn, goesOf, isSeries } from './needed-no-more.ts';
import { partsOf } from './other-time.ts';
import {
  ADJECTIVE,
  AND_MORE,
  BESIDE_EVENT,
  FELL_BY_ITSELF,
  FELL_THROUGH,
  GOES_FOR,
  JUST_NOW,
  LEADS_TO,
  NOT,
  NOT_AT_ALL,
  NOT_HELD,
  NOT_THERE,
  NOT_TOLD,
  OF_NEXT,
  PASSED,
  RUNS_OUT,
  SAT_THROUGH,
} from './passed-by-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';
import { LOSES } from './probably-lost-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const WORDS_MAX = 12;
const NAME_MIN = 3;

/**
 * "педсовет прошёл, отсидела", "встреча не состоялась, сосед не приехал", of what stands without a verb of its own: it
 * has taken place, or it has not. The first is done, and where it is not over by then that is asked; whether the other
 * goes is asked. Null where anything else is told, or more than one thing could be meant.
 */
export const passedBy: Reader = (words) => toldOfEvent(words, isTold) ?? passedAndMore(words);

const isTold: TellsOf = (word, before) =>
  before === NOT ? NOT_HELD.test(word) : PASSED.test(word) || FELL_BY_ITSELF.test(word);

/** "созвон с леной был, правки по визиткам в пт с 10 до 12": what took place, and what is said next by itself. */
function passedAndMore(words: Words): Conversation | null {
  const { first, rest } = AND_MORE.exec(words.said.trim())?.groups ?? {};
  if (first === undefined || rest === undefined || words.thread === null) return null;
  const passed = isRequest(rest)
    ? toldOfEvent({ ...words, said: first }, (word) => PASSED.test(word))
    : null;
  if (passed?.kind !== 'operations') return null;
  const next = words.again(rest);
  if (next === null) return { ...passed, rest: [rest] };
  if (next.kind !== 'operations') return null;
  return { ...next, operations: [...passed.operations, ...next.operations] };
}

/** "экзамен был, сдала на пять" goes on with it: another thing is to be done, is ordered, or has hours from and to. */
function isRequest(rest: string): boolean {
  const { items } = readText(rest);
  if (OF_NEXT.test(rest)) return false;
  if (items.some(({ word }) => isInfinitive(word))) return true;
  // "узнаю результат в пт", "отдыхаю с 10 до 12"
  if (items.some(({ word }) => isOwnVerb(word) || isDoingNow(word))) {
    return isVerb(items.find((item) => !isMark(item))?.word ?? '');
  }
  return items.some(
    (item) => isVerb(item.word) || isImperative(item.word) || factOf(item)?.kind === 'clock-range',
  );
}

/** "планёрка сорвалась, Иван заболел": it will not take place, which is asked where nothing else reads it. */
export const calledOff: Reader = (words) =>
  toldOfEvent(words, (word, before) => (before === NOT ? NOT_AT_ALL : FELL_THROUGH).test(word));

type TellsOf = (word: string, before: string | undefined) => boolean;

function toldOfEvent({ said, thread, ground }: Words, tells: TellsOf): Conversation | null {
  if (thread === null || thread.named === true || said.includes('?')) return null;
  const told = eventIn(said, tells);
  if (told === null) return null;
  const named = eventsNamed(told.names, thread);
  const events = told.isPassed ? notAhead(named, thread) : named;
  const isOff = events.length === 0 && !told.isPassed;
  const [one, ...more] = isOff ? errandsTo(told.names, thread) : events;
  if (one === undefined || more.length > 0 || namesOther(told.behind, one, thread)) return null;
  // "корм закончился" is to be bought, "посылки не было" is to be fetched still
  if (one.kind === 'task' && (told.isPassed ? RUNS_OUT : NOT_THERE).test(told.verb)) return null;
  const found = told.isPassed
    ? hasPassed(told, one, thread, ground)
    : fellThrough(told, one, thread, ground);
  return found && operationsOf([found], true);
}

/** "футбол убери, его не было вчера": the order, of the one of that day. */
export function goesForReason(said: string): PlainOrder | null {
  const { order, ahead, behind } = GOES_FOR.exec(said.trim())?.groups ?? {};
  if (order === undefined || !readText(order).items.some(({ word }) => LOSES.test(word)))
    return null;
  return { order: `${order} ${ahead ?? behind ?? ''}`.trim(), most: GUESS };
}

interface ToldEvent {
  readonly names: readonly string[];
  /** When it took place, or should have. */
  readonly times: string;
  readonly isPassed: boolean;
  readonly verb: string;
  /** What is told of it in the clauses behind. */
  readonly behind: readonly Item[];
}

/** What is told of something that takes place, in one clause with its name. */
function eventIn(said: string, tells: TellsOf): ToldEvent | null {
  const text = said.trim().replace(JUST_NOW, ' ');
  const items = withoutLead(readText(text).items);
  const words = items.filter((item) => !isMark(item));
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  if (words.some(({ word }) => NOT_TOLD.has(word) || isInfinitive(word))) return null;
  const end = items.findIndex(isBreak);
  const clause = (end < 0 ? items : items.slice(0, end)).filter((item) => !isMark(item));
  const verb = clause.find(({ word }, at) => tells(word, clause[at - 1]?.word));
  if (verb === undefined) return null;
  const denied = clause[clause.indexOf(verb) - 1];
  const isDenied = denied?.word === NOT;
  const left = clause.filter(
    (item) =>
      item !== verb &&
      !(isDenied && item === denied) &&
      !isFact(item) &&
      !SAT_THROUGH.test(item.word) &&
      !BESIDE_EVENT.has(item.word),
  );
  const names = left.map(({ word }) => word).filter((word) => !BINDING.has(word));
  // "репетиция прошла сильно" says no more of which one it is than "сильно"
  if (names.length === 0 || left.some(({ word }) => word === NOT || isElse(word))) return null;
  // "йога была вчера в 12" tells when
  if (clause.some((item) => factOf(item)?.kind === 'clock')) return null;
  const behind = end < 0 ? [] : items.slice(end + 1).filter((item) => !isMark(item));
  if (behind.some((item) => isFact(item) || isElse(item.word, true))) return null;
  const times = partsOf(text.slice(clause[0]?.from, clause.at(-1)?.to)).times;
  return { names, times, isPassed: PASSED.test(verb.word) && !isDenied, verb: verb.word, behind };
}
/** "ну всё, педсовет прошёл": the clause ahead says nothing. */
function withoutLead(items: readonly Item[]): readonly Item[] {
  const end = items.findIndex(isBreak);
  const lead = items.slice(0, Math.max(end, 0));
  return lead.length > 0 && lead.every(({ word }) => BESIDE_EVENT.has(word))
    ? items.slice(end + 1)
    : items;
}

const BREAKS: ReadonlySet<string> = new Set([',', '.', '!', ';', '–', '—', '(']);
/** "чё-то" is one word, with a dash between its parts. */
const isBreak = (item: Item): boolean =>
  isMark(item) && (BREAKS.has(item.word) || (item.word === '-' && !item.glued));

/** Is something ordered, or told of what else somebody does? */
const isElse = (word: string, mayTell = false): boolean =>
  isVerb(word) || isImperative(word) || (!mayTell && isFinite(word));

/** Those without a verb of their own that bear all the names, and the noun that heads their title among them. */
function eventsNamed(names: readonly string[], { candidates }: ThreadHints): ObjectHandle[] {
  const bearers = candidates.filter(({ kind, title = '' }) => {
    const words = wordsIn(title);
    const head = words.find((word) => !ADJECTIVE.test(word)) ?? words[0] ?? '';
    return (
      kind !== 'project' &&
      !words.some((word) => isInfinitive(word) || isFinite(word)) &&
      names.some((name) => name.length >= NAME_MIN && isSameName(name, head)) &&
      names.every((name) => words.some((word) => isSameName(name, word)))
    );
  });
  const exact = bearers.filter(({ title = '' }) => wordsIn(title).length === names.length);
  return exact.length === 1 ? exact : bearers;
}

/** Of several the only one that is not ahead: what is to come has not taken place. */
function notAhead(
  events: readonly ObjectHandle[],
  { beginnings = [] }: ThreadHints,
): readonly ObjectHandle[] {
  const isAhead = ({ kind, number }: ObjectHandle): boolean =>
    beginnings.some((one) => one.kind === kind && one.number === number);
  const behind = events.filter((one) => !isAhead(one));
  return events.length > 1 && behind.length === 1 ? behind : events;
}

/** "отвезти сына на плавание" where the swimming is called off: what is to be done for it. */
function errandsTo(names: readonly string[], { candidates }: ThreadHints): ObjectHandle[] {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) return [];
  return candidates.filter(({ kind, title = '' }) => {
    const words = wordsIn(title);
    return (
      kind === 'task' &&
      words.some((word, at) => isSameName(name, word) && LEADS_TO.has(words[at - 1] ?? ''))
    );
  });
}

/** "олимпиада прошла, бумагу не купила": another thing of the plan is told of behind. */
function namesOther(behind: readonly Item[], one: ObjectHandle, { candidates }: ThreadHints) {
  const own = wordsIn(one.title ?? '');
  return behind.some(
    ({ word }) =>
      word.length >= NAME_MIN &&
      !BESIDE_EVENT.has(word) &&
      !own.some((each) => isSameName(each, word)) &&
      candidates.some(({ title = '' }) => wordsIn(title).some((each) => isSameName(each, word))),
  );
}

const isPastDay = (day: string, { now }: Ground): boolean => parseDay(day) < now.day;

/** Does the day that is said lie ahead? */
function isFuture(times: string, ground: Ground): boolean {
  const day = dayIn(times, ground);
  return day !== null && parseDay(day) > ground.now.day;
}

/** What repeats is over by itself, day by day. */
function hasPassed(
  { names, times, verb }: ToldEvent,
  one: ObjectHandle,
  thread: ThreadHints,
  ground: Ground,
): ReadOperation | null {
  if (isSeries(one, thread)) return null;
  // "экзамена" says of which one something is told, and not that it has taken place
  const isSubject = names.some((name) => wordsIn(one.title ?? '').includes(name));
  // "педсовет был на завтра": whether that is the day of this one is not known here
  const isPlain = isSubject && !isFuture(times, ground);
  if (!isPlain) return null;
  const isSure = times === '' && !(one.kind === 'task' && NOT_THERE.test(verb));
  return {
    operation: { type: 'update_status', status: 'done' },
    confidence: isSure ? LIKELY : GUESS,
    mention: one.title ?? names.join(' '),
    passed: true,
  };
}

/** Of what repeats only the day that is said. */
function fellThrough(
  { names, times }: ToldEvent,
  one: ObjectHandle,
  thread: ThreadHints,
  ground: Ground,
): ReadOperation | null {
  const on = dayIn(times, ground);
  const isOfSeries = isSeries(one, thread);
  if (isOfSeries && (on === null || isPastDay(on, ground))) return null;
  // "встречи сегодня не было", where it is on Friday
  const at = thread.beginnings?.find(
    ({ kind, number }) => kind === one.kind && number === one.number,
  );
  if (on !== null && at !== undefined && !at.begins_at.startsWith(on)) return null;
  return {
    operation: goesOf([one], isOfSeries),
    confidence: GUESS,
    mention: one.title ?? names.join(' '),
    ...(on === null ? {} : { on }),
  };
}
