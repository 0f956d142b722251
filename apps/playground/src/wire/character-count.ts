/** Counts characters as Telegram's limits do: an emoji of two UTF-16 units is one. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
