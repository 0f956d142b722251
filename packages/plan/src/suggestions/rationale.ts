import { SUGGESTION_BOUNDS } from '@planerka/contracts';
import { copiesFinder } from './copied-piece.ts';
import { isTextUpTo, lengthOf } from './plain-value.ts';

/** All the characters that end a line (R2). */
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** A character that some markup or quotation begins with: most rationales have none. */
const SUSPECT = /[`*_~[<#>+|\-"«“„”‘‹']|^\d/u;

/** What counts as markup (R2), looked for in a trimmed line. */
const MARKUP: readonly RegExp[] = [
  /`|\*\*|__|~~/u,
  // A link: [words](address).
  /\[[^\]]*\]\([^)]*\)/u,
  // A tag: <b>, </b>, <br/>, <a href="...">, and an address in angle brackets.
  /<\/?[a-z][^<>]*>/iu,
  // *words* and _words_, unlike 2*3*4 and snake_case_name.
  /(?<![\p{L}\p{N}])([*_])(?=\S).+?(?<=\S)\1(?![\p{L}\p{N}])/u,
  // A heading, a quotation, an item of a list, a row of a table.
  /^(?:(?:#+|>|[-*+]|\d+\.)\s|\|)/u,
];

/** Pairs of quotation marks. An apostrophe within a word is none. */
const QUOTED: readonly RegExp[] = [
  /«([^»]*)»/gu,
  /"([^"]*)"/gu,
  /[“„]([^”“]*)[”“]/gu,
  /‹([^›]*)›/gu,
  /‘([^’]*)’/gu,
  /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu,
];

/**
 * Makes the test of rationales (R1 to R4): one line of plain words, at most 120 code points, that
 * quotes and repeats at most 40 of them together.
 */
export function rationaleTest(texts: readonly string[]): (value: unknown) => value is string {
  let repeats: ((words: string) => boolean) | undefined;
  return (value): value is string => {
    if (!isTextUpTo(value, SUGGESTION_BOUNDS.rationale) || LINE_END.test(value)) return false;
    const words = value.trim().normalize('NFC');
    if (SUSPECT.test(words) && (isMarkedUp(words) || quotesAtLength(words))) return false;
    repeats ??= copiesFinder(texts, SUGGESTION_BOUNDS.quotation);
    return !repeats(words);
  };
}

function isMarkedUp(words: string): boolean {
  return MARKUP.some((form) => form.test(words));
}

function quotesAtLength(words: string): boolean {
  return QUOTED.some((form) =>
    [...words.matchAll(form)].some(
      ([, quoted = '']) => lengthOf(quoted.trim()) > SUGGESTION_BOUNDS.quotation,
    ),
  );
}
