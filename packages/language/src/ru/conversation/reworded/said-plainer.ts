import { bareSpan } from '../../commands/reworded/tersely.ts';
import { PLAINER } from './said-plainer-phrases.ts';
import { toldTwice } from './told-twice.ts';
import { whatElse } from './what-else.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/** The same in plain words, where people say it in others; null for what is plain already. */
export function saidPlainer(said: string): string | null {
  if (said.length > CHARS_MAX) return null;
  const plain = PLAINER.reduce((text, [words, by]) => text.replace(words, by), said);
  return plain === said ? (toldTwice(said) ?? whatElse(said) ?? bareSpan(said.trim())) : plain;
}
