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
  const search: Search = { left: TOTAL_MAX, path: [] };
  const problem = problemOf(args, search);
  return problem === null ? null : { field: search.path.join('.') || '(arguments)', problem };
}

/** How much more may be held, and where the look is; where it ends at a problem, `path` leads to it. */
interface Search {
  left: number;
  readonly path: string[];
}

// Plain functions: arguments may hold 200,000 values, and each would otherwise make functions of its own.
function problemOf(value: unknown, search: Search): string | null {
  search.left -= VALUE_COSTS;
  if (search.left < 0) return TOO_LARGE;
  if (typeof value === 'string') return problemOfText(value, search);
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'is no finite number';
  if (typeof value !== 'object' || value === null) return null;
  if (search.path.length >= DEPTH_MAX) return `nests deeper than ${DEPTH_MAX}`;
  return problemWithin(value, search);
}

function problemWithin(value: object, search: Search): string | null {
  for (const [key, each] of Object.entries(value)) {
    const wrongKey = key === '__proto__' ? 'has a key __proto__' : problemOfText(key, search);
    if (wrongKey !== null) return wrongKey;
    search.path.push(key);
    const problem = problemOf(each, search);
    if (problem !== null) return problem;
    search.path.pop();
  }
  return null;
}

function problemOfText(text: string, search: Search): string | null {
  search.left -= text.length;
  if (search.left < 0) return TOO_LARGE;
  if (text.includes('\0')) return 'holds U+0000';
  return LONE_SURROGATE.test(text) ? 'holds half of a surrogate pair' : null;
}
