import { ADD_IN_LATIN, ADDED, IN_RUSSIAN, REMIND_IN_LATIN, REMINDED } from './in-latin-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/** "add task оплатить Netflix", "remind me завтра в 10 позвонить": an order in English words ahead of Russian ones. */
export function inLatin(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || said.includes('\n')) return null;
  const added = ADD_IN_LATIN.exec(said)?.groups?.['rest'];
  const reminded = added === undefined ? REMIND_IN_LATIN.exec(said)?.groups?.['rest'] : undefined;
  const rest = added ?? reminded;
  if (rest === undefined || !IN_RUSSIAN.test(rest)) return null;
  return `${added === undefined ? REMINDED : ADDED}${rest}`;
}
