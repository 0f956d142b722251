import type { InterpretRequest, InterpretResponse, ObjectHandle } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { ReadNew } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { isFinite, isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { dottedDay } from '../day-of-instant.ts';
import { LOOSE } from '../lexicon.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import {
  ADDED_OR_PLANNED,
  AFTER_IT,
  ASKS_FOR_ROOM,
  asBlockAt,
  BESIDE,
  BETWEEN,
  BETWEEN_THEM,
  BOTH,
  BY_ITS_NOUN,
  EVERY_DAY,
  IT,
  NOTED_BETWEEN,
  PUT_BESIDE,
  PUT_THERE,
} from './beside-block-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** So many words name one block at most. */
const NAME_WORDS_MAX = 4;
const DAY_CHARS = '2026-02-26'.length;
const HOUR = ['2026-02-26T'.length, '2026-02-26T10:00'.length] as const;

type Thread = NonNullable<InterpretRequest['thread']>;

interface Place {
  readonly thread: Thread;
  readonly today: string;
}

/** Where something is to stand, and what is said behind that. */
interface Beside {
  readonly on: string;
  /** Known of what is right behind a block; of all else the hour is asked. */
  readonly at: string | null;
  readonly rest: string;
  /** Is it surely said of this block, and nothing else stands there? */
  readonly isSure: boolean;
  /** Was all of its title said? */
  readonly isWhole: boolean;
  /** Does nothing else stand there? */
  readonly isFree: boolean;
}

/**
 * "после неё поставь обед на полчаса", "до хора полчаса на звонки", "между окулистом и хором полчаса на магазин": a
 * block on the day of the one that it is to stand beside. Behind that it begins where that ends; else its hour is asked.
 * Where nothing known is named, what is to be between two others is asked about, since its day was not said. Null for
 * everything else.
 */
export function besideBlock(
  { text, thread, pending, pending_operation: asked, now_iso: now }: InterpretRequest,
  found: InterpretResponse,
  readNew: ReadNew,
): InterpretResponse | null {
  const said = text.trim().replace(/[.!]+$/u, '');
  if ((pending ?? asked) !== undefined || said.length > CHARS_MAX) return null;
  if (BETWEEN_THEM.test(said)) return betweenThem(said, thread ?? null, { found, readNew });
  const ahead = dayAhead(said);
  const on = ahead === '' ? null : dayOf(found);
  if (on === null && !isDayless(found)) return null;
  const place = thread == null ? null : { thread, today: now.slice(0, DAY_CHARS) };
  const beside = place === null ? null : besideIn(said.slice(ahead.length), place);
  // "завтра перед хором ...": of the one that stands on that day
  if (on !== null && beside?.on !== on) return null;
  // and there is one supper on it
  const isOfDay = on !== null && beside?.isWhole === true && beside.isFree;
  const sure = beside !== null && isOfDay ? { ...beside, isSure: true } : beside;
  return standingBeside(sure, found, readNew);
}

function standingBeside(
  beside: Beside | null,
  found: InterpretResponse,
  readNew: ReadNew,
): InterpretResponse | null {
  const what = beside === null ? null : toStand(beside.rest);
  if (beside === null || what === null) return askedBetween(found);
  const read = readNew(asBlockAt(dottedDay(beside.on), beside.at, what));
  const [only, ...more] = read.envelopes;
  const isBlock = only?.command.intent === 'timeblock_create' && more.length === 0;
  if (read.kind !== 'commands' || !isBlock) return askedBetween(found);
  return beside.isSure ? read : doubted(read);
}

/** One thing that is new, or nothing; a day or an hour of its own is enough. */
function isDayless({ kind, envelopes }: InterpretResponse): boolean {
  if (kind === 'none') return true;
  const [only, ...more] = envelopes;
  if (kind !== 'commands' || only === undefined || more.length > 0) return false;
  const {
    start_at: start,
    planned_at: on,
    planned_time: at,
    due_date: due,
  } = only.command.entities;
  return [start, on, at, due].every((each) => each == null);
}

