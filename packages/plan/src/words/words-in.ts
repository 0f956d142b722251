/** The words of a text in small letters, "ё" written as "е". */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
