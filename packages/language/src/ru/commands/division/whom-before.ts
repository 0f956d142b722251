/** Whom one calls, writes or gives something, said before the verb: "ванну заказать сантехнику позвонить насчёт разводки". */
import type { Item } from '../../../grammar/item.ts';
import { ENDINGS_OF_DATIVE, PERSON_DATIVE } from '../../lexicon/verb-endings.ts';
import { hasTag, isListed } from '../../tags.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';
import { isObject } from './done-to.ts';
import { isJoined } from './own-errand.ts';

export interface Whom {
  /** Where the second thing begins: with whom it is done to. */
  readonly at: number;
  /** The verb before could hardly be for the same person. */
  readonly isSure: boolean;
}

/**
 * The person before the verb at `at` that wants one and has nobody behind it; null where there is none. `isAhead`: what
 * the verb before is done to was said before it, so that the person is not that.
 */
export function whomBefore(
  items: readonly Item[],
  last: Item,
  { at, to, isAhead }: { readonly at: number; readonly to: number; readonly isAhead: boolean },
): Whom | null {
  const [verb, noun] = [items[at], items[at - 1]];
  if (verb === undefined || noun === undefined || !wantsSomebody(verb)) return null;
  if (!isPerson(noun) || hasTag(items[at - 2], 'preposition')) return null;
  if (items[at - 2] === last ? !isAhead : !isObject(items[at - 2])) return null;
  const behind = clauseBehind(items, at + 1, to);
  const isMatter = opensMatter(behind[0]);
  const isFree = behind.every((item) => isFact(item)) || isMatter;
  const isGiving = hasTag(verb, 'giving-verb');
  // "отдать заявление": what is given, and nobody whom it is given to
  if (isGiving ? behind.length === 0 || hasSomebody(behind) : !isFree) return null;
  return { at: at - 1, isSure: !isGiving && isTheirs(last, verb, noun, isMatter) };
}

/** One calls, tells or gives somebody. */
export const wantsSomebody = (verb: Item): boolean =>
  hasTag(verb, 'dative-verb') || hasTag(verb, 'letting-know') || hasTag(verb, 'giving-verb');

const isPerson = (noun: Item): boolean =>
  isWord(noun) && isObject(noun) && PERSON_DATIVE.test(noun.word) && !looksLikeAdjective(noun.word);

/** "подарок купить маме позвонить ...": both may be for her; nobody calls without calling somebody. */
function isTheirs(last: Item, verb: Item, noun: Item, isMatter: boolean): boolean {
  if (hasTag(last, 'giving-verb') || hasTag(last, 'dative-verb')) return false;
  if (!isMatter) return true;
  // "ужин приготовить мужу сказать про гостей": nobody has to be named who is told
  if (!hasTag(verb, 'reaching-verb'))
    return isNamed(noun, 'told-for-itself') && !hasTag(last, 'getting-verb');
  return isNamed(noun, 'visitor') || (!hasTag(last, 'getting-verb') && !isNamed(noun, 'kin'));
}

/** "сантехнику", "бабушке": by the form in which lists have them. */
function isNamed({ word }: Item, tag: 'visitor' | 'kin' | 'told-for-itself'): boolean {
  const stem = word.slice(0, -1);
  return ENDINGS_OF_DATIVE.some((ending) => isListed(stem + ending, tag));
}

function clauseBehind(items: readonly Item[], from: number, to: number): readonly Item[] {
  const ends = (item: Item): boolean => isAction(item) || isJoined(item) || isMark(item);
  const end = items.findIndex((item, i) => i >= from && (i >= to || ends(item)));
  return items.slice(from, end < 0 ? to : Math.min(end, to));
}

/** "насчёт разводки", "что Паша болеет": what it is about. */
const opensMatter = (item: Item | undefined): boolean =>
  hasTag(item, 'matter') || hasTag(item, 'that-clause') || hasTag(item, 'by');

const hasSomebody = (behind: readonly Item[]): boolean =>
  behind.some((item, i) => isPerson(item) && !hasTag(behind[i - 1], 'preposition'));
