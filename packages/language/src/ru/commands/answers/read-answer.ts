import type {
  CommandEnvelope,
  Entities,
  PendingChoice,
  PendingQuestion,
  QuestionCode,
} from '@planerka/contracts';
import { mergeEntities, mergeTime } from '../../../commands/merge-entities.ts';
import type { Item } from '../../../grammar/item.ts';
import type { ReadingNote, TimeReading } from '../../../reading.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { GEN } from '../../morphology.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal, isOrdinal } from '../../vocabulary.ts';
import type { Act } from '../head/head.ts';
import { type CommandReading, readCommand } from '../read-command.ts';
import { titleOf } from '../title/title.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../view.ts';
import { ANOTHER_ONE_SAID, THAT_ONE } from './answer-phrases.ts';
import { isEmpty, readFrame, readInLight } from './answer-value.ts';
import { isYesTold, valueBesideReason } from './beside-reason.ts';
import { valueBesideTitle } from './beside-title.ts';
import { type Consent, choiceFor, letters, readConsent } from './consent.ts';
import { MAKES_PROJECT } from './consent-phrases.ts';
import { deniesAnotherHour } from './denied-hour.ts';
import { asHour, besideDeniedOwn } from './denied-own.ts';
import { agreesToPast } from './of-past.ts';
import { refusesOnlyProject } from './refused.ts';
import { reminderAnswer } from './reminder-answer.ts';
import { saysNoMore } from './says-no-more.ts';
import { withoutHedges } from './without-hedges.ts';

/** An utterance understood as the answer to the open question. */
export interface AnswerReading {
  readonly choiceId: string | null;
  readonly entities: Entities;
  readonly notes: readonly ReadingNote[];
}

/** The number that a lone item names; an ordinal in the genitive is a date, not a choice. */
function numberOf(item: Item): number | null {
  if (item.meaning === null) return isCardinal(item) || isOrdinal(item) ? item.value : null;
  const part = item.parts.length === 1 ? item.parts[0] : undefined;
  const isNamed = item.rule === '<ord-dom>' && part !== undefined && !(part.flags & GEN);
  return isNamed ? part.value : null;
}

export function choiceByNumber(
  said: readonly Item[],
  choices: readonly PendingChoice[],
): PendingChoice | null {
  const only = said.length === 1 ? said[0] : undefined;
  if (only === undefined) return null;
  if (hasTag(only, 'last')) return choices.at(-1) ?? null;
  const number = numberOf(only);
  return number === null || !Number.isInteger(number) ? null : (choices[number - 1] ?? null);
}

/** Questions whose labels may be named by their beginning. */
const NAMED_IN_PART: ReadonlySet<string> = new Set(['DAY', 'READING']);

export function choiceByLabel(
  code: string,
  text: string,
  choices: readonly PendingChoice[],
): PendingChoice | null {
  const said = letters(text);
  if (said === '') return null;
  const exact = choices.filter((choice) => letters(choice.label) === said);
  if (exact.length === 1) return exact[0] ?? null;
  // a label may say more than people repeat: "завтра, 26 февраля"
  const starting =
    said.length < 3 || !NAMED_IN_PART.has(code)
      ? []
      : choices.filter((choice) => letters(choice.label).startsWith(`${said} `));
  return starting.length === 1 ? (starting[0] ?? null) : null;
}

