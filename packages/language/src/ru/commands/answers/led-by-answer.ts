import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import {
  ADDS_ONE,
  CORRECTS,
  LED_BY_ANSWER,
  LED_BY_NO,
  NOT_ENOUGH,
} from './led-by-answer-phrases.ts';

/**
 * Do the words begin as an answer to what is asked, or as a correction of what was said? "да на завтра и …", "ой погоди …":
 * something new in them is then asked about, and not written at once.
 */
export function isLedByAnswer(text: string, isAsked: boolean): boolean {
  const said = text.trim();
  if (CORRECTS.test(said)) return true;
  if (isAsked && NOT_ENOUGH.test(said)) return true;
  return isAsked && LED_BY_ANSWER.test(said) && !ADDS_ONE.test(said);
}

/** "нет, сына забрать завтра в двенадцать": behind a no the title of what is asked about, with a time of its own. */
export function isSaidOverAgain(text: string, title: string, asked: string): boolean {
  if (!LED_BY_NO.test(text.trim())) return false;
  const known = wordsIn(asked);
  const said = wordsIn(title).filter((word) => word.length >= TELLING_MIN);
  return said.length > 0 && said.every((word) => known.some((each) => isSameWord(each, word)));
}
const TELLING_MIN = 3;
