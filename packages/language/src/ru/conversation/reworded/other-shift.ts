import { factOf } from '../../../time/frame.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { lengthOf } from '../acts/when.ts';
import {
  BY,
  BY_SO_MUCH,
  FEW,
  IN_MINUTES,
  MAY_BE_OTHER_SHIFT,
  ONE_AND_A_HALF,
  ORDERS_MOVE,
  OTHER_SHIFT,
  ontoOrder,
  shiftOrder,
  UNITS,
} from './other-shift-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** More hours, days or weeks than that are seldom said by their number alone. */
const COUNT_MAX = 8;
/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "сдвинь ветеринара на полчаса позже, нет, на час", "отложи интернет на неделю, нет, на две", "на час позже, нет, на
 * четверг": what was said last is meant, of the same unit where only a number was. Null for everything else.
 */
export function otherShift(said: string): PlainOrder | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || !MAY_BE_OTHER_SHIFT.test(text)) return null;
  const { order, wrong, right, ...sides } = OTHER_SHIFT.exec(text)?.groups ?? {};
  if (order === undefined || wrong === undefined || right === undefined) return null;
  if (!ORDERS_MOVE.test(order) || !isLength(wrong)) return null;
  return meantLast({ order, wrong, right }, sides);
}

interface Sides {
  readonly order: string;
  readonly wrong: string;
  readonly right: string;
}

/** By how much it moves, or a time where that was said instead. */
function meantLast(
  { order, wrong, right }: Sides,
  { onto = '', way = '', anew = '' }: Readonly<Record<string, string | undefined>>,
): PlainOrder | null {
  const isWhole = isLength(right);
  const length = isWhole ? right : withUnitOf(wrong, right);
  if (onto !== BY || length === null || !isLength(length)) {
    const isTime = anew === '' && saysOnlyTime(`${onto} ${right}`);
    return isTime ? { order: ontoOrder(order, onto, right) } : null;
  }
  // "перенеси на час позже, нет, на два" may name an hour as well
  const isSure = isWhole || BY_SO_MUCH.test(order) || ONE_AND_A_HALF.test(right);
  const plain = shiftOrder(order, length, anew === '' ? way : anew);
  return isSure ? { order: plain } : { order: plain, most: GUESS };
}

/** "две" behind "неделю" are weeks; null where no unit is known. */
function withUnitOf(wrong: string, right: string): string | null {
  const [, forms] = UNITS.find(([unit]) => unit.test(wrong)) ?? [];
  if (forms === undefined || /\s/u.test(right)) return null;
  // "на полчаса, нет, на 40": of minutes, which nobody said
  if (Number(right) > COUNT_MAX && !IN_MINUTES.test(wrong)) return null;
  return `${right} ${FEW.has(right.toLowerCase()) ? forms.few : forms.many}`;
}

/** Do the words say how long, and nothing else? */
function isLength(words: string): boolean {
  const [only, ...more] = readText(words).items.filter((item) => !isMark(item));
  return only !== undefined && more.length === 0 && lengthOf(factOf(only)) !== null;
}
