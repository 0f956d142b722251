/** Characters without which there is no markup but that of a line's beginning. */
const SUSPECT = /[`*_~[<]/u;

/** A heading, a quoted block, an item of a list, a row of a table. */
const IN_FRONT = /^(?:(?:#+|>|[-*+]|\d+\.)\s|\|)/u;

const ANYWHERE: readonly RegExp[] = [
  /`|\*\*|__|~~/u,
  // A link: [words](address).
  /\[[^\]]*\]\([^)]*\)/u,
  // A tag: <b>, </b>, <br/>, <a href="...">, and an address in angle brackets.
  /<\/?[a-z][^<>]*>/iu,
];

/** *words* and _words_ with no letter or digit outside the marks, unlike 2*3*4 and snake_case_name. */
const EMPHASIS = [
  { opening: /(?<![\p{L}\p{N}])\*(?=\S)/u, closing: /(?<=\S)\*(?![\p{L}\p{N}])/gu },
  { opening: /(?<![\p{L}\p{N}])_(?=\S)/u, closing: /(?<=\S)_(?![\p{L}\p{N}])/gu },
] as const;

/** Does a trimmed line hold markup (R2)? */
export function isMarkedUp(line: string): boolean {
  if (IN_FRONT.test(line)) return true;
  if (!SUSPECT.test(line)) return false;
  return ANYWHERE.some((form) => form.test(line)) || isEmphasized(line);
}

/** Any words between an opening mark and a closing one: the first and the last of them will do. */
function isEmphasized(line: string): boolean {
  return EMPHASIS.some(({ opening, closing }) => {
    const from = line.search(opening);
    if (from === -1) return false;
    return [...line.matchAll(closing)].some(({ index }) => index > from + 1);
  });
}
