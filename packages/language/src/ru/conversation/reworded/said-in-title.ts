import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { BINDING, LONGER } from './probably-done-phrases.ts';

/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 3;

/** A word with what binds it: "химчистки" by "из"; bound by nothing where that is empty. */
export interface Bound {
  readonly word: string;
  readonly by: string;
}

/** The words that name something, each with the preposition that stands right ahead of it. */
export const boundIn = (words: readonly string[]): readonly Bound[] =>
  words.flatMap((word, at) => {
    if (BINDING.has(word) || isInfinitive(word)) return [];
    const before = words[at - 1] ?? '';
    return [{ word, by: BINDING.has(before) ? before.replace(LONGER, '$1') : '' }];
  });

/** How the words that were said stand in a title: each in the title as it was said, and what of the title was not said. */
export interface SaidOf {
  readonly isAsTitled: boolean;
  readonly unsaid: readonly Bound[];
}

/**
 * Are the words those of the title: behind the same prepositions, and in a form that `isSameForm` takes for the same?
 * Whoever did it ("мастер" of "мастеру"), one of several ("стул" of "стулья"), and another way ("в химчистку" of "из
 * химчистки") are not in the title.
 */
export function saidOf(
  title: string,
  names: readonly string[],
  isSameForm: (titled: Bound, said: Bound) => boolean,
): SaidOf {
  const titled = boundIn(wordsIn(title));
  const said = boundIn(names).filter(({ word }) => word.length >= NAME_MIN);
  const isSaid = (each: Bound, one: Bound): boolean => each.by === one.by && isSameForm(each, one);
  return {
    isAsTitled: said.every((one) => titled.some((each) => isSaid(each, one))),
    unsaid: titled.filter(({ word }) => !said.some((one) => isSameName(word, one.word))),
  };
}

export const isSameForm = (titled: Bound, said: Bound): boolean => titled.word === said.word;
