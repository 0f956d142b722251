import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import { GEN } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { everyLength } from './every-length.ts';
import { repeat, repeatEvery, rule } from './make.ts';
import { lengthIn } from './units.ts';

const UNITS = new Set(kinds.members('unit'));
const MOMENTS = new Set(['noon', 'midnight'].flatMap((name) => kinds.members(name)));
/** Longer turns are nobody's: "сутки через трое". */
const TURN_MAX = 6;

/** "на день через два", "дня через два": the day or days ahead, and no turn. */
const isTurn = (unit: Item, before: Item | null): boolean =>
  (unit.flags & GEN) === 0 && !hasTag(before, 'takes-unit');

/** "день через день": one of them, and one of them not. */
function everyOther(on: Item, off: Item): Made | null {
  const length = lengthIn(1, on);
  const isSame = length !== null && length.unit === lengthIn(1, off)?.unit;
  return isSame ? everyLength(on, 2) : null;
}

/** "сутки через трое": one day of work, so many of rest. */
function dayAndRest(day: Item, { value: rest }: Item, after: Item | null): Made | null {
  const length = lengthIn(1, day);
  // "на день через два часа"
  const isCounting = after !== null && UNITS.has(after.kind);
  const isRest = Number.isInteger(rest) && rest >= 1 && rest <= TURN_MAX;
  if (length?.unit !== 'day' || !isRest || isCounting) return null;
  return repeat(repeatEvery('DAILY', rest + 1));
}

const onNths = (weekday: Item, ...nths: readonly Item[]): Made =>
  repeat(
    repeatEvery('MONTHLY', 1, {
      nths: nths.map(({ value }) => ({ nth: value, weekday: weekday.value })),
    }),
  );

/** What is done in turn: shifts, certain weekdays of each month, noons. */
export const IN_TURN: readonly Rule[] = [
  rule('<on:unit> через <off:unit>', ({ on, off }, { before }) =>
    isTurn(on, before) ? everyOther(on, off) : null,
  ),
  rule('<day:unit> через <n:whole>', ({ day, n }, { before, after }) =>
    isTurn(day, before) ? dayAndRest(day, n, after) : null,
  ),
  rule('по <nth:ord> <day:weekdays> <month-unit>?', ({ nth, day }) => onNths(day, nth)),
  rule('по <nth:final> <day:weekdays> <month-unit>?', ({ nth, day }) => onNths(day, nth)),
  rule('по <a:ord> и|, <b:ord> <day:weekdays> <month-unit>?', ({ a, b, day }) => onNths(day, a, b)),
  rule('<every> <lunch>', () => repeat(repeatEvery('DAILY', 1, { daypart: 'lunch' }))),
  // "каждый полдень": the clock is what is behind it
  rule('<every>', (_, { after }) =>
    after !== null && MOMENTS.has(after.kind) ? repeat(repeatEvery('DAILY')) : null,
  ),
];
