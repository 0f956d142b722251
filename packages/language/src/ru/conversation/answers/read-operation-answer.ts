import {
  isTextOperation,
  OPERATIONS,
  Operation,
  type PendingChoice,
  type PendingOperationQuestion,
  type Priority,
  type QuestionCode,
  type ReadOperation,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { isEmpty, readInLight } from '../../commands/answers/answer-value.ts';
import { choiceFor, letters, readConsent } from '../../commands/answers/consent.ts';
import { agreesToPast } from '../../commands/answers/of-past.ts';
import { choiceByLabel, choiceByNumber } from '../../commands/answers/read-answer.ts';
import { saysNoMore } from '../../commands/answers/says-no-more.ts';
import { withoutHedges } from '../../commands/answers/without-hedges.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import {
  asTime,
  NO_SUCH,
  NONE_WORDS,
  WITHOUT,
  WITHOUT_TIME,
} from '../../lexicon/answering-words.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { repetitionOf } from '../acts/repetition.ts';
import { takesAway } from '../acts/takes-away.ts';
import { whenOf } from '../acts/when.ts';
import { type Clause, mentionOf, wordsAsSaid } from '../clause.ts';
import { ALL_WORDS, PLURAL_NOUNS } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { atOtherHour, scopeAnswered } from '../objects/series-words.ts';
import { countIn } from '../objects/several-at-once.ts';
import { someOf } from '../objects/some-of-set.ts';
import { choiceByPlace } from './choice-by-place.ts';
import { choiceByTime, choicesInTime } from './choice-by-time.ts';
import { choiceByWords, isSameWord, namesAnything, wordsIn } from './choice-by-words.ts';
import { calledSo } from './choice-in-own-words.ts';
import { BESIDE_ALL, EACH_OF_BOTH } from './choice-phrases.ts';
import { isOfOtherAct } from './is-of-other-act.ts';
import { isOrderedAnew, ordersAnew } from './ordered-anew.ts';
import { standsThen, timeOfWhich } from './time-of-which.ts';

/** An utterance understood as the answer to a question about an operation. */
export type OperationAnswer = { readonly choiceId: string } | { readonly read: ReadOperation };

const NONE_OF_THESE = 'none_of_these';
const YES_NO: ReadonlySet<QuestionCode> = new Set(['BLOCKED', 'CONFIRM', 'BULK', 'STEPS', 'PAST']);
const TITLE_MAX = 500;
const PROJECT_MAX = 120;
const MINUTES_MAX = 525_600;

/** Reads an utterance in the light of the open question; null when it is no answer to it. */
export function readOperationAnswer(
  text: string,
  read: ReadText,
  pending: PendingOperationQuestion,
  ground: Ground,
): OperationAnswer | null {
  const { code, choices } = pending.question;
  const said = read.items.filter((item) => !isEmpty(item));
  if (code === 'TARGET' && choices.some(({ id }) => id === NONE_OF_THESE) && isNone(read.words)) {
    return { choiceId: NONE_OF_THESE };
  }
  const listed = choiceByNumber(
    said,
    choices.filter(({ id }) => id !== NONE_OF_THESE),
  );
  const choice =
    listed ??
    choiceByLabel(code, text, choices) ??
    (code === 'TARGET' ? pointed(text, read, choices, ground) : null);
  if (choice !== null) return { choiceId: choice.id };
  if (code === 'BULK') {
    if (areAllOfSet(read.words, pending.question)) return { choiceId: choiceFor('yes', choices) };
    const some = someOf(text, clauseOf(text, read, ground), pending.question.clarifying_question);
    if (some !== null) return { read: { operation: pending.operation, confidence: 1, ...some } };
  }
  if (YES_NO.has(code)) return consent(text, read, pending, ground);
  return READERS[code]({ text, read, clause: clauseOf(text, read, ground), pending });
}

/** "да" of the only candidate, "нижнюю" of a list, "который в 12", "ту, что завтра" of the one that is then. */
function pointed(
  text: string,
  { words }: ReadText,
  choices: readonly PendingChoice[],
  ground: Ground,
): PendingChoice | null {
  const offered = choices.filter(({ id }) => id !== NONE_OF_THESE);
  const [only, ...others] = offered;
  const consent = readConsent(text, words);
  if (consent?.wanted === 'yes' && letters(consent.rest) === '') {
    return others.length === 0 ? (only ?? null) : null;
  }
  return (
    choiceByPlace(words, offered, choicesInTime(offered, ground)) ??
    choiceByTime(text, offered, ground)
  );
}

