import { FLEETING_VOWEL, KINDS_ASKED, SEVERAL } from './asked-kinds-phrases.ts';

const kindOf = (words: string) => {
  const small = words.toLowerCase();
  return /\s/u.test(small) ? undefined : KINDS_ASKED.find(({ stem }) => stem.test(small));
};

/** Is it the name of a kind that people ask for: "звонки", "уроков"? */
export const isKindAsked = (words: string): boolean => kindOf(words) !== undefined;

/** Are several of a kind asked for: "звонки"? Then all that are not over are told. */
export const areSeveral = (words: string): boolean => SEVERAL.test(words);

/** What else a title may bear where the one word is asked for; null where that word is all. */
export function likewiseOf(words: string): string | null {
  const known = kindOf(words)?.likewise ?? '';
  if (known !== '') return known;
  const { stem, last } = FLEETING_VOWEL.exec(words.toLowerCase())?.groups ?? {};
  return stem === undefined || last === undefined ? null : `${stem}${last}`;
}
