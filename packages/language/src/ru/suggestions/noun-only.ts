import type { Item } from '../../grammar/item.ts';
import { isFinite, isShortPassive } from '../commands/finite-verbs.ts';
import { looksLikeAdjective } from '../commands/verb-forms.ts';
import { isAction, isWord, says } from '../commands/view.ts';
import { NOUN_ACTIONS, VISITED } from '../lexicon/noun-actions.ts';
import { ACC, NOM, noun } from '../morphology.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.55;
const WORDS_MAX = 5;

/** A verb for a noun, and whether the noun's form can follow it as it is. */
interface Governing {
  readonly verb: string;
  readonly isObject: boolean;
}

/** What one does with a noun, by the forms that a title may begin with. */
const verbs = new Map<string, Governing>(
  NOUN_ACTIONS.flatMap(({ verb, nouns, forms }) => [
    ...nouns.flatMap(([stem, paradigm]) =>
      noun(stem, paradigm).flatMap(({ text, flags }): [string, Governing][] =>
        (flags & (ACC | NOM)) === 0 ? [] : [[text, { verb, isObject: (flags & ACC) !== 0 }]],
      ),
    ),
    ...(forms?.split(' ') ?? []).map((form): [string, Governing] => [
      form,
      { verb, isObject: true },
    ]),
  ]),
);

/** The title behind the verb that its noun asks for; null where it asks for none. */
function withVerb(words: readonly Item[], text: string): string | null {
  const [first, second] = words;
  if (first?.word === VISITED.lead && VISITED.datives.has(second?.word ?? ''))
    return `${VISITED.verb} ${text}`;
  if (second === undefined && VISITED.datives.has(`${first?.word ?? ''}${VISITED.ending}`))
    return `${VISITED.verb} ${VISITED.lead} ${text}${VISITED.ending}`;
  // "квартальный отчёт"
  const isDescribed = first !== undefined && looksLikeAdjective(first.word);
  const governing = verbs.get((isDescribed ? second : first)?.word ?? '');
  if (governing === undefined) return null;
  // "квитанция" stays as it was said
  return `${governing.verb}${governing.isObject ? '' : ':'} ${text}`;
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
  const isPlain = words.every(
    (item, at) =>
      !isAction(item) && !tells(item, words[at - 1]) && item.word !== words[at - 1]?.word,
  );
  const rest = SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const better = isPlain ? withVerb(words, rest) : null;
  return better === null ? null : rewritten(text, better, CONFIDENCE);
};
