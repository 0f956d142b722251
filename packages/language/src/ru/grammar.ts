import { Automaton } from '../grammar/automaton.ts';
import type { Item } from '../grammar/item.ts';
import { protectAddresses, protectNumbers, protectQuotes } from '../grammar/protect.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { runPass } from '../grammar/run-pass.ts';
import { scan } from '../grammar/scan.ts';
import { readAnchoredDays } from './anchored-days.ts';
import { attachToNouns } from './attach.ts';
import { carryPeriods, carryUnits } from './carried-units.ts';
import { readCorrectedLengths } from './corrected-lengths.ts';
import { readCorrectedTimes } from './corrected-times.ts';
import { readDaysInRow, shareMonths } from './days-in-row.ts';
import { readDeniedTimes } from './denied-times.ts';
import { readEarlyHours } from './early-hours.ts';
import { readEveryOtherDay } from './every-other-day.ts';
import { readGoingOn } from './going-on.ts';
import { guessInPlace } from './guess-in-place.ts';
import { hesitationEnd } from './hesitations.ts';
import { readHintedHours } from './hinted-hours.ts';
import { joinInvertedLengths } from './inverted-lengths.ts';
import { joinTaking } from './join-taking.ts';
import { kinds } from './kinds.ts';
import { readLengthClauses } from './length-clauses.ts';
import { CLOCKS } from './rules/clocks.ts';
import { DATES } from './rules/dates.ts';
import { DAYPARTS } from './rules/dayparts.ts';
import { DAYS } from './rules/days.ts';
import { HOLIDAYS } from './rules/holidays.ts';
import { IN_TURN } from './rules/in-turn.ts';
import { LENGTHS } from './rules/lengths.ts';
import { PERIODS } from './rules/periods.ts';
import { PREPOSITIONS } from './rules/prepositions.ts';
import { RELATIONS } from './rules/relations.ts';
import { REPEATS } from './rules/repeats.ts';
import { hasTag } from './tags.ts';
import { keepPeriodsOfNouns, keepTopicSpans } from './topic-spans.ts';
import { isCardinal, numbers, vocabulary } from './vocabulary.ts';
import { readWeighedTimes } from './weighed-times.ts';

/**
 * The rules in the order in which they are tried. A sweep reads what the sweep before it made; in
 * a sweep the longest match wins, and of equally long ones the first in the list.
 */
const SWEEPS = [
  // what words mean by themselves; repetitions first, since "каждый понедельник" is no Monday
  [...REPEATS, ...IN_TURN, ...HOLIDAYS, ...DATES, ...DAYS, ...PERIODS, ...CLOCKS, ...LENGTHS],
  // what a preposition makes of it: "в 9", "на час", "через час"
  [...PREPOSITIONS, ...DAYPARTS],
  // how points of time relate: "с ... до", "до", "за ... до"
  RELATIONS,
] as const;

const FILLER = kinds.id('filler');
const NUMERAL = kinds.id('cardinal');
const automata = SWEEPS.map((rules) => new Automaton(rules, kinds));

export type { ReadText };

const [E, M] = [0x44d, 0x43c];
/** "гм", "хм" */
const AHEAD_OF_M = new Set([0x433, 0x445]);

/** "эээ", "ммм", "хмм": a hesitation of any length. "ААА" is a battery. */
function isHesitation(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first === E ? word.length < 1 : word.length < 2) return false;
  const isLed = AHEAD_OF_M.has(first);
  for (let i = isLed ? 1 : 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code !== M && (isLed || code !== E)) return false;
  }
  return true;
}

/** Does the item say nothing, behind the item `before`? "6 мм" are millimetres. */
export function isFiller(item: Item, before?: Item): boolean {
  // "размер эм"
  if (hasTag(before, 'before-letter') && isHesitation(item.word)) return false;
  if (item.kind === FILLER) return true;
  const isNumber =
    before !== undefined && (isCardinal(before) || before.kind === NUMERAL || before.word === '');
  const isUnit = hasTag(item, 'millimetre') && isNumber;
  return item.kind === 0 && isHesitation(item.word) && !isUnit;
}

/** "где-то в пять": the three tokens of "где-то" say nothing. */
function isSomewhere(words: readonly Item[], at: number): boolean {
  return (
    hasTag(words[at], 'somewhere') &&
    words[at + 1]?.glued === true &&
    words[at + 1]?.word === '-' &&
    hasTag(words[at + 2], 'some-ending')
  );
}

/** "создай-ка": the particle and its hyphen say nothing. */
const isParticle = (words: readonly Item[], at: number): boolean =>
  words[at]?.word === '-' &&
  words[at]?.glued === true &&
  hasTag(words[at + 1], 'soft-ending') &&
  words[at + 1]?.glued === true;

function withoutFillers(words: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const item = words[at];
    if (item === undefined) continue;
    const end = hesitationEnd(words, at);
    if (end > at) at = end - 1;
    else if (isFiller(item, words[at - 1])) continue;
    else if (isSomewhere(words, at)) at += 2;
    else if (isParticle(words, at)) at += 1;
    else kept.push(item);
  }
  return kept;
}

/** Marks around a phrase that say nothing about it; a question mark and quotes do. */
const SURROUNDING = new Set(['.', ',', '!', ':', ';', '-', '(', ')', '/', 'newline']);

/** The items without the marks around them: "(завтра в 10)!" is "завтра в 10". */
function withoutSurroundings(items: readonly Item[]): readonly Item[] {
  let from = 0;
  let to = items.length;
  while (from < to && SURROUNDING.has(items[from]?.word ?? '')) from += 1;
  while (to > from && SURROUNDING.has(items[to - 1]?.word ?? '')) to -= 1;
  return from === 0 && to === items.length ? items : items.slice(from, to);
}

/** Several rules read the same words of one message, each by itself: so many texts are remembered. */
const RECENT_MAX = 16;
/** Longer ones are seldom read twice, and would be held for nothing. */
const RECENT_LENGTH_MAX = 500;
const recent = new Map<string, ReadText>();

/** Reads all expressions of time in a text. Never throws; linear in its length. */
export function readText(text: string): ReadText {
  if (text.length > RECENT_LENGTH_MAX) return readAnew(text);
  const known = recent.get(text);
  if (known !== undefined) return known;
  const read = readAnew(text);
  // the one that was read first is forgotten first
  for (const [oldest] of recent) {
    if (recent.size < RECENT_MAX) break;
    recent.delete(oldest);
  }
  recent.set(text, read);
  return read;
}

function readAnew(text: string): ReadText {
  const words = scan(text, vocabulary);
  protectQuotes(words);
  protectAddresses(words);
  let items = numbers.compose(guessInPlace(withoutSurroundings(withoutFillers(words))));
  protectNumbers(items);
  attachToNouns(items, text);
  items = joinInvertedLengths(items);
  for (const automaton of automata) items = runPass(automaton, items);
  const timed = readHintedHours(
    readEarlyHours(carryPeriods(carryUnits(readGoingOn(readLengthClauses(joinTaking(items)))))),
  );
  const kept = keepPeriodsOfNouns(keepTopicSpans(shareMonths(readDaysInRow(timed))));
  return {
    words,
    items: readCorrectedTimes(
      readCorrectedLengths(
        readWeighedTimes(text, readDeniedTimes(readAnchoredDays(readEveryOtherDay(text, kept)))),
      ),
    ),
  };
}
