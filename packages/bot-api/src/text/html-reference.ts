const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
]);
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/iy;

/**
 * Decodes the reference that starts at `at` (`&lt;`, `&#1078;`, `&#x436;`); other names are plain
 * text to Telegram, so they give `undefined`.
 */
export function decodeHtmlReference(
  source: string,
  at: number,
): { readonly text: string; readonly end: number } | undefined {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(source);
  if (!match) return undefined;
  const [, hexadecimal, decimal, name] = match;
  if (name !== undefined) {
    const text = NAMED.get(name);
    return text === undefined ? undefined : { text, end: REFERENCE.lastIndex };
  }
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  if (code === 0 || code >= 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return { text: String.fromCodePoint(code), end: REFERENCE.lastIndex };
}
