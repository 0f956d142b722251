import { ASKED_INSTEAD } from './asked-instead-phrases.ts';

/** More is a story. */
const CHARS_MAX = 160;

/** The question that is said again behind a no; null for everything else. Whoever asks has to see that it is one. */
export function askedInstead(text: string): string | null {
  if (text.length > CHARS_MAX) return null;
  return ASKED_INSTEAD.exec(text.trim())?.groups?.['question'] ?? null;
}