/** "завтра ", "в пятницу ": the day that is said before anything else, with what parts it from that. */
function dayAhead(said: string): string {
  const [first, next] = readText(said).items;
  const isDay = first !== undefined && next !== undefined && factOf(first)?.kind === 'day';
  return isDay && first.from === 0 ? said.slice(0, next.from) : '';
}

/** The day of one new thing that has no hour; null of everything else. */
function dayOf({ kind, envelopes }: InterpretResponse): string | null {
  const [only, ...more] = envelopes;
  if (kind !== 'commands' || only === undefined || more.length > 0) return null;
  const { planned_at: on, planned_time: at, due_date: due } = only.command.entities;
  const isDay = on?.length === DAY_CHARS && at == null && due == null;
  return isDay ? on : null;
}

/** "поставь между ними обед в 13:30": on the day of the two blocks that were spoken of last; else it is asked about. */
function betweenThem(
  said: string,
  thread: Thread | null,
  { found, readNew }: { readonly found: InterpretResponse; readonly readNew: ReadNew },
): InterpretResponse | null {
  const blocks = (thread?.candidates ?? []).filter(({ kind }) => kind === 'timeblock').slice(0, 2);
  const days = blocks.map(({ number }) =>
    thread?.beginnings
      ?.find((each) => each.kind === 'timeblock' && each.number === number)
      ?.begins_at.slice(0, DAY_CHARS),
  );
  const [on, other] = days;
  const rest = said.replace(BETWEEN_THEM, ' ').replace(PUT_THERE, '').trim();
  const isHours = readText(rest).items.every(
    (item) => !isFact(item) || AMID.has(factOf(item)?.kind ?? ''),
  );
  const isOneDay = on !== undefined && on === other && isHours && rest !== '';
  const read = isOneDay ? readNew(asBlockAt(dottedDay(on), null, rest)) : null;
  if (read?.kind === 'commands' && read.envelopes.length === 1) return read;
  return found.kind === 'commands' ? doubted(found) : null;
}
const AMID: ReadonlySet<string> = new Set(['length', 'for-number', 'clock', 'clock-range']);

const doubted = (found: InterpretResponse): InterpretResponse => ({
  ...found,
  envelopes: found.envelopes.map((each) => ({
    ...each,
    command: { ...each.command, confidence: Math.min(GUESS, each.command.confidence) },
  })),
});

function besideIn(said: string, place: Place): Beside | null {
  const turned = PUT_BESIDE.exec(said)?.groups;
  if (turned !== undefined) {
    const { where = '', rest = '', order = '', what = '' } = turned;
    const found = besideIn(`${where} ${rest} `, place);
    const put = ADDED_OR_PLANNED.test(order) ? '' : order;
    return found && { ...found, rest: `${put} ${what} ${found.rest.trim()}`.trim() };
  }
  const { where = '', rest = '' } = BESIDE.exec(said)?.groups ?? {};
  if (where === '') return null;
  if (where.toLowerCase() === BETWEEN) return between(rest, place);
  const found = behindName(rest, place);
  return found === null || AFTER_IT.test(where) ? found : { ...found, at: null };
}

/** The name at the head of the words and what is behind it, as many words as name one block. */
function behindName(words: string, place: Place): Beside | null {
  const said = [...words.matchAll(/\S+/gu)];
  for (let count = Math.min(NAME_WORDS_MAX, said.length); count > 0; count -= 1) {
    const last = said[count - 1];
    const to = last === undefined ? 0 : last.index + last[0].length;
    const name = words.slice(0, to);
    const isName = !LOOSE.has(last?.[0].toLowerCase() ?? '') && !readText(name).items.some(isFact);
    const times = isName ? timesOf(name, place) : null;
    if (times === null) continue;
    const { begins_at: begins, ends_at: ends = null, isSure, isWhole } = times;
    const on = (ends ?? begins).slice(0, DAY_CHARS);
    const rest = words.slice(to);
    const free = isFree(ends, place);
    const at = ends?.slice(...HOUR) ?? null;
    return { on, at, rest, isSure: isSure && free, isWhole, isFree: free };
  }
  return null;
}