/** The words of an answer, the question, and all that they are read against. */
interface Said {
  readonly text: string;
  readonly read: ReadText;
  readonly clause: Clause;
  readonly pending: PendingOperationQuestion;
}

type Reader = (said: Said) => OperationAnswer | null;

/** Asked of commands alone, or answered by yes and no. */
const nothing: Reader = () => null;

/** What each question asks for, in the words of its answer. */
const READERS: Readonly<Record<QuestionCode, Reader>> = {
  TARGET: named,
  PROJECT: named,
  LINKED_TASK: named,
  WHEN: scheduled,
  NEW_TITLE: ({ clause, read, pending }) => worded(clause, read.items, pending.operation),
  MINUTES: lasting,
  PRIORITY: ({ read, pending }) => prioritized(read.items, pending.operation),
  SERIES: scoped,
  LIST: ({ text, pending: { question } }) => chosen(text, question.choices),
  SUGGESTION: ({ text, pending: { question } }) => chosen(text, question.choices),
  CONFIRM: nothing,
  BULK: nothing,
  STEPS: nothing,
  BLOCKED: nothing,
  PAST: nothing,
  TITLE: nothing,
  DURATION: nothing,
  START: nothing,
  DAY: nothing,
  READING: nothing,
  TWIN: nothing,
};

/** The words of one of the choices, without all of them. */
function chosen(text: string, choices: readonly PendingChoice[]): OperationAnswer | null {
  const choice = choiceByWords(text, choices);
  return choice === null ? null : { choiceId: choice.id };
}

/** "только этот", "все": how much of a series is meant; "всегда в 19", where a move to 18 is asked about, says both. */
function scoped({ text, read, clause, pending }: Said): OperationAnswer | null {
  const { operation, question } = pending;
  if (isOfOtherAct(read.words, '', operation)) return null;
  const scope = scopeAnswered(read.items, wordsIn(question.clarifying_question));
  const other = scope === null ? null : atOtherHour(clause.items, operation);
  if (other !== null) return filled(other, { scope });
  // of a series that begins with this one, all are this one and those that follow
  const listed =
    question.choices.find(({ id }) => id === `scope:${scope}`) ??
    (scope === 'all' ? question.choices.find(({ id }) => id === 'scope:following') : undefined);
  return listed === undefined ? chosen(text, question.choices) : { choiceId: listed.id };
}

function clauseOf(text: string, read: ReadText, ground: Ground): Clause {
  const taken = takeHandles(text, read);
  const items = taken.text === text ? read.items : readText(taken.text).items;
  return { ...taken, said: text, items, thread: null, ground };
}

/** The operation with more of its fields; null when they do not fit it. */
function filled(operation: Operation, fields: object, confidence = 1): OperationAnswer | null {
  const merged = Operation.safeParse({ ...operation, ...fields });
  return merged.success ? { read: { operation: merged.data, confidence } } : null;
}

/** The words that were asked for, in the field that they fill. */
function worded(
  clause: Clause,
  items: readonly Item[],
  operation: Operation,
): OperationAnswer | null {
  const words = wordsAsSaid(clause, items);
  if (words === null || !isTextOperation(operation.type)) return null;
  const { field, max } = OPERATIONS[operation.type].text;
  return filled(operation, { [field]: words.slice(0, max) });
}

export function isNone(words: readonly Item[]): boolean {
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  return NONE_WORDS.has(said.map(({ word }) => word).join(' '));
}

