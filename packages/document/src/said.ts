import { printable } from './printable.ts';

/** What somebody wrote, fit to be laid out, with the direction that it runs in by itself. */
export interface Said {
  readonly words: string;
  readonly rightToLeft: boolean;
}

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** By its first letter (Unicode Annex 9, P2 and P3); what has none, such as a telephone, from left to right. */
export function said(text: string): Said {
  const words = printable(text);
  return { words, rightToLeft: RIGHT_TO_LEFT.test(FIRST_LETTER.exec(words)?.[0] ?? '') };
}
