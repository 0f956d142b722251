import type { Intent } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { assembleFrame } from '../../time/assemble-frame.ts';
import type { Frame } from '../../time/frame.ts';
import type { AssembleOptions } from '../../time/waiting.ts';
import { isFinishing } from '../finishing.ts';
import { oneOf } from '../rules/units.ts';
import { type Fields, readFields, readTrailingReminder, readUrgencies } from './fields.ts';
import { takeLaterPhrases } from './later-phrases.ts';
import { leadingNoun } from './meeting-title.ts';
import { type Act, ELSEWHERE, type Head } from './head.ts';
import { readHead } from './read-head.ts';
import { titleOf } from './title.ts';
import { isCardinal } from '../vocabulary.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isMark, isWord, roleAt } from './view.ts';

/** What one command of an utterance says, its time not yet laid on a calendar. */
export interface CommandReading {
  readonly act: Act;
  readonly intent: Intent;
  readonly title: string | null;
  readonly frame: Frame | null;
  readonly fields: Fields;
  readonly confidence: number;
  /** Its time was said before anything else. */
  readonly timeFirst: boolean;
  /** Its time is a heading: "завтра: ...", or a line of its own. */
  readonly isHeaded: boolean;
}

/** "выдели час на отчёт": prepositions of what the time is for. */
const PURPOSE = new Set(['на', 'под', 'для']);

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
  while (head.act === 'explicit' && PURPOSE.has(words[at]?.word ?? '')) at += 1;
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
  if (head.act === 'nominal' && timed) return 'timeblock_create';
  return 'task_create';
}

const isDayOrClock = (frame: Frame | null): boolean =>
  frame !== null &&
  (frame.day !== null ||
    frame.clock !== null ||
    frame.offset !== null ||
    frame.due !== null ||
    frame.repeats.length > 0 ||
    frame.window !== null ||
    frame.daypart !== null);

const LONG_TALK_WORDS = 25;
/** A line of a list that people write down. */
const LINE_OF_LIST = 0.78;
/** "напомни о задаче счёт за час": an object that is there already, so ask. */
const ABOUT_KNOWN = 0.5;

/** How sure we are that the words ask for this command; the time's own doubts come on top. */
function confidenceOf(
  head: Head,
  intent: Intent,
  title: string | null,
  frame: Frame | null,
  wordCount: number,
  hasReminder: boolean,
): number {
  const timed = isDayOrClock(frame);
  switch (head.act) {
    case 'explicit':
      if (head.noun === 'reminder' && hasReminder && !timed) return ABOUT_KNOWN;
      if (head.noun === 'task' && head.verb === null && title === null && !timed) return 0.6;
      if (head.verb === 'reserve' && frame?.length != null) return 0.95;
      if (head.noun === null && title === null && !timed) return 0.5;
      // "поставь чайник": nothing says that it is meant for the plan
      if (head.verb === 'put' && head.noun === null && !timed) return 0.6;
      if (head.noun === null && intent === 'task_create' && !timed) return 0.85;
      return 0.95;
    case 'remind':
      if (hasReminder && !timed) return ABOUT_KNOWN;
      return title === null && !timed ? 0.7 : 0.95;
    case 'need':
      return title === null ? 0.5 : 0.92;
    case 'action':
      return wordCount > LONG_TALK_WORDS ? 0.6 : timed ? 0.9 : 0.82;
    case 'nominal':
      // "60": a number, and no question that it could answer
      if (title === null || wordCount === 0) return 0.3;
      if (wordCount > LONG_TALK_WORDS) return 0.45;
      if (intent === 'timeblock_create') return timed ? 0.9 : 0.78;
      return timed ? 0.8 : wordCount === 1 ? 0.5 : 0.55;
    case 'statement':
      return 0.35;
    case 'query':
    case 'edit':
    case 'foreign':
    case 'chat':
    case 'empty':
      return 0.1;
  }
}

/** "выдели час на отчёт": the preposition belonged to the command. */
function takePurpose(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  const first = items.find((item) => !taken.has(item) && !used.has(item) && !isMark(item));
  if (first !== undefined && PURPOSE.has(first.word)) taken.add(first);
}

