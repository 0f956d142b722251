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

/** Does a line of NFC quote more than `most` code points at once (R3)? Quotations may be nested. */
export function quotesMoreThan(most: number, line: string): boolean {
  // Both marks and the text between them.
  if (line.length <= most + 2 || !MARK.test(line)) return false;
  return quotedIn(line, most).some((quoted) => !isUpTo(quoted.trim(), most));
}

/** What is quoted and has more than `most` UTF-16 units: no fewer than code points. */
function quotedIn(line: string, most: number): string[] {
  const paired = PAIRS.flatMap(([opening, closing]) =>
    line.includes(opening) ? between(line, { opening, closing, most }) : [],
  );
  const single = line.includes("'") ? [...line.matchAll(SINGLE)] : [];
  return [...paired, ...single.map(([, quoted = '']) => quoted)];
}

/** The text between each closing mark and the opening one that it belongs to. */
function between(
  line: string,
  { opening, closing, most }: { opening: string; closing: string; most: number },
): string[] {
  const opened: number[] = [];
  const found: string[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const begun = line[at] === closing ? opened.pop() : undefined;
    if (begun === undefined) {
      if (line[at] === opening) opened.push(at);
    } else if (at - begun - 1 > most) found.push(line.slice(begun + 1, at));
  }
  return found;
}