/** The reading whose label names the time that was said: "завтра", of two days on offer. */
function choiceByTime(
  text: string,
  choices: readonly PendingChoice[],
  ground: Ground,
): PendingChoice | null {
  const said = timeOf(text, ground);
  if (said?.start == null) return null;
  const saysDay = said.known.some((part) => DAY_PARTS.has(part));
  const [from, to] = said.date_only ? [0, 10] : saysDay ? [0, 16] : [11, 16];
  const wanted = said.start.slice(from, to);
  const fits = choices.filter(
    (choice) => timeOf(choice.label, ground)?.start?.slice(from, to) === wanted,
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const DAY_PARTS: ReadonlySet<string> = new Set(['day', 'weekday', 'month', 'year']);

function timeOf(text: string, ground: Ground): TimeReading | null {
  const read = readFrame(text);
  // "окна в субботу, рынок в воскресенье" names no one reading
  return read === null || read.rest.some(isFact)
    ? null
    : resolveFrame(read.frame, text, ground, { dayIsAsked: false });
}

const YES_NO: ReadonlySet<string> = new Set(['CONFIRM', 'PAST', 'PROJECT', 'TWIN']);
/** What is asked about by these may be over. */
const ABOUT_PAST: ReadonlySet<string> = new Set(['CONFIRM', 'PAST']);

/** "сделай такой проект", "создай проект Переводы", where it is asked whether that is to be made. */
function ordersProject(text: string, asked: string): boolean {
  const { name } = MAKES_PROJECT.exec(text.trim())?.groups ?? { name: null };
  return name !== null && (name === undefined || letters(name) === letters(asked));
}

/** "назови её хлеб": the words that only say that a title follows. */
function afterNaming(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex((item) => !isMark(item) && !hasTag(item, 'before-naming'));
  if (!hasTag(items[first], 'naming-opener')) return items;
  const rest = items.slice(first + 1);
  const next = rest.findIndex((item) => !isMark(item) && !hasTag(item, 'after-naming'));
  return next < 0 ? items : rest.slice(next);
}

/** "потом скажу", "пока не знаю": a promise to say it later is no title. */
function promisesMore(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  const isOfPromise = (item: Item): boolean =>
    LATER.some((tag) => hasTag(item, tag)) || isAtALoss(item);
  return words.length > 1 && words.every(isOfPromise);
}
const LATER = ['later-what', 'later-on', 'later-between'] as const;
/** "не знаю" */
const isAtALoss = (item: Item): boolean => hasTag(item, 'not') || hasTag(item, 'knowing');

function titleAnswer(
  text: string,
  items: readonly Item[],
  draft: CommandEnvelope,
  ground: Ground,
): AnswerReading | null {
  const reading = readCommand(text, afterNaming(items));
  if (promisesMore(items) || isNoTitle(reading, items, draft)) return null;
  const isPlain = PLAIN.has(reading.act);
  const title = isPlain ? reading.title : titleOf(text, items, new Set());
  let entities: Entities = { ...draft.command.entities };
  let notes: readonly ReadingNote[] = [];
  if (title !== null) entities.title = title;
  if (isPlain && reading.frame !== null) {
    const merged = mergeTime(entities, draft.command.intent, reading.frame, text, ground);
    if (merged !== null) ({ entities, notes } = merged);
  }
  if (isPlain) entities = { ...entities, ...fieldsSaid(reading) };
  const isSame = title === null && reading.frame === null;
  return isSame ? null : { choiceId: null, entities, notes };
}

/** What is a title with its fields, and nothing else. */
const PLAIN: ReadonlySet<Act> = new Set<Act>(['action', 'nominal', 'need', 'empty']);

/** Does it ask for something of its own instead of naming what the draft is? */
function isNoTitle(
  { act, intent, frame }: CommandReading,
  items: readonly Item[],
  draft: CommandEnvelope,
): boolean {
  if (act === 'chat' || act === 'explicit' || act === 'remind') return true;
  // "покажи, что записал", "а завтра что?" ask for something of their own; "что взять в поход" is to be found out
  const isToDo = items.some((item) => isAction(item) && isInfinitive(item.word));
  if (act === 'query' && !isToDo) return true;
  if (frame === null) return false;
  // a meeting with its time is no title
  if (intent === 'timeblock_create') return true;
  // "каждый вторник йога" beside a draft that has its day already is another thing
  const isTimed = draft.command.entities.planned_at !== undefined;
  return isTimed && (frame.repeats.length > 0 || frame.day !== null);
}

function fieldsSaid({
  fields: { priority, tags, project },
}: CommandReading): Pick<Entities, 'priority' | 'tags' | 'project'> {
  return {
    ...(priority === null ? {} : { priority }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(project === null ? {} : { project }),
  };
}

/** Longer utterances are no value, and are not read twice. */
const VALUE_WORDS_MAX = 60;
/** Questions that ask for a value, or may be answered by another one, said with any hedges around it. */
const VALUES: ReadonlySet<string> = new Set(['DURATION', 'START', 'DAY', 'CONFIRM', 'PAST']);

/**
 * Reads an utterance in the light of the open question; null when it is no answer to it.
 * A bare number that is on the list is that choice; beyond the list, it is a value. `standing`: titles of what
 * else may be spoken of.
 */
export function readAnswer(
  text: string,
  { words, items }: ReadText,
  pending: PendingQuestion,
  ground: Ground,
  standing: readonly string[] = [],
): AnswerReading | null {
  const { code } = pending.question;
  if (VALUES.has(code)) {
    if (words.length > VALUE_WORDS_MAX) return null;
    if (deniesAnotherHour(items, pending.envelope.command.entities)) return null;
    const core = withoutHedges(text, words, code === 'DURATION');
    const { title = '' } = pending.envelope.command.entities;
    const value =
      besideDeniedOwn(text, pending, ground) ??
      valueBesideReason(text, code, { title, standing }) ??
      valueBesideTitle(text, code, title);
    if (value !== null) return readCore(value, readText(value), pending, ground);
    const asSaid = YES_NO.has(code) ? readCore(text, { words, items }, pending, ground) : null;
    if (asSaid !== null) return asSaid;
    if (core !== text) return readCore(core, readText(core), pending, ground);
  }
  return readCore(text, { words, items }, pending, ground);
}

/** "да", "нет", either with another time, or a no with its reason; null where more than that is said. */
function consented(
  text: string,
  { wanted, rest, isInPassing }: Consent,
  { envelope: { command }, question: { choices } }: PendingQuestion,
  ground: Ground,
): AnswerReading | null {
  const known = command.entities;
  const more = readFrame(asHour(rest, known));
  if (more !== null && more.rest.length === 0) {
    const merged = mergeTime(known, command.intent, more.frame, more.text, ground);
    if (merged !== null) {
      const isSame = wanted === 'yes' && hasSameTime(known, merged.entities);
      return { choiceId: isSame ? choiceFor(wanted, choices) : null, ...merged };
    }
  }
  const isReasoned = wanted === 'no' ? saysNoMore(text, rest) : !isInPassing && isYesTold(rest);
  if (letters(rest) !== '' && !isReasoned) return null;
  return { choiceId: choiceFor(wanted, choices), entities: { ...known }, notes: [] };
}

/** "да, пятого": a yes that says the day of what is asked about once more. */
function hasSameTime(known: Entities, said: Entities): boolean {
  const before = new Map<string, unknown>(Object.entries(known));
  const after = Object.entries(said);
  return (
    before.size === after.length &&
    after.every(([key, value]) => JSON.stringify(before.get(key)) === JSON.stringify(value))
  );
}

/** Is what stands already meant, where that is asked? */
function ofTwin(text: string): 'yes' | 'no' | null {
  const said = text.trim();
  if (ANOTHER_ONE_SAID.test(said)) return 'no';
  return THAT_ONE.test(said) ? 'yes' : null;
}

/** "к четырём" mends the hour where it is asked whether all is right. */
const asTimeOf = (known: Entities, code: string, text: string): string =>
  YES_NO.has(code) ? asHour(text, known) : text;

/** What is said so only to one question: "без проекта", "это та же", "задним числом". */
function ofOneQuestion(code: QuestionCode, text: string, words: readonly Item[], project: string) {
  if (code === 'PROJECT' && refusesOnlyProject(text, words)) return 'no';
  if (code === 'PROJECT' && ordersProject(text, project)) return 'yes';
  if (code === 'TWIN') return ofTwin(text);
  return ABOUT_PAST.has(code) && agreesToPast(text, code) ? 'yes' : null;
}

function readCore(
  text: string,
  { words, items }: ReadText,
  pending: PendingQuestion,
  ground: Ground,
): AnswerReading | null {
  const { code, choices } = pending.question;
  const draft = pending.envelope;
  const known = draft.command.entities;
  const said = items.filter((item) => !isEmpty(item));
  const choice =
    choiceByNumber(said, choices) ??
    choiceByLabel(code, text, choices) ??
    (code === 'READING' ? choiceByTime(text, choices, ground) : null);
  if (choice !== null) {
    return {
      choiceId: choice.id,
      entities: mergeEntities(known, choice.entities ?? {}, ground),
      notes: [],
    };
  }
  const own = ofOneQuestion(code, text, words, known.project ?? '');
  if (own !== null) return { choiceId: choiceFor(own, choices), entities: { ...known }, notes: [] };
  const consent = YES_NO.has(code) ? readConsent(text, words) : null;
  if (consent !== null) return consented(text, consent, pending, ground);
  const reminded = reminderAnswer(text, items, known);
  if (reminded !== null) return { choiceId: null, entities: reminded, notes: [] };
  if (code === 'TITLE') return titleAnswer(text, items, draft, ground);
  const read = readInLight(code, asTimeOf(known, code, text), said);
  if (read === null || read.rest.length > 0) return null;
  const merged = mergeTime(known, draft.command.intent, read.frame, read.text, ground);
  return merged === null ? null : { choiceId: null, ...merged };
}
