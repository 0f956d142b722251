import type { Item } from '../../grammar/item.ts';
import { mentions } from '../commands/mentions.ts';
import { isAction, isFact } from '../commands/view.ts';
import { isQuoted } from './clause.ts';
import { isVerb, mayFollowObject } from './lexicon.ts';

/** What is named before its verb is short; longer stretches are stories. */
const OBJECT_ITEMS_MAX = 8;

/**
 * "созвон с юристом перенеси на завтра" with its verb at the front, as the rules know it. Null when
 * no single verb stands behind an object, or when the words before it are something to be done.
 */
export function withVerbFirst(phrase: readonly Item[]): readonly Item[] | null {
  const at = phrase.findIndex((item) => !isQuoted(item) && mayFollowObject(item.word));
  const verb = phrase[at];
  if (verb === undefined || at < 1 || at > OBJECT_ITEMS_MAX) return null;
  const before = phrase.slice(0, at);
  const after = phrase.slice(at + 1);
  const isOther = (item: Item): boolean => !isQuoted(item) && isVerb(item.word);
  if (before.at(-1)?.word === 'не' || before.every(isFact)) return null;
  if (before.some((item) => isOther(item) || isAction(item)) || after.some(isOther)) return null;
  return mentions(before, 0, 'device', 'fixture', 'foreign') ? null : [verb, ...before, ...after];
}
