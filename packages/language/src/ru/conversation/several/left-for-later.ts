import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { BETWEEN_SIDES, LEFT, sidesJoined, TO_BE_GOT } from './left-for-later-phrases.ts';
import { BESIDE_TOLD } from './some-of-things-phrases.ts';

/** What is told of the things, without when the rest of them is to be got. */
interface LeftForLater {
  readonly said: string;
  readonly when: string;
}

/**
 * "ротбанд купил, а грунтовку завтра надо взять": the same with what is left told as left, and when it is to be got. Null
 * where no side says a day to come, or more than one does.
 */
export function leftForLater(text: string): LeftForLater | null {
  const sides = fold(text.trim())
    .replace(/[.!]+$/u, '')
    .split(BETWEEN_SIDES)
    .filter((side) => side !== '');
  const timed = sides.filter((side) => timesIn(side).length > 0);
  const [later, ...more] = timed;
  if (later === undefined || more.length > 0 || sides.length < 2) return null;
  const [first, ...others] = timesIn(later);
  if (first === undefined || others.length > 0 || sides[0] === later) return null;
  const left = later.replace(first, ' ').split(/\s+/u);
  const named = left.filter((word) => word !== '' && !TO_BE_GOT.test(word));
  const told = sides.map((side) => (side === later ? [...named, LEFT].join(' ') : side));
  // "а грунтовку не взял, завтра возьму": of what it is said the side before has told
  const kept = named.length === 0 ? told.filter((side) => side !== LEFT) : told;
  return { said: sidesJoined(kept), when: first };
}

/** The days that are said, in their own words; "вчера" only says when it was done. */
function timesIn(side: string): readonly string[] {
  const { items } = readText(side);
  return items.flatMap((item) =>
    isFact(item) && !BESIDE_TOLD.has(item.word) && factOf(item)?.kind === 'day'
      ? [side.slice(item.from, item.to)]
      : [],
  );
}