/** An object named by its number, by words of one label only, or by words to be searched for. */
function named({ text, read, clause, pending }: Said): OperationAnswer | null {
  const { operation, question } = pending;
  const { code, choices } = question;
  const numbered = byNumber(clause, pending);
  if (numbered !== undefined) return numbered;
  const offered = choices.filter(({ id }) => id !== NONE_OF_THESE);
  const chosen = choiceByWords(text, offered) ?? calledSo(wordsIn(text), offered);
  if (chosen !== null && isOfOtherAct(read.words, chosen.label, operation)) return null;
  if (chosen !== null) return { choiceId: chosen.id };
  if (code === 'TARGET') {
    const all = areAllMeant(read.words, offered);
    if (all !== null)
      return all ? { read: { operation, confidence: 1, several: offered.length } } : null;
    const time = timeOfWhich(text, pending, clause.ground);
    if (time !== null) return byTime(time, clause, operation);
  }
  if (code === 'PROJECT' && isWithout(read.words)) return filled(operation, { project: null });
  const mention = mentionOf(clause, clause.items, new Set());
  if (mention === null || !namesAnything(mention)) return null;
  if (code === 'PROJECT')
    return filled(operation, { project_title: mention.slice(0, PROJECT_MAX) });
  if (code === 'LINKED_TASK') return filled(operation, { task_title: mention.slice(0, TITLE_MAX) });
  return { read: { operation, confidence: 1, mention: mention.slice(0, TITLE_MAX) } };
}

/** "TASK-003", listed or not; undefined where no number is said. */
function byNumber(
  { handles: [handle] }: Clause,
  { operation, question: { code, choices } }: PendingOperationQuestion,
): OperationAnswer | null | undefined {
  if (handle === undefined) return undefined;
  const listed = choices.find(({ id }) => id === `${handle.kind}:${handle.number}`);
  if (listed !== undefined) return { choiceId: listed.id };
  const field = code === 'PROJECT' ? 'project' : code === 'LINKED_TASK' ? 'task' : handle.kind;
  return field === handle.kind ? filled(operation, { [field]: handle.number }) : null;
}

/** When it moves to; "завтрашний" is the one that stands then, and no name of anything new. */
const byTime = (
  time: 'when' | 'which' | 'perhaps',
  clause: Clause,
  operation: Operation,
): OperationAnswer | null => {
  if (time === 'when') return timed(clause, operation);
  const confidence = time === 'which' ? 1 : GUESS;
  return { read: { operation, confidence, ...standsThen(clause.said, clause.ground) } };
};

/**
 * "оба", "все три", "все подарки", "и ту и другую": all of those that are offered; false for another number of
 * them, and null where no number is said.
 */
function areAllMeant(words: readonly Item[], offered: readonly PendingChoice[]): boolean | null {
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  const isEach = EACH_OF_BOTH.test(said.map(({ word }) => word).join(' '));
  if (isEach) return offered.length === 2;
  const counted = countIn(said);
  const labels = offered.map(({ label }) => wordsIn(label));
  const isOfAll = (word: string): boolean =>
    labels.every((label) => label.some((each) => isSameWord(each, word)));
  const isAll = ({ word }: Item): boolean => ALL_WORDS.has(word);
  const left = said.filter(
    (item) =>
      counted?.used.has(item) !== true &&
      !isAll(item) &&
      !(BESIDE_ALL.has(item.word) || PLURAL_NOUNS.has(item.word) || isOfAll(item.word)),
  );
  if (left.length > 0 || (counted === null && !said.some(isAll))) return null;
  return offered.length > 1 && (counted === null || counted.count === offered.length);
}

/** "все три", "да, убирай обе": each of those that the question lists, by their number. */
function areAllOfSet(
  words: readonly Item[],
  { clarifying_question: asked }: PendingOperationQuestion['question'],
): boolean {
  const counted = countIn(words);
  if (counted === null) return false;
  const said = words.filter((item) => counted.used.has(item) || !ordersAnew(item));
  const listed = asked.split('\n').filter((line) => line.startsWith(LISTED));
  const rows = listed.map((label, at) => ({ id: String(at), label }));
  return areAllMeant(said, rows) === true;
}
const LISTED = '• ';

const isWithout = (words: readonly Item[]): boolean =>
  words[0]?.word === WITHOUT || (hasTag(words[0], 'nor') && hasTag(words[1], 'in'));

function scheduled({ text, read, clause, pending: { operation } }: Said): OperationAnswer | null {
  if (operation.type === 'set_recurrence') return repeated(clause, operation);
  const core = withoutHedges(text, read.words, false);
  return (
    timed(clause, operation) ??
    (core === text ? null : timed(clauseOf(core, readText(core), clause.ground), operation))
  );
}

