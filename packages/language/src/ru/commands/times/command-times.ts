import type { Intent } from '@planerka/contracts';
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import { type Frame, factOf } from '../../../time/frame.ts';
import type { AssembleOptions } from '../../../time/waiting.ts';
import { isFinishing } from '../../finishing.ts';
import { kinds } from '../../kinds.ts';
import { hasTag } from '../../tags.ts';
import { isOrdinal } from '../../vocabulary.ts';
import { type Head } from '../head/head.ts';
import { leadingNoun } from '../title/meeting-title.ts';
import { takeBareUnit, takeClosing, takeLeadingUnit } from '../title/take-words.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isWord, roleAt } from '../view.ts';
import { slotsOf } from './time-slots.ts';
import { toldOf } from './told-times.ts';
import { atOwnArrival } from './visits.ts';

/** The times of a command, and which items they took. */
export interface Timed {
  readonly intent: Intent;
  readonly frame: Frame | null;
  readonly used: ReadonlySet<Item>;
  /** All of it, where what is no time after all is its words: the title may take some of them. */
  readonly items: readonly Item[];
}

/** Reads the times, by which what is planned is told from what is to be done. */
export function timesOf(items: readonly Item[], taken: Set<Item>, head: Head): Timed {
  const told = toldOf(items);
  const free = items.filter(
    (item, at) =>
      !taken.has(item) &&
      !told.has(item) &&
      !isYearOfTopic(items, at, taken) &&
      !isPeriodOfTopic(items, at) &&
      !isLessonCounted(items, at),
  );
  const rough = atOwnArrival(items, assemble(free, 'any', false));
  const roughUsed = new Set(rough?.used);
  takeClosing(items, taken, roughUsed);
  const words = freeWords(items, taken, roughUsed);
  const intent = intentOf(head, words, rough);
  const planned =
    intent === 'task_create' ? assemble(free, 'within-day', isFinishing(words)) : rough;
  const frame = isDeadlineNamed(words, intent) ? asDeadline(planned) : planned;
  const used = new Set(frame?.used);
  if (head.act === 'nominal') takeLeadingUnit(items, frame, taken);
  if (head.verb === 'reserve' && frame !== null) {
    takeBareUnit(free.find(isWord), frame, taken);
    const isAlone = words.every((item) => taken.has(item) || hasTag(item, 'purpose'));
    for (const item of used) if (isLunch(item, frame, isAlone)) used.delete(item);
  }
  return { intent, frame, used, items: items.flatMap((item) => apart(item, used, head)) };
}

/** "дедлайн по курсовой в пятницу": the day of what is called a deadline is its deadline. */
const isDeadlineNamed = (words: readonly Item[], intent: Intent): boolean =>
  intent === 'task_create' && words[0]?.kind === DEADLINE;
const DEADLINE = kinds.id('deadline');

function asDeadline(frame: Frame | null): Frame | null {
  if (frame === null || frame.day === null || frame.due !== null) return frame;
  if (frame.repeats.length > 0 || frame.offset !== null || frame.dayEnd !== null) return frame;
  const { day, clock, daypart, window: period } = frame;
  return {
    ...frame,
    day: null,
    clock: null,
    daypart: null,
    window: null,
    due: { day, clock, daypart, period },
  };
}

/** The words that may begin a title, in order; facts and marks left out. */
function freeWords(
  items: readonly Item[],
  taken: ReadonlySet<Item>,
  used: ReadonlySet<Item>,
): Item[] {
  return items.filter((item) => !taken.has(item) && !used.has(item) && isWord(item));
}

/** Is a meeting what is planned, and not what one prepares for? */
function isMeetingPlanned(words: readonly Item[], head: Head): boolean {
  let at = 0;
  // "поставь блок на встречу", "запланируй время на созвон"
  while (head.act === 'explicit' && hasTag(words[at], 'purpose')) at += 1;
  const first = words[at];
  if (first === undefined) return false;
  const role = leadingNoun(words, at);
  if (role === 'meeting' || isMeetingBehindWhom(words.slice(at))) return true;
  return (
    role === 'event' &&
    head.noun !== 'task' &&
    head.noun !== 'reminder' &&
    !isInfinitive(first.word)
  );
}

/** "с председателем созвон": with whom, and then what. */
const isMeetingBehindWhom = (words: readonly Item[]): boolean =>
  words.length > 2 &&
  words.length <= WHOM_WORDS_MAX &&
  hasTag(words[0], 'from-with') &&
  roleAt(words.at(-1)) === 'meeting' &&
  !isInfinitive(words.at(-1)?.word ?? '') &&
  !words.some(isAction);
const WHOM_WORDS_MAX = 4;

