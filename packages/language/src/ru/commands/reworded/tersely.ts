import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFinite, isOwnVerb } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../view.ts';
import { DEADLINE_SHORT } from './deadline-short-phrases.ts';
import { withNote } from './fetched-phrases.ts';
import * as phrases from './tersely-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * What is typed short: "покраска — завтра утро, 9-11", "ученик Савва сб, 2 часа, онлайн. в 11 наверно", "стрижка Рите
 * чт 15:00, взяла задаток 1к", and an hour beside "когда высплюсь". Null for everything else.
 */
export function tersely(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || /[?\n«"]/u.test(said)) return null;
  return (
    deadline(said) ??
    theRest(said) ??
    bareSpan(said) ??
    hourBehind(said) ??
    paid(said) ??
    besideClause(said)
  );
}

/** "вычитка главы, дл пт 18:00" */
function deadline(said: string): string | null {
  const whole = said.replace(...DEADLINE_SHORT);
  return whole === said ? null : whole;
}

/** What is left is planned, and its name tells how much of it that is. */
function theRest(said: string): string | null {
  const { name, done, all, when } = phrases.THE_REST.exec(said)?.groups ?? {};
  if (name === undefined || when === undefined || all === undefined) return null;
  if (Number(done) >= Number(all)) return null;
  const { items } = readText(when);
  const isTime = items.length > 0 && items.every((item) => isFact(item) || isMark(item));
  const isNamed = readText(name).items.every((item) => !isFact(item));
  return isTime && isNamed
    ? phrases.restOf({ name, left: Number(all) - Number(done), all, when })
    : null;
}

const kindsOf = (words: string): readonly (string | undefined)[] =>
  readText(words).items.map((item) => factOf(item)?.kind);

/** "покраска — завтра утро, 9-11" */
export function bareSpan(said: string): string | null {
  const { before, from, to } = phrases.BARE_SPAN.exec(said)?.groups ?? {};
  if (before === undefined || from === undefined || to === undefined) return null;
  const { items } = readText(before);
  const isNamed = items.some((item) => !isFact(item) && !isMark(item));
  const isOther = items.some((item) => CLOCKED.has(factOf(item)?.kind ?? '') || isAction(item));
  const whole = phrases.inSpan(before, from, to);
  // what is no span of hours would leave words in a title that nobody said
  const last = readText(whole).items.at(-1);
  const isSpan = last !== undefined && factOf(last)?.kind === 'clock-range';
  return isNamed && !isOther && isSpan ? whole : null;
}
const CLOCKED: ReadonlySet<string> = new Set(['clock', 'clock-range', 'due', 'repeat', 'length']);

/** The hour with the day that was said, where no other hour was. */
function hourBehind(said: string): string | null {
  const { before, hour } = phrases.HEDGED_HOUR.exec(said)?.groups ?? {};
  if (before === undefined || hour === undefined) return null;
  const [only, ...more] = kindsOf(hour);
  if (more.length > 0 || only !== 'clock') return null;
  const { items } = readText(before);
  const days = items.filter((item) => factOf(item)?.kind === 'day');
  const isOther = items.some((item) => TIMED.has(factOf(item)?.kind ?? ''));
  const [day] = days;
  if (days.length !== 1 || day === undefined || isOther || items.some(isAction)) return null;
  if (items.some((item) => isFinite(item.word))) return null;
  return `${before.slice(0, day.to)} ${hour}${before.slice(day.to)}`;
}
const TIMED: ReadonlySet<string> = new Set(['clock', 'clock-range', 'moment', 'due', 'repeat']);

/** A plan with its day and its hour, and money that changed hands. */
function paid(said: string): string | null {
  const { plan, told } = phrases.PAID.exec(said)?.groups ?? {};
  if (plan === undefined || told === undefined || !phrases.OF_MONEY.test(told)) return null;
  const { items } = readText(plan);
  const kinds = new Set(items.map((item) => factOf(item)?.kind));
  const isPlanned = kinds.has('clock') && (kinds.has('day') || kinds.has('moment'));
  const isTold = items.some(
    (item) => isAction(item) || isFinite(item.word) || roleAt(item) === 'pronoun',
  );
  const isTimed = readText(told).items.some((item) => isFact(item) || isAction(item));
  return isPlanned && !isTold && !isTimed ? withNote(plan, told, true) : null;
}

/** What is to be done at its hour, with the clause as its note. */
function besideClause(said: string): string | null {
  const { before, clause, verb, after } = phrases.WHEN_CLAUSE.exec(said)?.groups ?? {};
  if (before === undefined || clause === undefined || verb === undefined || after === undefined)
    return null;
  if (!isOwnVerb(verb.toLowerCase()) || kindsOf(clause).some((kind) => kind !== undefined))
    return null;
  // "когда вернусь с работы часов в семь": of two readings none is guessed
  const isSettled = phrases.WAKING.test(clause) || phrases.HALF_SAID.test(`${before} ${after}`);
  if (!isSettled) return null;
  // "узнать, когда приеду": what is asked about
  if (readText(before).items.some(({ word }) => isInfinitive(word))) return null;
  const { items } = readText(after);
  const [first] = items;
  const isHour = first !== undefined && factOf(first)?.kind === 'clock';
  if (!isHour || !items.some(isAction)) return null;
  return withNote(`${before} ${after}`.trim(), clause, false);
}
