import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isToldTo } from '../several/fits-in-place.ts';
import { GETTING, TO_SOMEBODY } from '../several/surely-one-more-phrases.ts';
import { wordsOfTitle } from './span-alike.ts';
import { SAME_AS_BEFORE, TO_WHOM, WHAT } from './verb-instead-phrases.ts';

/**
 * "лучше написать", "нет, лучше написать ей" behind "позвонить маме": another verb for the same, where the two take the same
 * form behind them. Null for every other verb, which may be something else to do.
 */
export function verbInstead(title: string, right: readonly Item[]): Operation | null {
  const [said, ...more] = right.filter(({ word }) => !SAME_AS_BEFORE.has(word));
  const [first] = wordsOfTitle(title);
  if (said === undefined || first === undefined || more.length > 0) return null;
  const [verb, old] = [said.word, first.word.toLowerCase()];
  const [, object] = wordsOfTitle(title);
  if (object === undefined || verb === old) return null;
  const name = title.slice(object.from, object.to);
  const isToldSo = TO_SOMEBODY.has(verb) && TO_SOMEBODY.has(old) && isToldTo(name);
  const isGotSo = GETTING.has(verb) && GETTING.has(old) && name === name.toLowerCase();
  const isOfIt = right.every((item) => item === said || (isToldSo ? TO_WHOM : WHAT).has(item.word));
  if (!(isToldSo || isGotSo) || !isOfIt) return null;
  const next = /^\p{Lu}/u.test(title) ? `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}` : verb;
  return { type: 'rename', title: `${next}${title.slice(first.to)}` };
}
