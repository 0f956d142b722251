import { IS_GOODBYE, LED_TO_GOODBYE, LETS_ALONE, MAY_BE_GOODBYE } from './goodbye-phrases.ts';

/**
 * Are words that lead up to a time a goodbye: "ладно, давай до завтра", "ну давай до пятницы"? "давай до пятницы" is
 * perhaps one; null for every other time.
 */
export function goodbyeIn(text: string): 'surely' | 'perhaps' | null {
  const { led = '', until = '' } = LED_TO_GOODBYE.exec(text.trim())?.groups ?? {};
  if (led === '') return null;
  if (IS_GOODBYE.test(until)) return 'surely';
  if (!MAY_BE_GOODBYE.test(until)) return null;
  return LETS_ALONE.test(led) ? 'perhaps' : 'surely';
}
