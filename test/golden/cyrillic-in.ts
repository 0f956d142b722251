/** The Cyrillic words of a text, in lower case. */
export function cyrillicIn(text: string): string[] {
  return (text.match(/[а-яё]+/giu) ?? []).map((word) => word.toLowerCase());
}
