import type { Intent } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { assembleFrame } from '../../time/assemble-frame.ts';
import type { Frame } from '../../time/frame.ts';
import type { AssembleOptions } from '../../time/waiting.ts';
import { isFinishing } from '../finishing.ts';
import { oneOf } from '../rules/units.ts';
import { readFields, readTrailingReminder, readUrgencies } from './fields.ts';
import { takeLaterPhrases } from './later-phrases.ts';
import { leadingNoun } from './meeting-title.ts';
import { askAtEnd } from './ask-boundaries.ts';
import { confidenceOf, type Doubt } from './confidence.ts';
import { closingStart } from './frame.ts';
import { type Act, ELSEWHERE, type Head } from './head.ts';
import { readHead } from './read-head.ts';
import type { Fields } from './said-fields.ts';
import { fittingTitle, titleOf } from './title.ts';
import { titleDoubts } from './title-doubts.ts';
import { isCardinal } from '../vocabulary.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, says, takeAll } from './view.ts';
import { hasTag } from '../tags.ts';

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
  /** Its time was said before anything else. */
  readonly timeFirst: boolean;
  /** Its time is a heading: "завтра: ...", or a line of its own. */
  readonly isHeaded: boolean;
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
  if (role === 'meeting') return true;
  return (
    role === 'event' &&
    head.noun !== 'task' &&
    head.noun !== 'reminder' &&
    !isInfinitive(first.word)
  );
}

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
  const timed = isSpan(frame);
  const isScheduled = head.verb === 'schedule' || head.verb === 'put';
  if (isScheduled && (timed || head.noun === 'time')) return 'timeblock_create';
  const isThing = head.act === 'explicit' && head.noun === null && !isAction(words[0]);
  if ((head.act === 'nominal' || isThing) && timed) return 'timeblock_create';
  return 'task_create';
}

/** "выдели час на отчёт": the preposition belonged to the command. */
function takePurpose(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  const first = items.find((item) => !taken.has(item) && !used.has(item) && !isMark(item));
  if (first !== undefined && hasTag(first, 'purpose')) taken.add(first);
}

/** "выдели час на спорт": after such a verb a unit is a length. */
function takeBareUnit(item: Item | undefined, frame: Frame, taken: Set<Item>): void {
  const length = item === undefined || item.meaning !== null ? null : oneOf(item);
  if (item === undefined || length === null || frame.length !== null) return;
  frame.length = length;
  taken.add(item);
}

/** "час на почту вечером": said first, a unit is how long. */
function takeLeadingUnit(items: readonly Item[], frame: Frame | null, taken: Set<Item>): void {
  const words = items.filter((item) => !isMark(item) && !hasTag(item, 'conjunction'));
  const [unit, preposition, next] = words.filter((item) => !taken.has(item));
  const isLed = hasTag(preposition, 'onto') && next !== undefined && isWord(next);
  if (frame !== null && isLed) takeBareUnit(unit, frame, taken);
}

/** "блок завтра в 9 под названием планирование": only the name belongs to the title. */
function takeNaming(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    const preposition = items[at - 1];
    if (!hasTag(item, 'naming') || preposition === undefined) return;
    if (!hasTag(preposition, 'under') && !hasTag(preposition, 'with-alone')) return;
    taken.add(item);
    taken.add(preposition);
  });
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

/** "если можно", "спасибо заранее": courtesy behind the request. */
function takeClosing(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  const left = items.filter((item) => !taken.has(item) && !used.has(item));
  takeAll(left, closingStart(left, 0, left.length), left.length, taken);
}

/** "к врачу завтра в десять запиши": the order stands behind what is ordered. */
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

/** "напомни за час, что в пять собрание": "что" asks nothing. */
function takeThat(items: readonly Item[], taken: Set<Item>, fields: Fields): void {
  if (fields.remindBefore.length === 0) return;
  const at = items.findIndex((item) => !taken.has(item) && !isMark(item));
  const that = items[at];
  if (at > 0 && that?.meaning === null && hasTag(that, 'what')) taken.add(that);
}

/** "ой нет", "точнее": said to replace a time, and part of nothing else. */
function takeCorrections(items: readonly Item[], taken: Set<Item>): void {
  for (const item of items) if (item.meaning?.kind === 'correction') taken.add(item);
}

/** "но только до часу", "на 5-е": what hangs on a time goes with it. */
function takeHanging(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  items.forEach((item, at) => {
    if (!used.has(item)) return;
    for (let i = at - 1; i >= 0; i -= 1) {
      const before = items[i];
      if (before === undefined || before.meaning !== null || taken.has(before)) return;
      if (!says(before, 'before-time')) return;
      taken.add(before);
    }
  });
}

/** "где-нибудь в среду", "как-нибудь", "постирать бы": what makes a request vague and names nothing. */
function takeVague(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    if (item.meaning !== null || taken.has(item)) return;
    const next = items[at + 1];
    const isSome = next?.word === '-' && hasTag(items[at + 2], 'any');
    const isVague = hasTag(item, 'how') || (hasTag(item, 'where') && isVaguePlace(items, at + 3));
    if (isSome && isVague) takeAll(items, at, at + 3, taken);
    if (hasTag(item, 'would') && isAction(items[at - 1])) taken.add(item);
  });
}

/** "где-нибудь в среду", "где-нибудь, что ...": of no place is spoken. */
function isVaguePlace(items: readonly Item[], behind: number): boolean {
  const next = items[behind];
  return next !== undefined && (isFact(next) || hasTag(next, 'what'));
}

