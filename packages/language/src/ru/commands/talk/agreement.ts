import type { Item } from '../../../grammar/item.ts';
import type { Frame } from '../../../time/frame.ts';
import {
  FEMININE_ADJECTIVE,
  FEMININE_SUBJECT,
  JUDGING_ADJECTIVE,
  MASCULINE_NOMINATIVE,
  NEUTER_ADJECTIVE,
  NEUTER_SUBJECT,
  NOT_MASCULINE_SUBJECT,
  PLURAL_ADJECTIVE,
  PLURAL_SUBJECT,
} from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isWord, roleAt } from '../view.ts';

/** Adjectives that judge, and do not say which: "отвратительный", but "силовая тренировка". */
const judges = (item: Item): boolean =>
  hasTag(item, 'quality') || hasTag(item, 'day-nature') || JUDGING_ADJECTIVE.test(item.word);

/** "кофе ... отвратительный", "дороги ... разбитые": is the adjective said of the noun? */
export function isQualityOf(adjective: Item | undefined, noun: Item | undefined): boolean {
  if (adjective === undefined || noun === undefined || roleAt(adjective) !== null) return false;
  const { word } = adjective;
  if (adjective.meaning !== null || !judges(adjective)) return false;
  if (FEMININE_ADJECTIVE.test(word)) return FEMININE_SUBJECT.test(noun.word);
  if (NEUTER_ADJECTIVE.test(word)) return NEUTER_SUBJECT.test(noun.word);
  if (PLURAL_ADJECTIVE.test(word)) return PLURAL_SUBJECT.test(noun.word);
  if (!MASCULINE_NOMINATIVE.test(word)) return false;
  return hasTag(noun, 'masculine-in-vowel') || !NOT_MASCULINE_SUBJECT.test(noun.word);
}

/** "в этом году пасха поздняя": an adjective behind its noun says how it is. */
export function isDescribing(left: readonly Item[], frame: Frame | null): boolean {
  const words = left.filter((item) => isWord(item));
  if (frame === null || frame.clock !== null || words.length < 2 || left.some(isAction))
    return false;
  if (hasTag(words.at(-2), 'preposition') || hasTag(words.at(-3), 'preposition')) return false;
  return isQualityOf(words.at(-1), words.at(-2)) && words.every((item) => item.meaning === null);
}
