import { ABBREVIATIONS, VOWEL } from '../lexicon/suggestion-words.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';
import { capitalized } from './stretches.ts';

const CONFIDENCE = 0.9;
const CAPITALS_SHARE = 0.7;
const LETTERS_MIN = 8;
const SHOUTED_WORDS_MIN = 2;

const WORD = /[\p{L}\p{N}]+/gu;
const LETTER = /\p{Script=Cyrillic}/gu;
const CAPITAL = /\p{Lu}/u;
/** Two letters and more, of which none is Latin: "IKEA" shouts at nobody. */
const CAPITALS = /^(?:(?=\p{Lu})\p{Script=Cyrillic}){2,}$/u;
const LOUD_MARKS = /\s*(?:[!?]\s*){2,}/gu;

/** "МФЦ", "УЗИ", "А4": written in capitals by everybody. */
const isAbbreviation = (word: string): boolean =>
  /\p{N}/u.test(word) || ABBREVIATIONS.has(word) || (word.length > 1 && !VOWEL.test(word));

const isShouted = (word: string): boolean => CAPITALS.test(word) && !isAbbreviation(word);

/** "В", "КУПИТЬ" */
const isLowered = (word: string): boolean =>
  !isAbbreviation(word) && /\p{Script=Cyrillic}/u.test(word);

/** More than seven letters in ten, of words that are written small elsewhere. */
function isInCapitals(text: string): boolean {
  const letters = text.match(LETTER) ?? [];
  const capitals = letters.filter((letter) => CAPITAL.test(letter));
  if (letters.length < LETTERS_MIN || capitals.length <= letters.length * CAPITALS_SHARE)
    return false;
  return (text.match(WORD) ?? []).filter(isShouted).length >= SHOUTED_WORDS_MIN;
}

/** "Купить хлеб!!!" goes on as a sentence: a question keeps its mark. */
const quiet = (text: string): string =>
  text.replace(LOUD_MARKS, (marks) => (marks.includes('?') ? '? ' : ' '));

/** "КУПИТЬ ХЛЕБ", "купить хлеб!!!" */
export const shouting: FindIn = ({ text }) => {
  const isLoud = isInCapitals(text);
  const lowered = isLoud
    ? capitalized(text.replace(WORD, (word) => (isLowered(word) ? word.toLowerCase() : word)))
    : text;
  const better = quiet(lowered);
  return isLoud || better.trim() !== text.trim() ? rewritten(text, better, CONFIDENCE, true) : null;
};
