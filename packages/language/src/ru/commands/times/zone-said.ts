import type { Item } from '../../../grammar/item.ts';
import type { ZoneSaid } from '../../../locale.ts';
import { factOf } from '../../../time/frame.ts';
import { readCity, readCityTime } from '../../conversation/settings/read-city.ts';
import { readText } from '../../grammar.ts';
import { BY_TIME_OF, LOCAL_TIME_WORDS, TIME_NOUN, ZONES_IN_SHORT } from '../../lexicon/cities.ts';
import { isWord } from '../view.ts';

/** Few utterances have a word of it, and the others need not be read twice. */
const MAY_NAME_ZONE = new RegExp(
  `(?<![A-Za-zЀ-ӿ])(?:${[BY_TIME_OF, ...Object.keys(ZONES_IN_SHORT)].join('|')})(?![A-Za-zЀ-ӿ])`,
  'iu',
);
const HOURS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range', 'moment', 'due']);
/** "по Нижнему Новгороду", "по Нью-Йорку" */
const CITY_ITEMS_MAX = 5;

/** Behind an hour: what names a zone, and how many items it takes. */
function zoneAt(
  text: string,
  items: readonly Item[],
  at: number,
): (Omit<ZoneSaid, 'text'> & { to: number }) | null {
  const isBy = items[at]?.word === BY_TIME_OF;
  const first = isBy ? at + 1 : at;
  const word = items[first]?.word ?? '';
  const short = ZONES_IN_SHORT[word];
  if (short !== undefined) return { timezone: short, isSure: true, to: endOf(items, first + 1) };
  if (!isBy) return null;
  if (LOCAL_TIME_WORDS.has(word))
    return { timezone: null, isSure: true, to: endOf(items, first + 1) };
  const adjective = readCityTime(word);
  if (adjective !== null) {
    return { timezone: adjective.timezone, isSure: true, to: endOf(items, first + 1) };
  }
  for (let to = first + CITY_ITEMS_MAX; to > first; to -= 1) {
    const [start, last] = [items[first], items[to - 1]];
    if (start === undefined || last === undefined || !isWord(last)) continue;
    const city = readCity(text.slice(start.from, last.to));
    if (city !== null) return { timezone: city.timezone, isSure: false, to };
  }
  return null;
}

/** "по московскому времени" */
const endOf = (items: readonly Item[], at: number): number =>
  items[at]?.word === TIME_NOUN ? at + 1 : at;

/** The zone of the hour that is said; null where none is named, or more than one. */
export function zoneSaid(text: string): ZoneSaid | null {
  if (!MAY_NAME_ZONE.test(text)) return null;
  const { items } = readText(text);
  let found: ZoneSaid | null = null;
  for (const [before, hour] of items.entries()) {
    if (!HOURS.has(factOf(hour)?.kind ?? '')) continue;
    const at = before + 1;
    const zone = zoneAt(text, items, at);
    if (zone === null) continue;
    if (found !== null) return null;
    const { timezone, isSure, to } = zone;
    const rest = text.slice(0, items[at]?.from) + text.slice(items[to - 1]?.to);
    found = { text: rest, timezone, isSure };
  }
  return found;
}
