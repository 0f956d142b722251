/** Telegram's limit of one message, in UTF-16 code units. */
export const MESSAGE_MAX_UNITS = 4096;

/** Where to cut before `limit`: after a line, else after a word, never inside a surrogate pair. */
function cutAt(text: string, limit: number): number {
  const line = text.lastIndexOf('\n', limit - 1);
  if (line > limit / 2) return line + 1;
  const word = text.lastIndexOf(' ', limit - 1);
  if (word > limit / 2) return word + 1;
  const unit = text.charCodeAt(limit - 1);
  const opensPair = unit >= 0xd800 && unit <= 0xdbff;
  return opensPair ? limit - 1 : limit;
}

/**
 * Splits a text into parts that Telegram takes, at line ends where it can. Lengths are UTF-16 code
 * units. The parts joined give the text back.
 */
export function splitText(text: string, limit = MESSAGE_MAX_UNITS): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const at = cutAt(rest, limit);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  if (rest.trim() !== '' || parts.length === 0) parts.push(rest);
  return parts;
}
