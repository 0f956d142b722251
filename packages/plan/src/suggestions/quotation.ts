import { isUpTo } from './plain-value.ts';

/** Quotation marks in pairs. */
const PAIRS = [
  ['«', '»'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['‹', '›'],
  ['‘', '’'],
] as const;

const MARK = /[«"“„‹‘']/u;

/** Straight single marks: no apostrophe within a word is one. */
const SINGLE = /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu;

/** Does a line of NFC quote more than `most` code points at once (R3)? Quotations may stand in one another. */
export function quotesMoreThan(most: number, line: string): boolean {
  // Both marks and what stands between them.
  if (line.length <= most + 2 || !MARK.test(line)) return false;
  return quotedIn(line).some((quoted) => quoted.length > most && !isUpTo(quoted.trim(), most));
}

function quotedIn(line: string): string[] {
  const paired = PAIRS.flatMap(([opening, closing]) =>
    line.includes(opening) ? between(line, opening, closing) : [],
  );
  const single = line.includes("'")
    ? [...line.matchAll(SINGLE)].map(([, quoted = '']) => quoted)
    : [];
  return [...paired, ...single];
}

/** What stands between each closing mark and the opening one that it belongs to. */
function between(line: string, opening: string, closing: string): string[] {
  const opened: number[] = [];
  const found: string[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const begun = line[at] === closing ? opened.pop() : undefined;
    if (begun !== undefined) found.push(line.slice(begun + 1, at));
    else if (line[at] === opening) opened.push(at);
  }
  return found;
}
