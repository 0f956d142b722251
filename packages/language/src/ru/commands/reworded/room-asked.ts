import { readText } from '../../grammar.ts';
import { isFact, isMark } from '../view.ts';
import {
  BESIDE_SOMETHING,
  GAP_ASKED,
  GAP_SET_ASIDE,
  ROOM_ASKED,
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
  const found = said.length > CHARS_MAX ? null : ROOM_ASKED.exec(said);
  const { before = '', whom = '', rest = '', room = '' } = found?.groups ?? {};
  if (found === null || isBeside(said)) return null;
  const isRoom =
    TIME_ITSELF.test(room) ||
    (whom !== '' && isOnlyTimes(rest.slice(0, rest.indexOf(room) + room.length)));
  return isRoom && isOnlyTimes(before) ? `${before}${SET_ASIDE}${whom}${rest}` : null;
}

/** "перед созвоном": beside something that may be known; "до пяти" is a time. */
const isBeside = (said: string): boolean =>
  BESIDE_SOMETHING.test(said) &&
  readText(said).items.some((item) => !isFact(item) && BESIDE_SOMETHING.test(` ${item.word} `));

/** Nothing else is said there than when, or how long. */
const isOnlyTimes = (words: string): boolean =>
  readText(words).items.every((item) => isFact(item) || isMark(item));
