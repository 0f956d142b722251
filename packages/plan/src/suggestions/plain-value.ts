/** What PostgreSQL's text cannot hold: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Null, nothing, or a text of spaces alone: the same as a key that is not there (V3). */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !hasWords(value));
}

/** A text with something in it that can be stored. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && hasWords(value) && !UNSTORABLE.test(value);
}

/**
 * A text of at most `max` code points: those of its NFC form, without the spaces around it. One code
 * point of NFC comes from at most four UTF-16 units, so what is far too long is not composed at all.
 */
export function isTextUpTo(value: unknown, max: number): value is string {
  if (typeof value !== 'string') return false;
  const trimmed = value.trim();
  if (trimmed === '' || trimmed.length > 4 * max || UNSTORABLE.test(trimmed)) return false;
  return isUpTo(trimmed, max);
}

/** Has the NFC form of a text at most `max` code points? */
export function isUpTo(text: string, max: number): boolean {
  const composed = text.normalize('NFC');
  if (composed.length <= max) return true;
  let length = 0;
  for (let at = 0; at < composed.length; at += 1) {
    // The second half of a pair belongs to the first.
    if ((composed.charCodeAt(at) & 0xfc00) !== 0xdc00) length += 1;
  }
  return length <= max;
}

function hasWords(text: string): boolean {
  return /\S/u.test(text);
}
