import { PARTS_OF_IT, PARTS_UNMARKED } from './unmarked-parts-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/** "добавь подзадачи снять зал и позвать гостей", with the mark by which all of them are read; null for everything else. */
export function unmarkedParts(text: string): string | null {
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  const parts = PARTS_UNMARKED.exec(text.trim())?.groups?.['rest'];
  return parts === undefined ? null : `${PARTS_OF_IT}${parts}`;
}
