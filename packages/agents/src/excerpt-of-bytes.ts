/**
 * As much of a text as fits into `max` bytes as JSON writes them: an answer is counted in bytes, and a
 * letter may be two.
 */
export function excerptOfBytes(text: string, max: number): string {
  const bytes = (part: string): number => Buffer.byteLength(JSON.stringify(part)) - 2;
  if (bytes(text) <= max) return text;
  let [shown, left] = ['', max - bytes('…')];
  for (const letter of text) {
    left -= bytes(letter);
    if (left < 0) break;
    shown += letter;
  }
  return `${shown}…`;
}
