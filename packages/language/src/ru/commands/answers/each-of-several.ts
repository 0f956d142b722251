import type { Item } from '../../../grammar/item.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { DENYING, SPARE } from '../../lexicon/acting-words.ts';
import { isFact, isMark } from '../view.ts';
import { isEmpty, readFrame } from './answer-value.ts';
import { BETWEEN, EACH_OF_IT, REST_OF_IT } from './each-of-several-phrases.ts';

/** A time, and for which of those that were asked about, by their places. */
export interface SaidOfEach {
  readonly time: string;
  readonly of: readonly number[];
}

/** Shorter words are prepositions, which name nothing. */
const NAME_MIN = 3;

/**
 * "окна в субботу, остальное в воскресенье": a time for each of those that one question asks about, or one for all
 * ("оба в субботу"). Null where anything is said that is neither a time nor names them by words of their titles.
 */
export function eachOfSeveral(
  text: string,
  items: readonly Item[],
  titles: readonly string[],
): SaidOfEach[] | null {
  const stretches = stretchesOf(text, items);
  const shared = onOneDay(stretches);
  const sides = shared?.sides ?? sidesOf(stretches);
  if (sides === null) return null;
  const named = sides.map(({ names }) => names.flatMap((name) => meantBy(name, titles)));
  const taken = new Set(named.flat());
  const isTwice = taken.size < named.flat().length;
  if (taken.has(null) || isTwice) return null;
  const rest = titles.map((_, at) => at).filter((at) => !taken.has(at));
  const isEmptyRest = taken.has('rest') && rest.length === 0;
  if (shared !== null && (taken.has('rest') || taken.has('all'))) return null;
  if (isEmptyRest || (taken.has('all') && taken.size > 1)) return null;
  const each = sides.map(({ time }, at) => {
    const places = named[at] ?? [];
    const of = places.flatMap((place) => (typeof place === 'number' ? [place] : rest));
    return { time, of };
  });
  return shared === null || rest.length === 0 ? each : [...each, { time: shared.day, of: rest }];
}

/** "завтра, рынок в шесть": one day for all of them, and an hour for those that are named. */
function onOneDay(
  stretches: readonly Stretch[],
): { readonly day: string; readonly sides: readonly Side[] } | null {
  const [first, ...more] = stretches;
  if (first?.kind !== 'time' || more[0]?.kind !== 'name') return null;
  const sides = sidesOf(more);
  const isHourEach = sides?.every(({ time }) => says(time, 'clock') && !says(time, 'day'));
  if (sides === null || !isHourEach || !says(first.text, 'day') || says(first.text, 'clock'))
    return null;
  const day = first.text;
  return { day, sides: sides.map(({ time, names }) => ({ time: `${day} ${time}`, names })) };
}

const says = (time: string, part: 'day' | 'clock'): boolean => readFrame(time)?.frame[part] != null;

interface Side {
  readonly time: string;
  readonly names: readonly string[];
}

/** A run of words of one kind: what names something, or a time. */
interface Stretch {
  readonly kind: 'name' | 'time';
  readonly text: string;
}

function stretchesOf(text: string, items: readonly Item[]): Stretch[] {
  const runs: { kind: 'name' | 'time'; from: number; to: number }[] = [];
  let isApart = true;
  for (const item of items) {
    if (isMark(item) || BETWEEN.test(text.slice(item.from, item.to))) {
      isApart = true;
      continue;
    }
    if (isEmpty(item)) continue;
    const kind = isFact(item) ? 'time' : 'name';
    const last = runs.at(-1);
    if (last?.kind === kind && !isApart) last.to = item.to;
    else runs.push({ kind, from: item.from, to: item.to });
    isApart = false;
  }
  return runs.map(({ kind, from, to }) => ({ kind, text: text.slice(from, to) }));
}

/** Times with the names that stand beside them, all ahead of them or all behind; null where it is told otherwise. */
function sidesOf(stretches: readonly Stretch[]): readonly Side[] | null {
  const [first, ...more] = stretches;
  if (first === undefined || more.length === 0) return null;
  const inOrder = first.kind === 'name' ? stretches : stretches.toReversed();
  const sides: Side[] = [];
  let names: string[] = [];
  for (const { kind, text } of inOrder) {
    if (kind === 'name') names.push(text);
    else {
      if (names.length === 0) return null;
      sides.push({ time: text, names });
      names = [];
    }
  }
  return names.length > 0 ? null : sides;
}

/** The place of the one title that holds every word, all that is left, all of them, or nothing. */
function meantBy(name: string, titles: readonly string[]): number | 'rest' | 'all' | null {
  if (REST_OF_IT.test(name)) return 'rest';
  if (EACH_OF_IT.test(name)) return 'all';
  const all = wordsIn(name);
  if (all.some((word) => DENYING.has(word))) return null;
  const said = all.filter((word) => word.length >= NAME_MIN && !SPARE.has(word));
  const fits = titles.flatMap((title, at) => {
    const words = wordsIn(title);
    const isHeld = said.every((word) => words.some((other) => isSameWord(word, other)));
    return isHeld ? [at] : [];
  });
  const [only] = fits;
  return said.length > 0 && fits.length === 1 && only !== undefined ? only : null;
}
