import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { BINDING } from './probably-done-phrases.ts';

/** What is to be done by a title, and what to: a title without a verb may begin with the noun of one. */
export function deedsAndNames(title: string): {
  readonly deeds: readonly string[];
  readonly names: readonly string[];
} {
  const words = wordsIn(title).filter((word) => !BINDING.has(word));
  const verbs = words.filter(isInfinitive);
  const [first = ''] = words;
  const deeds = verbs.length > 0 ? verbs : [first];
  return { deeds, names: words.filter((word) => !deeds.includes(word)) };
}