/** "завтра с трёх до пяти красить забор": whoever says both ends keeps these hours free for it. */
const isKeptFree = ({ act, noun }: Head, frame: Frame | null): boolean =>
  (act === 'action' || act === 'need' || act === 'nominal') &&
  noun === null &&
  frame !== null &&
  frame.clock !== null &&
  (frame.clockEnd !== null || (frame.length !== null && isFromHour(frame))) &&
  frame.dayEnd === null;

/** "с пяти часа на два" */
const isFromHour = ({ used }: Frame): boolean => used.some((item) => factOf(item)?.kind === 'from');

const isSpan = (frame: Frame | null): boolean =>
  frame !== null &&
  ((frame.clock !== null &&
    (frame.length !== null || frame.clockEnd !== null || frame.daypartEnd !== null)) ||
    (frame.dayEnd === null && frame.clockEnd !== null));

function intentOf(head: Head, words: readonly Item[], frame: Frame | null): Intent {
  if (head.noun === 'block' || head.verb === 'reserve') return 'timeblock_create';
  if (isMeetingPlanned(words, head)) return 'timeblock_create';
  if (head.noun === 'task' || head.noun === 'reminder' || head.act === 'remind') {
    return 'task_create';
  }
  if (isKeptFree(head, frame)) return 'timeblock_create';
  const timed = isSpan(frame);
  const isScheduled = head.verb === 'schedule' || head.verb === 'put';
  if (isScheduled && (timed || head.noun === 'time')) return 'timeblock_create';
  const isThing = head.act === 'explicit' && head.noun === null && !isAction(words[0]);
  if ((head.act === 'nominal' || isThing) && timed) return 'timeblock_create';
  return 'task_create';
}

/** "согласовать бюджет на 2027 год": the year is the budget's, not the task's. */
function isYearOfTopic(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  const meaning = items[at]?.meaning;
  const before = items[at - 1];
  const isYear = meaning?.kind === 'window' && meaning.period.unit === 'year';
  const isFor = hasTag(items[at]?.parts[0], 'onto');
  if (!isYear || !isFor || before === undefined) return false;
  return !taken.has(before) && isWord(before) && !isAction(before) && roleAt(before) !== 'meeting';
}

/** "в среду перед первым зайти к завучу": beside a day the ordinal counts lessons, and no days. */
function isLessonCounted(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const number = item?.parts.at(-1);
  if (item === undefined || number === undefined || item.parts.length > 2) return false;
  if (!BESIDE_LESSONS.some((tag) => hasTag(item.parts[0], tag))) return false;
  const last = number.parts.at(-1) ?? number;
  if (!isOrdinal(last) || last.value > LESSONS_MAX) return false;
  return items.some((other) => other !== item && slotsOf(other).includes('day'));
}
/** So many lessons a day has. */
const LESSONS_MAX = 8;
const BESIDE_LESSONS = ['ahead-of', 'after'] as const;

const LONG_PERIODS: ReadonlySet<string> = new Set([
  'month',
  'quarter',
  'half-year',
  'season',
  'year',
]);

/** "спросить про отпуск в июле": the month is the leave's; "закрыть квартал до пятницы": done to it. */
function isPeriodOfTopic(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const meaning = item?.meaning;
  if (meaning?.kind !== 'window' || !LONG_PERIODS.has(meaning.period.unit)) return false;
  const noun = items[at - 1];
  const isObject = isAction(noun) && !hasTag(item?.parts[0] ?? item, 'preposition');
  const isOtherTime = items.some((other) => other !== item && slotsOf(other).length > 0);
  if (isObject && isOtherTime) return true;
  const isAbout = hasTag(items[at - 2], 'topic-of') || hasTag(items[at - 3], 'topic-of');
  return noun !== undefined && isWord(noun) && isAbout;
}

/**
 * "забронируй час на обед в два": lunch is what it is for, since the hour is said. "выдели час на обед в
 * пятницу": nothing else is said to be done, so it is what and when.
 */
function isLunch({ meaning }: Item, frame: Frame, isAlone: boolean): boolean {
  const isOfLunch = meaning?.kind === 'daypart' && meaning.daypart === 'lunch';
  return isOfLunch && (frame.clock !== null || isAlone);
}

/** "на обед" that is no time: the preposition says what the hour is kept for, the noun is the title. */
function apart(item: Item, used: ReadonlySet<Item>, { verb }: Head): readonly Item[] {
  const isTime = used.has(item) || item.meaning?.kind !== 'daypart';
  return verb !== 'reserve' || isTime ? [item] : leavesOf(item);
}

/** The times among the items, as one frame. */
export function assemble(
  items: readonly Item[],
  lengths: AssembleOptions['lengths'],
  weakDeadlines: boolean,
): Frame | null {
  return assembleFrame(items, 0, items.length, { lengths, weakDeadlines });
}
