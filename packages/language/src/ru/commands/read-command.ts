import type { Intent } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import type { Frame } from '../../time/frame.ts';
import type { Role } from '../lexicon/role-words.ts';
import { hasTag } from '../tags.ts';
import { isCardinal } from '../vocabulary.ts';
import { takeLaterPhrases } from './answers/later-phrases.ts';
import { confidenceOf, type Doubt } from './confidence/confidence.ts';
import { changingWords } from './confidence/mind-changed.ts';
import { modelled } from './confidence/modelled-confidence.ts';
import { type Features, featuresOf } from './confidence/reading-features.ts';
import { timeDoubts } from './confidence/time-doubts.ts';
import { askAtEnd } from './division/ask-boundaries.ts';
import { isMergedTitle } from './division/merged-title.ts';
import { readFields, readTrailingReminder, readUrgencies } from './fields/fields.ts';
import type { Fields } from './fields/said-fields.ts';
import { type Act, ELSEWHERE, type Head } from './head/head.ts';
import { takeInnerWish } from './head/inner-wish.ts';
import { readHead } from './head/read-head.ts';
import { assemble, type Timed, timesOf } from './times/command-times.ts';
import { slotsOf } from './times/time-slots.ts';
import { atArrival } from './times/visits.ts';
import { inNominative } from './title/in-nominative.ts';
import {
  takeAgain,
  takeAsides,
  takeClosing,
  takeCorrections,
  takeFixing,
  takeHanging,
  takeMore,
  takeNaming,
  takeOwner,
  takePlaceAtEnd,
  takePurpose,
  takeThat,
  takeVague,
} from './title/take-words.ts';
import { fittingTitle, titleOf } from './title/title.ts';
import { titleDoubts, trimmed } from './title/title-doubts.ts';
import { takeWholeDay } from './title/whole-day.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, takeAll } from './view.ts';

/** What one command of an utterance says, its time not yet laid on a calendar. */
export interface CommandReading {
  readonly act: Act;
  readonly intent: Intent;
  readonly title: string | null;
  /** The reason for it, and what the title has no room for. */
  readonly description: string | null;
  readonly frame: Frame | null;
  readonly fields: Fields;
  readonly confidence: number;
  /** "напомни ...", "поставь напоминание ...": to be reminded of it is what was asked for. */
  readonly isReminder?: boolean;
  /** What rules of law say of it, and what else its confidence was computed from. */
  readonly ruled: number;
  readonly features: Features;
  /** Told beside a command, and yet it sounds like a plan of its own. */
  readonly isPlanLike?: boolean;
  /** What is left in its title may be another command. */
  readonly isUncounted?: boolean;
  /** Something about its words or its title is doubted. */
  readonly isDoubted?: boolean;
  /** Its time was said before anything else. */
  readonly timeFirst: boolean;
  /** It is done before what was asked for before it: "а перед этим в девять ...". */
  readonly isEarlier?: boolean;
  /** Its time is counted from the beginning of the command before it: "за час до неё". */
  readonly fromBefore?: { readonly minutes: number; readonly isDue: boolean };
  /** It is done next, on the same day: "..., потом забрать посылку". */
  readonly isNext?: boolean;
  /** Its time is a heading: "завтра: ...", or a line of its own. */
  readonly isHeaded: boolean;
}

/** "к врачу завтра в десять запиши": the order is behind what is ordered. */
function readHeadOf(items: readonly Item[], taken: Set<Item>, fields: Fields): Head {
  const isListed = fields.project !== null;
  const free = items.filter((item) => !taken.has(item));
  const at = askAtEnd(free);
  if (at === null) {
    const head = readHead(free, taken, isListed);
    // "в шесть начинается матч, напомни за час"
    const isAsked = head.act === 'statement' && fields.remindBefore.length > 0;
    return isAsked ? { ...head, act: 'nominal' } : head;
  }
  const before = readHead(free.slice(0, at), taken, isListed);
  if (before.act === 'empty' || before.act === 'query') return readHead(free, taken, isListed);
  const verb = roleAt(free[at]);
  takeAll(free, at, free.length, taken);
  for (const item of free.slice(at)) if (isFact(item)) taken.delete(item);
  const act = verb === 'remind' ? 'remind' : 'explicit';
  return { act, verb: before.verb ?? verb, noun: before.noun };
}

const isSaid = (item: Item): boolean => isWord(item) && !isCardinal(item);

const NOTHING: ReadonlySet<Item> = new Set();

/** What asks for nothing here; a heading may say the day of the lines that follow. */
function readElsewhere(items: readonly Item[], head: Head, fields: Fields): CommandReading {
  const heading = head.act === 'empty' ? assemble(items, 'within-day', false) : null;
  const intent = 'task_create';
  return {
    act: head.act,
    intent,
    title: null,
    description: null,
    frame: heading,
    fields,
    confidence: confidenceOf({
      head,
      intent,
      title: null,
      frame: null,
      wordCount: 0,
      titleWords: 0,
      hasAction: false,
      hasReminder: false,
      isLine: false,
      doubts: [],
    }),
    ruled: 0,
    features: {},
    timeFirst: heading !== null,
    isHeaded: heading !== null,
  };
}