/** "в следующий вторник, это у нас третье марта": said between two names of a day. */
function takeAsides(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  items.forEach((item, at) => {
    if (!used.has(item) || items[at - 1] === undefined) return;
    const own = hasTag(items[at - 1], 'owner') && hasTag(items[at - 2], 'at') ? at - 2 : at;
    if (hasTag(items[own - 1], 'this')) takeAll(items, own - 1, at, taken);
  });
}

/** "забронируй час на обед в два": lunch is what it is for, since the hour is said. */
function isLunch(item: Item, frame: Frame): boolean {
  const { meaning } = item;
  return meaning?.kind === 'daypart' && meaning.daypart === 'lunch' && frame.clock !== null;
}

const isSaid = (item: Item): boolean => isWord(item) && !isCardinal(item);

/** "сказать начальнику, что в пятницу меня не будет": the times of what is told. */
function toldOf(items: readonly Item[]): ReadonlySet<Item> {
  const verb = items.findIndex((item) => hasTag(item, 'saying'));
  const that = items.findIndex((item, at) => at > verb + 1 && hasTag(item, 'what'));
  const from = verb < 0 || that < 0 ? forbiddenFrom(items) : that;
  return from === null ? NOTHING : new Set(items.slice(from).filter(isFact));
}

/** "есть" is an action only behind "не". */
const isDone = (item: Item | undefined): boolean => isAction(item) || says(item, 'eat');

/** "УЗИ в девять, не есть с вечера": when not to do what is no part of the plan. */
function forbiddenFrom(items: readonly Item[]): number | null {
  const at = items.findIndex(
    (item, i) => isMark(item) && hasTag(items[i + 1], 'not') && isDone(items[i + 2]),
  );
  return at > 0 && items.slice(0, at).some(isFact) ? at : null;
}
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
    timeFirst: heading !== null,
    isHeaded: heading !== null,
  };
}

/** How a segment stands in its utterance. */
export interface SegmentContext {
  /** A line of a list. */
  readonly isLine?: boolean;
  /** What is doubted about where it begins and how its words are spelt. */
  readonly doubts?: readonly Doubt[];
  /** Words that others behind them have taken back. */
  readonly dropped?: ReadonlySet<Item>;
}

/** Reads one segment of an utterance. */
export function readCommand(
  text: string,
  items: readonly Item[],
  { isLine = false, doubts = [], dropped = NOTHING }: SegmentContext = {},
): CommandReading {
  const taken = new Set<Item>(items.filter((item) => dropped.has(item)));
  const fields = readFields(text, items, taken);
  takeThat(items, taken, fields);
  const head = readHeadOf(items, taken, fields);
  if (ELSEWHERE.has(head.act) || head.act === 'empty') return readElsewhere(items, head, fields);
  takeLaterPhrases(items, taken);
  if (head.act === 'explicit') takeNaming(items, taken);
  readUrgencies(items, fields, taken);
  if (head.act === 'remind') readTrailingReminder(items, fields, taken);
  const told = toldOf(items);
  const free = items.filter(
    (item, at) => !taken.has(item) && !told.has(item) && !isYearOfTopic(items, at, taken),
  );
  const rough = assemble(free, 'any', false);
  const roughUsed = new Set(rough?.used);
  takeClosing(items, taken, roughUsed);
  const words = freeWords(items, taken, roughUsed);
  const intent = intentOf(head, words, rough);
  const frame = intent === 'task_create' ? assemble(free, 'within-day', isFinishing(words)) : rough;
  const used = new Set(frame?.used);
  if (head.act === 'nominal') takeLeadingUnit(items, frame, taken);
  if (head.verb === 'reserve' && frame !== null) {
    takeBareUnit(free.find(isWord), frame, taken);
    for (const item of used) if (isLunch(item, frame)) used.delete(item);
  }
  const isBlock = head.noun === 'block' || head.noun === 'time' || head.verb === 'reserve';
  if (isBlock || (head.act === 'explicit' && intent === 'timeblock_create')) {
    takePurpose(items, taken, used);
  }
  takeHanging(items, taken, used);
  takeAsides(items, taken, used);
  takeCorrections(items, taken);
  takeVague(items, taken);
  for (const item of used) taken.add(item);
  const whole = titleOf(text, items, taken);
  const { title, rest } = whole === null ? { title: null, rest: null } : fittingTitle(whole);
  const left = items.filter((item) => !taken.has(item));
  const confidence = confidenceOf({
    head,
    intent,
    title,
    frame,
    wordCount: items.filter(isSaid).length,
    titleWords: left.filter((item) => isSaid(item)).length,
    hasAction: left.some(isAction),
    hasReminder: fields.remindBefore.length > 0,
    isLine,
    doubts: [...doubts, ...titleDoubts(title, left)],
  });
  // the words that ask say nothing of their own: "добавь на завтра: ..." begins with its time
  const first = items.find((item) => !isMark(item) && (used.has(item) || !taken.has(item)));
  const timeFirst = first !== undefined && used.has(first);
  const mark = first === undefined ? '' : items[items.indexOf(first) + 1]?.word;
  const isHeaded = timeFirst && (mark === ':' || mark === 'newline');
  return {
    act: head.act,
    intent,
    title,
    description: rest,
    frame,
    fields,
    confidence,
    timeFirst,
    isHeaded,
  };
}

function assemble(
  items: readonly Item[],
  lengths: AssembleOptions['lengths'],
  weakDeadlines: boolean,
): Frame | null {
  return assembleFrame(items, 0, items.length, { lengths, weakDeadlines });
}
