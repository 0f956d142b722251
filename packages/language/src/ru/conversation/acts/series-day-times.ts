/** The days and hours that were said of what repeats. */
import { weekdayOf } from '../../../calendar/civil.ts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { readText } from '../../grammar.ts';
import { windowOf } from '../questions/day-window.ts';
import { atSaid, HOUR_LEAD, INCLUDED, SINCE_LEAD, THROUGH } from './series-day-phrases.ts';
import type { SaidDay } from './series-day-words.ts';
import { lengthOf, minutesIn, readingOf, type When } from './when.ts';

export type Text = { readonly said: string; readonly ground: Ground };

/** An hour of no day. */
export function hourOf(hours: readonly Item[], said: string, ground: Ground): When | null {
  const [hour, ...others] = hours;
  if (hour === undefined || others.length > 0) return null;
  const words = atSaid(textOf(hour, said).replace(HOUR_LEAD, ''));
  const time = readingOf(readText(words).items, words, ground)?.reading.time ?? null;
  return time === null ? null : { planned_time: time };
}

const textOf = ({ from, to }: Item, said: string): string => said.slice(from, to);

export const inDays = (ahead: number | null, { now }: Ground): string | null =>
  ahead === null ? null : formatDay(now.day + ahead);

/** The one day that is said; null for what is over. */
export function dayOf(item: Item, said: string, ground: Ground): string | null {
  const text = textOf(item, said).replace(SINCE_LEAD, '');
  const window = windowOf(readText(text).items, text, ground, 1);
  return window !== null && window.from === window.to ? window.from : null;
}

/** "в среду", said on a Wednesday, of which people differ. */
export function isTodays({ item }: SaidDay, { now }: Ground): boolean {
  const fact = factOf(item);
  const day = fact?.kind === 'day' ? fact.day : null;
  return day?.kind === 'weekday' && day.weekday === weekdayOf(now.day);
}

/** The days on which it does not take place; "до десятого" leaves that day as it was. */
export function stretchOf(item: Item, said: string, ground: Ground) {
  const fact = factOf(item);
  const length = fact?.kind === 'length' ? lengthOf(fact) : null;
  if (length !== null) {
    const days = Math.round(minutesIn(length) / (24 * 60));
    return { from: formatDay(ground.now.day), to: formatDay(ground.now.day + days - 1) };
  }
  const window = windowOf([item], said, ground, 1);
  if (window === null) return null;
  const words = said.slice(item.to).trim().split(/\s+/u)[0]?.replace(/[,.]/gu, '') ?? '';
  const isThrough = THROUGH.test(textOf(item, said)) || INCLUDED.has(words);
  const isDay = fact?.kind === 'due' && fact.point.day !== null;
  if (!isDay || isThrough) return window;
  const to = formatDay(parseDay(window.to) - 1);
  return to < window.from ? null : { from: window.from, to };
}
