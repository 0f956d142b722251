import type { Item } from '../../grammar/item.ts';
import { isFinite, isShortPassive } from '../commands/finite-verbs.ts';
import { looksLikeAdjective } from '../commands/verb-forms.ts';
import { isAction, isWord, says } from '../commands/view.ts';
import { NOUN_ACTIONS, VISITED } from '../lexicon/noun-actions.ts';
import { ACC, noun } from '../morphology.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.55;
const WORDS_MAX = 5;

/** What one does with a noun, by the forms that it has behind a verb. */
const verbs = new Map(
  NOUN_ACTIONS.flatMap(({ verb, nouns, forms = '' }) => [
    ...nouns.flatMap(([stem, paradigm]) =>
      noun(stem, paradigm).flatMap(({ text, flags }) =>
        (flags & ACC) === 0 ? [] : [[text, verb] as const],
      ),
    ),
    ...forms.split(' ').map((form) => [form, verb] as const),
  ]),
);

/** The verb that the noun asks for; null where its form fits none. */
function verbFor(words: readonly Item[]): string | null {
  const [first, second] = words;
  if (first?.word === VISITED.lead && VISITED.datives.has(second?.word ?? '')) return VISITED.verb;
  // "квартальный отчёт"
  const isDescribed = first !== undefined && looksLikeAdjective(first.word);
  return verbs.get((isDescribed ? second : first)?.word ?? '') ?? null;
}

/** "отчёт готов", "отчёт не принимают": something is told of it. */
function tells(item: Item, before: Item | undefined): boolean {
  if (says(item, 'not') || says(item, 'clause-opening') || says(item, 'told-of-noun')) return true;
  const isVerb = isFinite(item.word) || isShortPassive(item.word);
  // "за свет" only looks like a verb
  return isVerb && before !== undefined && !says(before, 'preposition');
}

const SMALL = /^\p{Lu}(?!\p{Lu})/u;

/** "отчёт по продажам": a noun without a verb. */
export const nounOnly: FindIn = ({ text, words, known }) => {
  // "врач" at ten o'clock is an appointment, which nobody has to make
  if (known.timed || words.length > WORDS_MAX || !words.every((item) => isWord(item))) return null;
  const isPlain = words.every((item, at) => !isAction(item) && !tells(item, words[at - 1]));
  const verb = isPlain ? verbFor(words) : null;
  if (verb === null) return null;
  const rest = SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return rewritten(text, `${verb} ${rest}`, CONFIDENCE);
};
