import type { InterpretResponse, LocalDate, Operation, ReadOperation } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import type { Ground } from '../../../time/place.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { SURE } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import * as phrases from './project-frame-phrases.ts';

type Frame = Omit<Extract<Operation, { type: 'project_frame' }>, 'type' | 'project'>;
type Said = Pick<Spoken, 'text' | 'ground'>;

const WEEK = 7;
const PARTY_MAX_CHARS = 200;
const DETAIL_MAX_CHARS = 300;
const DETAILS_MAX = 10;

/**
 * "календарь проекта Съёмка: пн-пт", "валюта проекта Съёмка — евро", "старт проекта Съёмка 1 марта",
 * "клиент проекта Съёмка: ...". Null for everything else: "купить календарь" is something to be done.
 */
export function readProjectFrame({ text, ground }: Said): InterpretResponse | null {
  const said = text.trim().replace(/[.!]+$/u, '');
  for (const [pattern, read] of FIELDS) {
    const { name = '', value } = pattern.exec(said)?.groups ?? {};
    const frame = value === undefined ? null : read(value.trim(), ground);
    const about = frame === null ? null : projectSaid(name);
    if (frame === null || about === null) continue;
    const { project, mention } = about;
    const operation: Operation = { type: 'project_frame', ...project, ...frame };
    const one: ReadOperation = { operation, confidence: SURE, ...mention, kind: 'project' };
    return { kind: 'operations', operations: [one], envelopes: [], interpreter: 'rules' };
  }
  return null;
}

type FieldReader = (value: string, ground: Ground) => Frame | null;

const FIELDS: readonly (readonly [RegExp, FieldReader])[] = [
  [phrases.CALENDAR, calendar],
  [phrases.DAYS_OFF, (value, ground) => daysOff(value, ground)],
  [phrases.CURRENCY, currency],
  [phrases.START, start],
  [phrases.CLIENT, (value) => party(value, 'client')],
  [phrases.SELLER, (value) => party(value, 'seller')],
  [phrases.SELLER_IN_VIEW, (value) => party(value, 'seller')],
  ...phrases.QUOTE_LANGUAGE.map((pattern) => [pattern, language] as const),
  ...phrases.QUOTE_VALID.map((pattern) => [pattern, validUntil] as const),
];

/** Which project: by its number, by its name, or the one in view; null for words that name none. */
function projectSaid(said: string): {
  readonly project: { readonly project?: number };
  readonly mention: { readonly mention?: string };
} | null {
  const name = said.replace(phrases.IN_QUOTES, '$1').trim();
  if (name === '') return { project: {}, mention: {} };
  const number = phrases.NUMBER_OF_PROJECT.exec(name)?.groups?.['number'];
  if (number !== undefined) return { project: { project: Number(number) }, mention: {} };
  if (phrases.IN_QUOTES.test(said)) return { project: {}, mention: { mention: name } };
  // "старт проекта перенести на 1 марта" is something to be done
  const { words } = readText(name);
  return words.some(({ word }) => isInfinitive(word))
    ? null
    : { project: {}, mention: { mention: name } };
}

function calendar(value: string, ground: Ground): Frame | null {
  const [week = '', off] = value.split(phrases.THEN_OFF);
  const days = off === undefined ? {} : daysOff(off, ground);
  if (days === null) return null;
  if (week.trim() === '') return off === undefined ? null : days;
  const workdays = weekOf(week.trim());
  return workdays === null ? null : { workdays, ...days };
}

function weekOf(said: string): number[] | null {
  if (phrases.EVERY_DAY.test(said)) return [1, 2, 3, 4, 5, 6, 7];
  if (phrases.WORKING_DAYS.test(said)) return [1, 2, 3, 4, 5];
  const { from, to } = phrases.WEEK_SPAN.exec(said)?.groups ?? {};
  const [first, last] = [from, to].map((word) => (word === undefined ? null : weekday(word)));
  if (first && last) {
    const length = ((last - first + WEEK) % WEEK) + 1;
    return Array.from({ length }, (_, index) => ((first + index - 1) % WEEK) + 1);
  }
  const days = said.split(phrases.BETWEEN).map(weekday);
  const known = days.filter((day) => day !== null);
  return known.length === days.length && known.length > 0 ? [...new Set(known)] : null;
}

function weekday(word: string): number | null {
  const at = phrases.WEEKDAYS.findIndex((names) => names.test(word.trim()));
  return at < 0 ? null : at + 1;
}

function daysOff(value: string, ground: Ground): Frame | null {
  const said = value.split(phrases.BETWEEN).filter((part) => part !== '');
  const dated = said.map((part, index) => {
    if (!phrases.NUMBER_ALONE.test(part)) return part;
    const behind = said.slice(index + 1).find((next) => phrases.MONTH_BEHIND.test(next)) ?? '';
    return part + (phrases.MONTH_BEHIND.exec(behind)?.[1] ?? '');
  });
  const days = dated.map((part) => dayOf(part, ground));
  const known = days.filter((day) => day !== null);
  return known.length === days.length && known.length > 0 ? { days_off: known } : null;
}

/** The day that the words name, all of them; an hour among them is not kept. */
function dayOf(said: string, ground: Ground): LocalDate | null {
  const { items } = readText(said);
  const when = whenOf(items, said, ground);
  const at = when?.fields.planned_at;
  if (when === null || typeof at !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(at)) return null;
  return items.every((item) => when.used.has(item)) ? at : null;
}

function currency(value: string): Frame | null {
  const said = value.trim();
  const named = phrases.CURRENCIES.find(([names]) => names.test(said));
  if (named !== undefined) return { currency: named[1] };
  return phrases.CURRENCY_CODE.test(said) ? { currency: said.toUpperCase() } : null;
}

function start(value: string, ground: Ground): Frame | null {
  const day = dayOf(value, ground);
  return day === null ? null : { start_on: day };
}

/** A name, and what stands below it: "ИП Образцова, ИНН 770000000000, hello@example.com". */
function party(value: string, who: 'client' | 'seller'): Frame | null {
  if (phrases.CLIENT_GONE.test(value)) return { [who]: null };
  const [name = ''] = value.split(phrases.DETAIL_FOLLOWS, 1);
  const rest = value.slice(name.length).replace(/^[\s,;]+/u, '');
  const details = rest === '' ? [] : rest.split(phrases.BETWEEN_DETAILS);
  const fits =
    name.trim() !== '' &&
    name.length <= PARTY_MAX_CHARS &&
    details.length <= DETAILS_MAX &&
    details.every((detail) => detail !== '' && detail.length <= DETAIL_MAX_CHARS);
  if (!fits) return null;
  return { [who]: name.trim(), ...(details.length === 0 ? {} : { [`${who}_details`]: details }) };
}

function language(value: string): Frame | null {
  const named = phrases.LANGUAGES.find(([names]) => names.test(value));
  return named === undefined ? null : { quote_language: named[1] };
}

function validUntil(value: string, ground: Ground): Frame | null {
  if (phrases.NO_LIMIT.test(value)) return { quote_valid_until: null };
  const { length } = phrases.FOR_DAYS.exec(value)?.groups ?? {};
  const said =
    length === undefined
      ? phrases.UNTIL.exec(value)?.groups?.['day']
      : `${phrases.AFTER} ${length}`;
  const day = said === undefined ? null : dayOf(said, ground);
  return day === null ? null : { quote_valid_until: day };
}
