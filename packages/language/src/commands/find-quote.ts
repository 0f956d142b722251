import { fold } from '../grammar/scan.ts';

const isSpace = (text: string, at: number): boolean => text.charAt(at).trim() === '';

/** Letters of a text with single spaces, and where each stood. */
function squeeze(text: string): { letters: string; places: number[] } {
  const folded = fold(text);
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < folded.length; at += 1) {
    if (isSpace(folded, at)) {
      if (letters === '' || letters.endsWith(' ')) continue;
      letters += ' ';
    } else {
      letters += folded.charAt(at);
    }
    places.push(at);
  }
  return { letters: letters.trimEnd(), places };
}

/**
 * The words of `text` that `quote` quotes, as they are there; case, ё and spaces may differ.
 * Null when the text does not hold them: then the quote was invented.
 */
export function findQuote(text: string, quote: string): string | null {
  const wanted = squeeze(quote).letters;
  if (wanted === '') return null;
  const { letters, places } = squeeze(text);
  let at = letters.indexOf(wanted);
  while (at >= 0) {
    const end = at + wanted.length;
    if (isEdge(letters, at - 1) && isEdge(letters, end)) {
      return text.slice(places[at], (places[end - 1] ?? 0) + 1);
    }
    at = letters.indexOf(wanted, at + 1);
  }
  return null;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A quote begins and ends with whole words. */
function isEdge(letters: string, at: number): boolean {
  return !LETTER.test(letters.charAt(at));
}
