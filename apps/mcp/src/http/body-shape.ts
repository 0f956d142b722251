/** A change set of 2,000 operations has about 30,000. */
const KEYS_MAX = 100_000;
const DEPTH_MAX = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * What is wrong with the shape of a JSON text, found in one pass and without building anything of it:
 * parsing hundreds of thousands of keys, only to refuse them, would cost everybody's time.
 */
export function shapeFault(text: string): 'keys' | 'depth' | null {
  let keys = 0;
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isQuoted) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === COLON) keys += 1;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (keys > KEYS_MAX) return 'keys';
    if (depth > DEPTH_MAX) return 'depth';
  }
  return null;
}
