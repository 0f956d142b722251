import { ADDS_ONE, CORRECTS, LED_BY_ANSWER } from './led-by-answer-phrases.ts';

/**
 * Do the words begin as an answer to what is asked, or as a correction of what was said? "да на завтра и …", "ой погоди …":
 * something new in them is then asked about, and not written at once.
 */
export function isLedByAnswer(text: string, isAsked: boolean): boolean {
  const said = text.trim();
  if (CORRECTS.test(said)) return true;
  return isAsked && LED_BY_ANSWER.test(said) && !ADDS_ONE.test(said);
}
