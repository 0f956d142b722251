/** The keys of letters, row by row, and what is typed by them in the other layout. */
export const TYPED = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
export const MEANT = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Not one letter of the right alphabet is typed in the wrong layout. */
export const IN_CYRILLIC = /[Ѐ-ӿ]/u;
/** A mark behind a word is a mark in either layout, where the word would end in it: "ghbdtn." */
export const ENDING_MARKS = /[.,]+(?=\s|$)/gu;