/** How a segment is in its utterance. */
export interface SegmentContext {
  /** A line of a list. */
  readonly isLine?: boolean;
  /** Behind another one that has its time, as "свет до десятого" behind "оплатить воду до пятого". */
  readonly isOneOf?: boolean;
  /** One of a list of times and what takes place at them, so that it is planned and not told. */
  readonly isOfPlan?: boolean;
  /** Others were said in the same breath. */
  readonly isAmongOthers?: boolean;
  /** What is doubted about where it begins and how its words are spelt. */
  readonly doubts?: readonly Doubt[];
  /** Words that others behind them have taken back. */
  readonly dropped?: ReadonlySet<Item>;
}

/** A segment that was said alone. */
const ALONE: Required<SegmentContext> = {
  isLine: false,
  isOneOf: false,
  isOfPlan: false,
  isAmongOthers: false,
  doubts: [],
  dropped: NOTHING,
};

/**
 * "надо три часа на диплом", "два часа в среду на диплом", but not "надо на рынок на час": what the
 * time is for follows it.
 */
function isLengthFor(items: readonly Item[], used: ReadonlySet<Item>): boolean {
  const length = items.findIndex(({ meaning }) => meaning?.kind === 'length');
  const next = items.slice(length + 1).find((item) => !used.has(item) || !isFact(item));
  return length >= 0 && hasTag(next, 'purpose');
}

/** Takes what hangs on the times and on the words that ask. */
function takeLoose(items: readonly Item[], taken: Set<Item>, head: Head, timed: Timed): void {
  const { intent, used } = timed;
  const isBlock = head.noun === 'block' || head.noun === 'time' || head.verb === 'reserve';
  const isNeeded = (head.act === 'need' || head.act === 'nominal') && isLengthFor(items, used);
  if (isBlock || isNeeded || (head.act === 'explicit' && intent === 'timeblock_create')) {
    takePurpose(items, taken, used);
  }
  takeHanging(items, taken, used);
  takeAsides(items, taken, used);
  takeOwner(items, taken, used);
  takeCorrections(items, taken);
  if (head.act === 'nominal') {
    takePlaceAtEnd(items, taken);
    takeFixing(items, taken, used);
  }
  takeAgain(items, taken);
  takeMore(items, taken);
  takeVague(items, taken);
  for (const item of used) taken.add(item);
}

/** Was the time said before anything else, and is it a heading? The words that ask do not count. */
function headingOf(
  items: readonly Item[],
  taken: ReadonlySet<Item>,
  used: ReadonlySet<Item>,
): { timeFirst: boolean; isHeaded: boolean } {
  const first = items.find((item) => !isMark(item) && (used.has(item) || !taken.has(item)));
  if (first === undefined || !used.has(first)) return { timeFirst: false, isHeaded: false };
  const mark = items[items.indexOf(first) + 1]?.word;
  return { timeFirst: true, isHeaded: mark === ':' || mark === 'newline' };
}

/** What was wished for in passing is needed; among other requests a device is one of them. */
function actOf(
  items: readonly Item[],
  act: Head['act'],
  { isWished, isOneOf }: { readonly isWished: boolean; readonly isOneOf: boolean },
): Head['act'] {
  if (isWished && (act === 'action' || act === 'nominal')) return 'need';
  return isOneOf ? amongOthers(act, items) : act;
}

/**
 * "йога это вечером а не утром": the words that only change what was settled are taken, where there are
 * such.
 */
function takeChanging(
  text: string,
  items: readonly Item[],
  { act, frame }: { readonly act: CommandReading['act']; readonly frame: Frame | null },
  taken: Set<Item>,
): boolean {
  // "планёрка теперь каждый вторник": what is done again and again is announced so
  const isOnce = frame !== null && frame.repeats.length === 0;
  const changing = act === 'nominal' && isOnce ? changingWords(text, items) : null;
  for (const item of changing ?? []) taken.add(item);
  return changing !== null;
}

