/** How deep arguments may nest, and how many characters they may hold, a value counting for a few. */
const DEPTH_MAX = 24;
const TOTAL_MAX = 4_000_000;
const VALUE_COSTS = 20;
const TOO_LARGE = 'the arguments are too large';
const LONE_SURROGATE = /\p{Surrogate}/u;

export interface Unstorable {
  readonly field: string;
  readonly problem: string;
}

/**
 * What keeps a call's arguments from being stored unchanged, null for nothing. PostgreSQL holds
 * no U+0000 and no half of a surrogate pair, JSON no infinity; what is told twice must come to the
 * same, so none of it is mended in silence.
 */
export function unstorable(args: unknown): Unstorable | null {
  let left = TOTAL_MAX;
  const wrongText = (text: string): string | null => {
    left -= text.length;
    if (left < 0) return TOO_LARGE;
    if (text.includes('\0')) return 'holds U+0000';
    return LONE_SURROGATE.test(text) ? 'holds half of a surrogate pair' : null;
  };
  const look = (value: unknown, path: readonly string[]): Unstorable | null => {
    const at = (problem: string | null): Unstorable | null =>
      problem === null ? null : { field: path.join('.') || '(arguments)', problem };
    left -= VALUE_COSTS;
    if (left < 0) return at(TOO_LARGE);
    if (typeof value === 'string') return at(wrongText(value));
    if (typeof value === 'number') return at(Number.isFinite(value) ? null : 'is no finite number');
    if (typeof value !== 'object' || value === null) return null;
    if (path.length >= DEPTH_MAX) return at(`nests deeper than ${DEPTH_MAX}`);
    for (const [key, each] of Object.entries(value)) {
      const wrongKey = key === '__proto__' ? 'has a key __proto__' : wrongText(key);
      const found = at(wrongKey) ?? look(each, [...path, key]);
      if (found) return found;
    }
    return null;
  };
  return look(args, []);
}