/** Does nothing that was spoken of begin right then? */
const isFree = (ends: string | null, { thread: { beginnings = [] } }: Place): boolean =>
  beginnings.every(({ begins_at: begins }) => begins !== ends);

function between(words: string, place: Place): Beside | null {
  const { first = '', second = '' } = BOTH.exec(words)?.groups ?? {};
  const on = timesOf(first, place)?.begins_at.slice(0, DAY_CHARS);
  const other = behindName(second, place);
  return other !== null && other.on === on ? { ...other, at: null } : null;
}

/** When the one block that is named so stands, and whether the words are surely said of it. */
function timesOf(name: string, { thread, today }: Place) {
  const word = name
    .replace(/[,\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const meant = IT.has(word) ? inView(thread) : bearersOf(tellingWords(word), thread);
  const [block, ...more] = meant;
  if (block?.kind !== 'timeblock' || more.length > 0) return null;
  const isOf = ({ kind, number }: { kind: string; number: number }): boolean =>
    kind === 'timeblock' && number === block.number;
  const times = thread.beginnings?.find(isOf);
  if (times === undefined) return null;
  const isToday = times.begins_at.slice(0, DAY_CHARS) === today;
  const isWhole = tellingWords(block.title ?? '').length === tellingWords(word).length;
  return { ...times, isWhole, isSure: IT.has(word) || isToday || isSurely(word, block, thread) };
}

/**
 * A school, a supper or lessons are of every day, and a word of a longer title may be said of something else: of another
 * day than today the whole title tells, or what stands in view.
 */
function isSurely(word: string, block: ObjectHandle, thread: Thread): boolean {
  if (word.split(' ').some((each) => EVERY_DAY.has(each))) return false;
  const isWhole = tellingWords(block.title ?? '').length === tellingWords(word).length;
  return isWhole || inView(thread).some(({ number }) => number === block.number);
}

const inView = ({ candidates, default_timeblock_id: block }: Thread): readonly ObjectHandle[] =>
  candidates.filter(({ kind, number }) => kind === 'timeblock' && number === block);

/** What lasts so long, or is to be put there, and has no time of its own; null for everything else. */
function toStand(rest: string): string | null {
  const order = PUT_THERE.exec(rest);
  const what = rest.slice(order?.[0].length ?? 0).trim();
  if (BY_ITS_NOUN.test(what)) return null;
  const { items } = readText(what);
  const facts = items.filter(isFact);
  const [fact, ...more] = facts;
  const isLasting =
    fact !== undefined && more.length === 0 && LASTING.has(factOf(fact)?.kind ?? '');
  const verb = order?.groups?.['order'];
  if (!isThing(items, verb !== undefined)) return null;
  if (verb !== undefined && ASKS_FOR_ROOM.test(verb)) {
    return isLasting && items[0] === fact ? what : null;
  }
  return isLasting || (verb !== undefined && facts.length === 0) ? what : null;
}

/** "после йоги устаю на полдня" is told, and "убраться" is to be done; "впиши прогулку" only ends so. */
function isThing(items: readonly Item[], isOrdered: boolean): boolean {
  const words = items.filter((item) => !isFact(item));
  const [first] = words;
  if (first === undefined || isInfinitive(first.word)) return false;
  return (isOrdered || !isOwnVerb(first.word)) && !words.some(({ word }) => isFinite(word));
}
const LASTING: ReadonlySet<string> = new Set(['length', 'for-number']);

/** "между парами и кружком воткни магазин": its day is not known, so that it is asked about. */
function askedBetween(found: InterpretResponse): InterpretResponse | null {
  const [only] = found.envelopes;
  const { description } = only?.command.entities ?? {};
  if (only === undefined || description == null || !NOTED_BETWEEN.test(description)) return null;
  const { command } = only;
  if (command.confidence <= GUESS) return null;
  return { ...found, envelopes: [{ ...only, command: { ...command, confidence: GUESS } }] };
}
