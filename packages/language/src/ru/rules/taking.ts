import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { length, lengthOf, rule } from './make.ts';
import { lasting } from './units.ts';

/** "займёт полчаса": the words that say so go with the length. */
function takes(item: Item): Made | null {
  const { meaning } = item;
  const value =
    meaning?.kind === 'for-number' || meaning?.kind === 'length' ? meaning.length : lasting(item);
  return value === null ? null : length({ ...value, clock: null }, 'for');
}

const MINUTES_PER_HOUR = 60;
/** More would hardly be said without "часов". */
const HOURS_MAX = 12;

const hoursAnd = (hours: number, minutes: Item): Made =>
  length(lengthOf(hours * MINUTES_PER_HOUR + minutes.value, 'minute'), 'for');

/** Behind a comma or a time, what sets time aside belongs to what was said before it. */
const isBehind = (before: Item | null): boolean =>
  before !== null && (before.word === ',' || before.meaning !== null);

/** "займёт полчаса", "час уйдёт", "это на час": how long, in a clause of its own. */
export const TAKING: readonly Rule[] = [
  // "созвон займёт час" is about a call that is there already
  rule('<takes> <about>? <lasting>', ({ lasting: item }, { before }) =>
    isBehind(before) ? takes(item) : null,
  ),
  // "займёт час двадцать", "займёт два тридцать"
  rule('<takes> <about>? <one-hour> <minutes>', ({ minutes }, { before }) =>
    isBehind(before) ? hoursAnd(1, minutes) : null,
  ),
  rule('<takes> <about>? <hours:whole> <minutes>', ({ hours, minutes }, { before }) =>
    isBehind(before) && hours.value <= HOURS_MAX ? hoursAnd(hours.value, minutes) : null,
  ),
  rule('<takes> <about>? <fact>', (m, { before }) => (isBehind(before) ? takes(m.fact) : null)),
  rule('на это <takes> <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule('на <thereof> <takes> <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule('на <весь> про <весь> <takes>? <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule('<lasting> <takes>', ({ lasting: item }) => takes(item)),
  rule('час <minutes> <takes>', ({ minutes }) => hoursAnd(1, minutes)),
  rule('<sets-aside> на? <lasting>', ({ lasting: item }, { before }) =>
    isBehind(before) ? takes(item) : null,
  ),
  rule('<sets-aside> <fact>', (m, { before }) => (isBehind(before) ? takes(m.fact) : null)),
  rule(', это <about>? <lasting>', ({ lasting: item }) => takes(item)),
  rule(', это <about>? <fact>', (m) => takes(m.fact)),
];
