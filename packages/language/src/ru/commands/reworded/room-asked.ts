import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { oneOf } from '../../rules/units.ts';
import { isFact, isMark } from '../view.ts';
import {
  BESIDE_SOMETHING,
  GAP_ASKED,
  GAP_SET_ASIDE,
  ROOM_ASKED,
  ROOM_UNDER,
  SET_ASIDE,
  TIME_ITSELF,
} from './room-asked-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "в четверг с девяти до одиннадцати займи мне время под педсовет": room that is asked for by another verb than those of
 * planning. Null where no time is asked for itself, or for oneself so long: "оставь торт на час", "займи место в очереди".
 */
export function roomAsked(text: string): string | null {
  const said = text.trim();
  const gap = said.length > CHARS_MAX ? said : said.replace(GAP_ASKED, GAP_SET_ASIDE);
  if (gap !== said && readText(said).items.some(isFact)) return gap;
  const under = said.length > CHARS_MAX ? null : roomUnder(said);
  if (under !== null) return under;
  const found = said.length > CHARS_MAX ? null : ROOM_ASKED.exec(said);
  const { before = '', whom = '', rest = '', room = '' } = found?.groups ?? {};
  if (found === null || isBeside(said)) return null;
  const isRoom =
    TIME_ITSELF.test(room) ||
    (whom !== '' && isOnlyTimes(rest.slice(0, rest.indexOf(room) + room.length)));
  return isRoom && isOnlyTimes(before) ? `${before}${SET_ASIDE}${whom}${rest}` : null;
}

/** "два часа завтра с десяти займи под отчёт": nothing stands ahead but how long it is, and when. */
function roomUnder(said: string): string | null {
  const { times, whom = '', what } = ROOM_UNDER.exec(said)?.groups ?? {};
  if (times === undefined || what === undefined) return null;
  const order = `${SET_ASIDE}${whom}${times} `;
  const { items } = readText(order);
  const isUnit = (item: Item): boolean => item.meaning === null && oneOf(item) !== null;
  const isLong = items.some((item) => LASTING.has(factOf(item)?.kind ?? '') || isUnit(item));
  const isPlain = items
    .slice(whom === '' ? 1 : 2)
    .every((item) => isFact(item) || isMark(item) || isUnit(item));
  return isLong && isPlain ? `${order}${what}` : null;
}
const LASTING: ReadonlySet<string> = new Set(['length', 'clock-range', 'range']);

/** "перед созвоном": beside something that may be known; "до пяти" is a time. */
const isBeside = (said: string): boolean =>
  BESIDE_SOMETHING.test(said) &&
  readText(said).items.some((item) => !isFact(item) && BESIDE_SOMETHING.test(` ${item.word} `));

/** Nothing else is said there than when, or how long. */
const isOnlyTimes = (words: string): boolean =>
  readText(words).items.every((item) => isFact(item) || isMark(item));
