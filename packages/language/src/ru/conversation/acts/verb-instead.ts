import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';

import { GETTING, TO_SOMEBODY } from '../several/surely-one-more-phrases.ts';
import { wordsOfTitle } from './span-alike.ts';
import { SAME_AS_BEFORE } from './verb-instead-phrases.ts';

/** Verbs of one kind take the same form behind them: "позвонить маме", "написать маме". */
const ALIKE: readonly ReadonlySet<string>[] = [TO_SOMEBODY, GETTING];

/**
 * "лучше написать", "нет, лучше написать ей" behind "позвонить маме": another verb for the same, where the two are of one kind.
 * Null for every other verb, which may be something else to do.
 */
export function verbInstead(title: string, right: readonly Item[]): Operation | null {
  const [said, ...more] = right.filter(({ word }) => !SAME_AS_BEFORE.has(word));
  const [first] = wordsOfTitle(title);
  if (said === undefined || first === undefined || more.length > 0) return null;
  const [verb, old] = [said.word, first.word.toLowerCase()];
  const isAlike = ALIKE.some((kind) => kind.has(verb) && kind.has(old));
  if (!isAlike || verb === old) return null;
  const next = /^\p{Lu}/u.test(title) ? `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}` : verb;
  return { type: 'rename', title: `${next}${title.slice(first.to)}` };
}
