import type { ThreadHints } from '@planerka/contracts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { rowNamed } from './brought-back.ts';
import { BRINGS_BACK, BRINGS_ROW_BACK } from './brought-back-phrases.ts';
import { MAY_NOT_BE_YET, NOT_YET, NOT_YET_OF } from './not-yet-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 80;

/**
 * "хотя вторая ещё нет", "нет, окна ещё не готовы", of what was spoken of here: it was taken for done and is
 * not, in the words that bring it back. Null for everything else: "ремонт ещё не готов" of what nobody spoke of is told.
 */
export function notYet(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || !MAY_NOT_BE_YET.test(text)) return null;
  const { name } = (NOT_YET.exec(text) ?? NOT_YET_OF.exec(text))?.groups ?? {};
  if (name === undefined) return null;
  const row = rowNamed(name);
  if (row !== null) return BRINGS_ROW_BACK(row);
  const { items } = readText(name);
  if (items.some((item) => isFact(item) || isAction(item))) return null;
  return isSpokenOfIn(items, thread) ? BRINGS_BACK(name) : null;
}
