import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFinite, isOwnVerb } from '../../commands/finite-verbs.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isImperative, isVerbToDo } from '../../commands/verb-forms.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAsking } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import type { Reader } from '../words.ts';
import { AS_ORDERS, SET_AGAINST } from './each-pointed-phrases.ts';

interface Sides {
  /** What is said of what is pointed at: "её завтра". */
  readonly pointed: string;
  /** The same, where it bears no order. */
  readonly isBare: boolean;
  readonly named: string;
}

/**
 * "её завтра, а дрель послезавтра": each of two has its own time, so that no time is that of both. Whoever reads the
 * whole as one order would move what is named to the day of what is pointed at. Where what is pointed at has an order of
 * its own and the other side is something new, they are no pair.
 */
export function areSetAgainst(said: string): boolean {
  const sides = sidesOf(said);
  return sides !== null && (sides.isBare || !isNew(sides.named));
}

/**
 * "это на завтра, а на пятницу купить торт", "перенеси её на завтра, а созвон с Олей в пятницу в 10": what is pointed at
 * is moved, and the other side is something new. Null for everything else.
 */
export const movedBesideNew: Reader = ({ said, request, thread, acts }) => {
  const sides = isAsking(request) || said.includes('?') ? null : sidesOf(said);
  if (sides === null || !isNew(sides.named)) return null;
  const { items } = readText(sides.named);
  // "её завтра, а йогу в 18 на час" of yoga that stands
  if (!items.some(isNewByItself) && isSpokenOfIn(items.filter(isName), thread)) return null;
  const [order = ''] = sides.isBare ? AS_ORDERS(sides.pointed) : [sides.pointed];
  const [moved, ...more] = acts(order) ?? [];
  if (moved?.operation.type !== 'reschedule' || more.length > 0) return null;
  return { kind: 'operations', operations: [moved], rest: [sides.named], isAddressed: true };
};

function sidesOf(said: string): Sides | null {
  const groups = SET_AGAINST.exec(said.trim())?.groups;
  if (groups === undefined) return null;
  const { first, second, move, lead = '', it = lead, ahead } = groups;
  const time = first ?? second ?? '';
  const named = groups['named'] ?? ahead ?? '';
  const { items } = readText(named);
  const words = items.filter(isName);
  if (!saysOnlyTime(time) || words.length === 0 || words.length === items.length) return null;
  return { pointed: `${move ?? ''}${it} ${time}`, isBare: move === undefined, named };
}

const isName = (item: Item): boolean => !isFact(item) && !isMark(item);

/** "купить торт", "созвон с Олей", "стоматолог на час": whoever says so has told something new, and moves nothing. */
const isNew = (named: string): boolean =>
  readText(named).items.some((item) => isNewByItself(item) || isLength(item));

const isLength = (item: Item): boolean => LENGTHS.has(factOf(item)?.kind ?? '');
const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number']);

const isNewByItself = (item: Item): boolean =>
  !isFact(item) &&
  (isVerbToDo(item) ||
    isVerb(item.word) ||
    isImperative(item.word) ||
    isOwnVerb(item.word) ||
    isFinite(item.word) ||
    NEW_BY_NOUN.has(roleAt(item) ?? ''));
const NEW_BY_NOUN: ReadonlySet<string> = new Set(['meeting', 'event']);
