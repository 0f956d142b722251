const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Counts Unicode characters, as Telegram's limits do; an emoji of two UTF-16 units is one. */
export function characterCount(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}
