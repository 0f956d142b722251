import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFinite, isOwnVerb } from '../../commands/finite-verbs.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isImperative, isVerbToDo } from '../../commands/verb-forms.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { type Conversation, isAsking } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import type { Reader, Words } from '../words.ts';
import { AS_ORDERS, SET_AGAINST } from './each-pointed-phrases.ts';
import { BESIDE_NAME, GOES_TO_DO, LEAVES_IT, REMINDS_AGAIN, RESTS } from './set-against-phrases.ts';

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
 * is moved, and the other side is something new; what is told there ("а завтра поеду в банк") is asked about, and that one
 * rests is no more than the reason. Null for everything else.
 */
export const movedBesideNew: Reader = (words) => {
  const { said, request, thread } = words;
  const sides = isAsking(request) || said.includes('?') ? null : sidesOf(said);
  if (sides === null || isReminded(sides.named)) return null;
  // "перенеси его на субботу, а созвон в пятницу не трогай"
  if (rests(sides.named) || LEAVES_IT.test(sides.named)) return moved(sides, words, []);
  const names = readText(sides.named).items.filter(isName);
  // "её завтра, а йогу в 18 на час" of yoga that stands
  if (isSpokenOfIn(names.filter(isOfName), thread)) {
    return isTold(names) || isNew(sides.named) ? movedBesideKnown(sides, words) : null;
  }
  if (isTold(names)) return moved(sides, words, [sides.named], true);
  return isNew(sides.named) ? moved(sides, words, [sides.named]) : null;
};

/** The other side is said of what stands, which is asked about: it may be one more of the kind. */
function movedBesideKnown(sides: Sides, words: Words): Conversation | null {
  const first = moved(sides, words, []);
  const [order = ''] = AS_ORDERS(sides.named);
  const others = words.acts(order) ?? [];
  if (first?.kind !== 'operations' || others.length === 0) return null;
  const isOfIt = others.every(
    ({ operation, mention }) => mention !== undefined && OF_TIME.has(operation.type),
  );
  const guesses = others.map((one) => ({ ...one, confidence: Math.min(one.confidence, GUESS) }));
  return isOfIt ? { ...first, operations: [...first.operations, ...guesses] } : null;
}
const OF_TIME: ReadonlySet<string> = new Set(['reschedule', 'set_duration']);

/** What is pointed at is moved, and nothing else is done to it; null where its side says anything else. */
function moved(
  { pointed, isBare }: Sides,
  { acts }: Words,
  rest: readonly string[],
  isRestTold = false,
): Conversation | null {
  const [order = ''] = isBare ? AS_ORDERS(pointed) : [pointed];
  const [first, ...more] = acts(order) ?? [];
  if (first?.operation.type !== 'reschedule' || more.length > 0) return null;
  return { kind: 'operations', operations: [first], rest, isRestTold, isAddressed: true };
}

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

/** "завтра лежу дома", "сегодня я отдыхаю": nothing of it is to be written down. */
function rests(named: string): boolean {
  const when = named.replace(RESTS, ' ').trim();
  return when !== named.trim() && (when === '' || saysOnlyTime(when));
}

function isReminded(named: string): boolean {
  const { items } = readText(named);
  const words = items.filter((item) => !isFact(item)).map(({ word }) => word);
  return words.length > 0 && REMINDS_AGAIN.test(words.join(' '));
}

/** "поеду в банк", "приедет мастер": told, and nothing that was ordered; nouns look like one's own verbs. */
function isTold(names: readonly Item[]): boolean {
  const isOrdered = names.some(isNewByItself);
  return names.some(
    (item) =>
      !isVerbToDo(item) &&
      !isVerb(item.word) &&
      (isFinite(item.word) || (isOrdered ? GOES_TO_DO.test(item.word) : isOwnVerb(item.word))),
  );
}

const isOfName = ({ word }: Item): boolean => !isVerb(word) && !BESIDE_NAME.has(word);

/** "купить торт", "созвон с Олей", "стоматолог на час": whoever says so has told something new, and moves nothing. */
function isNew(named: string): boolean {
  const { items } = readText(named);
  const names = items.filter(isName);
  return (
    !isTold(names) &&
    !LEAVES_IT.test(named) &&
    !isReminded(named) &&
    items.some((item) => isNewByItself(item) || isLength(item))
  );
}

const isLength = (item: Item): boolean => LENGTHS.has(factOf(item)?.kind ?? '');
const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number']);

const isNewByItself = (item: Item): boolean =>
  !isFact(item) &&
  (isVerbToDo(item) ||
    isVerb(item.word) ||
    isImperative(item.word) ||
    NEW_BY_NOUN.has(roleAt(item) ?? ''));
const NEW_BY_NOUN: ReadonlySet<string> = new Set(['meeting', 'event']);