/** Reads one segment of an utterance. */
export function readCommand(
  text: string,
  items: readonly Item[],
  context: SegmentContext = {},
): CommandReading {
  const { isLine, isOneOf, isAmongOthers, isOfPlan, doubts, dropped } = { ...ALONE, ...context };
  const taken = new Set<Item>(items.filter((item) => dropped.has(item)));
  const fields = readFields(text, items, taken);
  takeThat(items, taken, fields);
  // "мусор вынести не забудь": what closes the request is no order of its own
  if (items.some(isAction)) takeClosing(items, taken, NOTHING);
  const isWished = takeInnerWish(items, taken);
  const read = readHeadOf(items, taken, fields);
  const asked = isOfPlan ? asPlanned(read) : read;
  const head: Head = { ...asked, act: actOf(items, asked.act, { isWished, isOneOf }) };
  if (ELSEWHERE.has(head.act) || head.act === 'empty') return readElsewhere(items, head, fields);
  takeLaterPhrases(items, taken);
  if (head.act === 'explicit') takeNaming(items, taken);
  readUrgencies(items, fields, taken);
  if (head.act === 'remind') readTrailingReminder(items, fields, taken);
  const timed = timesOf(items, taken, head);
  const { intent, used, items: apart } = timed;
  const frame = head.act === 'told' || isOfPlan ? atArrival(items, timed.frame) : timed.frame;
  takeLoose(apart, taken, head, timed);
  takeWholeDay(apart, taken, frame);
  const isChanging = takeChanging(text, items, { act: head.act, frame }, taken);
  const said = titleOf(text, apart, taken);
  const whole = said === null ? null : inNominative(said);
  const { title, rest } = whole === null ? { title: null, rest: null } : fittingTitle(whole);
  const left = apart.filter((item) => !taken.has(item));
  const own = titleDoubts(title, left, head.act);
  if (isMergedTitle(items, left, used, isAmongOthers)) own.push('merged');
  if (leavesHour(items, left, used)) own.push('time-left');
  if (fields.isNameOpen === true) own.push('merged');
  own.push(...timeDoubts(head, left, frame));
  if (isChanging) own.push('changed');
  const evidence = {
    head,
    intent,
    title,
    frame,
    wordCount: items.filter(isSaid).length,
    titleWords: left.filter((item) => isSaid(item)).length,
    hasAction: left.some(isAction),
    hasReminder: fields.remindBefore.length > 0,
    isLine,
    doubts: [...doubts, ...own],
  };
  const features = featuresOf({
    items,
    left: trimmed(left),
    used,
    head,
    intent,
    frame,
    fields,
    description: rest,
    isLine,
    isAmongOthers,
    plain: confidenceOf({ ...evidence, doubts: [] }),
  });
  const ruled = confidenceOf(evidence);
  const confidence = modelled(ruled, features);
  return {
    act: head.act,
    intent,
    title,
    description: rest,
    frame,
    fields,
    confidence,
    ruled,
    features,
    isReminder: head.act === 'remind' || head.noun === 'reminder',
    isDoubted: own.length > 0 || doubts.length > 0,
    isUncounted: own.includes('merged') || (own.includes('time-left') && left.some(saysHour)),
    // the words that ask say nothing of their own: "добавь на завтра: ..." begins with its time
    ...headingOf(items, taken, used),
  };
}

/** A plan among others is one, whatever it would be if it were said alone. */
const asPlanned = (head: Head): Head =>
  ELSEWHERE.has(head.act) ? { ...head, act: 'nominal' } : head;

/** "тренировка в среду десять часа на полтора": a number between times that nothing counts. */
function leavesHour(
  items: readonly Item[],
  left: readonly Item[],
  used: ReadonlySet<Item>,
): boolean {
  return items.some((item, at) => {
    const [before, after] = [items[at - 1], items[at + 1]];
    const isBetween = after === undefined || used.has(after);
    if (!isCardinal(item) || !isBetween || !left.includes(item)) return false;
    return before !== undefined && used.has(before) && slotsOf(before).includes('day');
  });
}

/** An hour that is left over is likelier another command's than a day: "билет на десятое". */
const saysHour = (item: Item): boolean =>
  slotsOf(item).some((slot) => slot === 'clock' || slot === 'daypart');

/** What is changed by such an order, where it is there already. */
const EDITED: ReadonlySet<Role | null> = new Set<Role>([
  'task',
  'reminder',
  'meeting',
  'event',
  'part',
]);

/** What would be said to a device, were it said alone: "полить цветы, закрыть окна". */
function amongOthers(act: Head['act'], items: readonly Item[]): Head['act'] {
  const verb = items.find(isAction);
  if (act === 'edit' && items.some((item) => EDITED.has(roleAt(item)))) return act;
  // "..., список литературы до понедельника": a thing with its deadline, and no list to be shown
  const first = items.find((item) => isWord(item) && !hasTag(item, 'conjunction'));
  if (act === 'query' && first !== undefined && roleAt(first) === 'list') {
    // "..., списки проверить"
    if (verb !== undefined && isInfinitive(verb.word)) return 'action';
    return namesDeadline(items) ? 'nominal' : act;
  }
  if (act !== 'foreign' && act !== 'edit') return act;
  if (verb !== undefined) return isInfinitive(verb.word) ? 'action' : act;
  return namesDeadline(items) ? 'nominal' : act;
}

/** A deadline, and no order to a device. */
const namesDeadline = (items: readonly Item[]): boolean =>
  items.some(({ meaning }) => meaning?.kind === 'due') &&
  !items.some((item) => roleAt(item) === 'foreign' || hasTag(item, 'foreign-order'));
