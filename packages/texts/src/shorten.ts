/** Cuts words to `limit` UTF-16 units, with an ellipsis, never inside a surrogate pair. */
export function shorten(words: string, limit: number): string {
  if (words.length <= limit) return words;
  const cut = words.slice(0, limit - 1);
  const last = cut.charCodeAt(cut.length - 1);
  return `${last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut}…`;
}
