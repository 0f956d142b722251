/** Titles that read alike are one: case, the dots of "ё", punctuation and runs of spaces aside. */
export function foldedTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