function timed(clause: Clause, operation: Operation): OperationAnswer | null {
  const isDue = operation.type === 'set_due';
  const isCopy = operation.type === 'copy';
  if (!isDue && !isCopy && operation.type !== 'reschedule') return null;
  const said = clause.items.filter((item) => !isEmpty(item));
  if (!isCopy && WITHOUT_TIME.test(clause.text.trim().toLowerCase())) {
    return filled(operation, isDue ? { due_date: null } : { planned_at: null });
  }
  const lone = said.length === 1 && said[0]?.meaning === null ? said[0] : undefined;
  const words = lone === undefined ? clause.text : asTime(clause.text.trim());
  const items = lone === undefined ? said : readText(words).items;
  const when = whenOf(items, words, clause.ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  if (items.some((item) => !when.used.has(item) && !isEmpty(item))) return null;
  if (isCopy && when.fields.shift_minutes !== undefined) return null;
  if (!isDue) return filled(operation, when.fields);
  const { planned_at: date } = when.fields;
  return date == null ? null : filled(operation, { due_date: date });
}

/** "каждую среду", "по будням в 9" */
function repeated(clause: Clause, operation: Operation): OperationAnswer | null {
  const said = clause.items.filter((item) => !isEmpty(item));
  const found = repetitionOf(said, clause.text, clause.ground);
  if (found === null || said.some((item) => !found.used.has(item))) return null;
  return filled(operation, found.fields);
}

/** "полчаса", "60", "на два часа"; of a snooze, also the hour until which it rests. */
function lasting({ text, read, clause, pending }: Said): OperationAnswer | null {
  const { operation } = pending;
  const said = read.items.filter((item) => !isEmpty(item));
  const length = readInLight('DURATION', text, said);
  const reading =
    length === null || length.rest.length > 0
      ? null
      : resolveFrame(length.frame, length.text, clause.ground, { dayIsAsked: false });
  if (reading === null) return null;
  const minutes = Math.round(reading.duration_minutes ?? 0);
  if (operation.type === 'snooze' && reading.role !== 'duration') {
    const until = reading.start !== null && !reading.date_only ? reading.start : null;
    return until === null ? null : filled(operation, { until });
  }
  if (minutes < 1 || minutes > MINUTES_MAX) return null;
  return filled(
    operation,
    operation.type === 'snooze' ? { minutes } : { duration_minutes: minutes },
  );
}

const PRIORITIES: Readonly<Record<string, Priority>> = {
  'level-high': 'high',
  urgent: 'high',
  important: 'high',
  'level-medium': 'medium',
  'level-low': 'low',
};

function prioritized(items: readonly Item[], operation: Operation): OperationAnswer | null {
  const said = items.filter((item) => !isEmpty(item) && roleAt(item) !== 'priority');
  const [first, second] = said;
  if (first === undefined || said.length > 2 || operation.type !== 'set_priority') return null;
  if (NO_SUCH.has(first.word)) return filled(operation, { priority: null });
  const isNegated = hasTag(first, 'not');
  const priority = PRIORITIES[roleAt(isNegated ? second : first) ?? ''];
  if (priority === undefined || said.length > (isNegated ? 2 : 1)) return null;
  return filled(operation, { priority: isNegated ? 'low' : priority });
}

/** "да", "нет", or "нет, на пятницу": another time for the same operation. */
function consent(
  text: string,
  { words, items }: ReadText,
  { operation, question }: PendingOperationQuestion,
  ground: Ground,
): OperationAnswer | null {
  if (question.code === 'PAST' && agreesToPast(text, 'PAST')) {
    return { choiceId: choiceFor('yes', question.choices) };
  }
  const found = readConsent(text, words);
  if (takesAway(operation)) {
    if (isOrderedAnew(text, words)) return { choiceId: choiceFor('yes', question.choices) };
    if (found?.wanted === 'yes' && found.isWeak) return null;
  }
  if (found?.wanted === 'no' && saysNoMore(text, found.rest)) {
    return { choiceId: choiceFor('no', question.choices) };
  }
  if (found === null && !items.every((item) => isFact(item) || isEmpty(item))) return null;
  const rest = found?.rest ?? text;
  if (found !== null && letters(rest) === '') {
    return { choiceId: choiceFor(found.wanted, question.choices) };
  }
  const more = readText(rest);
  if (!more.items.some((item) => factOf(item) !== null)) return null;
  return timed(clauseOf(rest, more, ground), operation);
}
