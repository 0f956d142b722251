import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact, isMark, ownWords, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isQuoted } from '../clause.ts';
import { ONTO } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import {
  BESIDE_FIELD,
  COUNTED,
  EARLIER,
  INSTEAD_OF,
  IS_THEN,
  LATER,
  LET_IT,
  NOW,
  OPENS_FIELD,
  ORDER,
  SETS_TIME,
} from './field-of-named-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** What is changed is named shortly. */
const NAME_ITEMS_MAX = 5;

const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number']);
const REPEATS: ReadonlySet<string> = new Set(['repeat', 'times']);
const DUES: ReadonlySet<string> = new Set(['due', 'due-in']);

/**
 * "пусть йога будет в девять", "сделай английский в 19:00 вместо 18:00": another value of one field of what is named,
 * as the order that sets that field. What something is instead of is no part of it, and every other word must
 * be the name. Null for everything else.
 */
export function fieldOfNamed(said: string, thread: ThreadHints | null): string | null {
  if (said.length > CHARS_MAX || /[?\n]/u.test(said)) return null;
  if (!OPENS_FIELD.test(said)) return null;
  const items = readText(said).items.filter((item) => !isMark(item) || isQuoted(item));
  const { left, isInstead } = withoutOld(items);
  const [first, ...others] = left;
  if (first === undefined) return null;
  const isLet = LET_IT.has(plainWord(first));
  const isSet = isInstead && SETS_TIME.has(plainWord(first));
  const rest = isLet || isSet ? others : left;
  const values = rest.filter((item) => isFact(item) || isDirection(item));
  const name = nameIn(rest);
  const isNow = rest.some((item) => plainWord(item) === NOW);
  if (name === null || !values.some(isFact) || !(isLet || isInstead || isNow)) return null;
  // of what nobody has spoken of here a wish may tell anything: "пусть дождь будет завтра"
  const isKnown = isSpokenOfIn(name, thread);
  const isFieldOfIt = isKnown || (isInstead && isSet);
  if (!isFieldOfIt || (!isKnown && name.some(isAction))) return null;
  return orderOf(values, ownWords(name, said), ownWords(values, said));
}

const isDirection = (item: Item): boolean =>
  LATER.has(plainWord(item)) || EARLIER.has(plainWord(item));

/** Without "вместо 18:00", wherever it stands. */
function withoutOld(items: readonly Item[]): { left: readonly Item[]; isInstead: boolean } {
  const at = items.findIndex((item) => INSTEAD_OF.has(plainWord(item)));
  if (at < 0) return { left: items, isInstead: false };
  const isOld = (item: Item): boolean =>
    isFact(item) || isCardinal(item) || COUNTED.has(plainWord(item));
  const behind = items.slice(at + 1);
  const end = behind.findIndex((item) => !isOld(item));
  const length = end < 0 ? behind.length : end;
  return {
    left: [...items.slice(0, at), ...behind.slice(length)],
    isInstead: length > 0,
  };
}

/** The one run of words that say neither when nor how; null where there is none, or more than one. */
function nameIn(items: readonly Item[]): readonly Item[] | null {
  const isNamed = (item: Item): boolean =>
    !isFact(item) &&
    !isDirection(item) &&
    !IS_THEN.has(plainWord(item)) &&
    !BESIDE_FIELD.has(plainWord(item));
  const from = items.findIndex(isNamed);
  const last = items.findLastIndex(isNamed);
  const name = from < 0 ? [] : items.slice(from, last + 1);
  return name.length > 0 && name.length <= NAME_ITEMS_MAX && name.every(isNamed) ? name : null;
}

/** The order for the one field that all of the values are of; null where they are of several. */
function orderOf(values: readonly Item[], name: string, value: string): string | null {
  const facts = values.filter(isFact);
  const areAll = (kinds: ReadonlySet<string>): boolean =>
    facts.every((item) => kinds.has(factOf(item)?.kind ?? ''));
  const hasAny = (kinds: ReadonlySet<string>): boolean =>
    facts.some((item) => kinds.has(factOf(item)?.kind ?? ''));
  if (values.some(isDirection)) {
    return areAll(LENGTHS) ? `${ORDER.shift} ${name} ${value}` : null;
  }
  if (areAll(LENGTHS)) return `${ORDER.length} ${name} ${value.replace(ONTO, '')}`;
  if (areAll(REPEATS)) return `${ORDER.repeat} ${name} ${value}`;
  if (areAll(DUES)) return `${ORDER.due} ${name} ${value}`;
  return hasAny(LENGTHS) || hasAny(REPEATS) || hasAny(DUES)
    ? null
    : `${ORDER.time} ${name} ${value}`;
}
