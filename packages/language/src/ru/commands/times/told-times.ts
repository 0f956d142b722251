import type { Item } from '../../../grammar/item.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite, isFirstPlural, isThirdPerson } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, says } from '../view.ts';

const NOTHING: ReadonlySet<Item> = new Set();

/** "сказать начальнику, что в пятницу меня не будет": the times of what is told. */
export function toldOf(items: readonly Item[]): ReadonlySet<Item> {
  const verb = items.findIndex((item) => hasTag(item, 'saying'));
  const from = isTurned(items, verb) ? verb : verb + 1;
  const that = items.findIndex((item, at) => at > from && hasTag(item, 'what'));
  const told =
    verb < 0 || that < 0
      ? (contentFrom(items) ?? whetherFrom(items) ?? forbiddenFrom(items))
      : that;
  return told === null ? NOTHING : new Set(items.slice(told).filter(isFact));
}

/**
 * "позвонить хозяину, что запчасть придёт двадцатого": what is told somebody whom one reaches. A verb
 * right behind "что" asks ("выяснить, что сломалось"), unless it is of those who speak.
 */
function contentFrom(items: readonly Item[]): number | null {
  const reached = items.findIndex((item) => REACHING.some((tag) => hasTag(item, tag)));
  const that = items.findIndex((item, at) => at > reached && hasTag(item, 'what'));
  if (reached < 0 || that < 0) return null;
  const first = items[that + 1];
  if (first !== undefined && isWord(first) && isFirstPlural(first.word)) return that;
  const clause = items.slice(that + 2);
  const end = clause.findIndex((item) => isMark(item) || isAction(item));
  const told = end < 0 ? clause : clause.slice(0, end);
  return told.some((item) => isWord(item) && isFinite(item.word)) ? that : null;
}
const REACHING: readonly Tag[] = ['reaching-verb', 'dative-verb', 'letting-know'];

/** "узнать, работает ли почта в субботу": the day is of what is asked about, where no time is before it. */
function whetherFrom(items: readonly Item[]): number | null {
  const at = items.findIndex((item) => hasTag(item, 'whether'));
  const asks = items.slice(0, Math.max(at, 0)).some((item) => hasTag(item, 'inquiring-verb'));
  const verb = items[at - 1];
  // "спросить, надо ли платить завтра" may be asked tomorrow as well
  return asks && verb !== undefined && isThirdPerson(verb.word) ? at : null;
}

/** "соседям написать что ...": whom it is told to is before the verb. */
function isTurned(items: readonly Item[], verb: number): boolean {
  const item = items[verb];
  if (item === undefined || roleAt(item) === 'remind' || !isInfinitive(item.word)) return false;
  const before = items[verb - 1];
  return before !== undefined && isWord(before) && !isFact(before) && roleAt(before) === null;
}

/** "есть" is an action only behind "не". */
const isDone = (item: Item | undefined): boolean => isAction(item) || says(item, 'eat');

/** "УЗИ в девять, не есть с вечера": when not to do what is no part of the plan. */
function forbiddenFrom(items: readonly Item[]): number | null {
  const at = items.findIndex(
    (item, i) => isMark(item) && hasTag(items[i + 1], 'not') && isDone(items[i + 2]),
  );
  return at > 0 && items.slice(0, at).some(isFact) ? at : null;
}