/** "выдели час на спорт": after such a verb a unit is a length. */
function takeBareUnit(item: Item | undefined, frame: Frame, taken: Set<Item>): void {
  const length = item === undefined || item.meaning !== null ? null : oneOf(item);
  if (item === undefined || length === null || frame.length !== null) return;
  frame.length = length;
  taken.add(item);
}

const NAMING = new Set('названием именем темой заголовком текстом'.split(' '));

/** "блок завтра в 9 под названием планирование": only the name belongs to the title. */
function takeNaming(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    const preposition = items[at - 1];
    if (!NAMING.has(item.word) || preposition === undefined) return;
    if (preposition.word !== 'под' && preposition.word !== 'с') return;
    taken.add(item);
    taken.add(preposition);
  });
}

/** "согласовать бюджет на 2027 год": the year is the budget's, not the task's. */
function isYearOfTopic(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  const meaning = items[at]?.meaning;
  const before = items[at - 1];
  const isYear = meaning?.kind === 'window' && meaning.period.unit === 'year';
  const isFor = items[at]?.parts[0]?.word === 'на';
  if (!isYear || !isFor || before === undefined) return false;
  return !taken.has(before) && isWord(before) && !isAction(before) && roleAt(before) !== 'meeting';
}

/** Reads one segment of an utterance. */
export function readCommand(text: string, items: readonly Item[], isLine = false): CommandReading {
  const taken = new Set<Item>();
  const fields = readFields(text, items, taken);
  const head = readHead(
    items.filter((item) => !taken.has(item)),
    taken,
    fields.project !== null,
  );
  if (ELSEWHERE.has(head.act) || head.act === 'empty') {
    // "план на завтра:" says the day of the lines that follow
    const heading = head.act === 'empty' ? assemble(items, 'within-day', false) : null;
    return {
      act: head.act,
      intent: 'task_create',
      title: null,
      frame: heading,
      fields,
      confidence: confidenceOf(head, 'task_create', null, null, 0, false),
      timeFirst: heading !== null,
      isHeaded: heading !== null,
    };
  }
  takeLaterPhrases(items, taken);
  if (head.act === 'explicit') takeNaming(items, taken);
  readUrgencies(items, fields, taken);
  if (head.act === 'remind') readTrailingReminder(items, fields, taken);
  const free = items.filter((item, at) => !taken.has(item) && !isYearOfTopic(items, at, taken));
  const rough = assemble(free, 'any', false);
  const roughUsed = new Set(rough?.used);
  const words = freeWords(items, taken, roughUsed);
  const intent = intentOf(head, words, rough);
  const frame = intent === 'task_create' ? assemble(free, 'within-day', isFinishing(words)) : rough;
  const used = new Set(frame?.used);
  if (head.verb === 'reserve' && frame !== null) takeBareUnit(free.find(isWord), frame, taken);
  const isBlock = head.noun === 'block' || head.noun === 'time' || head.verb === 'reserve';
  if (isBlock || (head.act === 'explicit' && intent === 'timeblock_create')) {
    takePurpose(items, taken, used);
  }
  for (const item of used) taken.add(item);
  const title = titleOf(text, items, taken);
  const count = items.filter((item) => isWord(item) && !isCardinal(item)).length;
  const sure = confidenceOf(head, intent, title, frame, count, fields.remindBefore.length > 0);
  const confidence = isLine && title !== null && count > 0 ? Math.max(sure, LINE_OF_LIST) : sure;
  // the words that ask say nothing of their own: "добавь на завтра: ..." begins with its time
  const first = items.find((item) => !isMark(item) && (used.has(item) || !taken.has(item)));
  const timeFirst = first !== undefined && used.has(first);
  const mark = first === undefined ? '' : items[items.indexOf(first) + 1]?.word;
  const isHeaded = timeFirst && (mark === ':' || mark === 'newline');
  return { act: head.act, intent, title, frame, fields, confidence, timeFirst, isHeaded };
}

function assemble(
  items: readonly Item[],
  lengths: AssembleOptions['lengths'],
  weakDeadlines: boolean,
): Frame | null {
  return assembleFrame(items, 0, items.length, { lengths, weakDeadlines });
}
