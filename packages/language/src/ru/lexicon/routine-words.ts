/** What is done again and again: beside it "через день" is every other day. */
const ROUTINE =
  'поли полей корми покорм пить попить принима прием бега пробеж тренир треньк зарядк качать отжим прогулк гуля выгул уборк убира капать мазать уколы колоть дежур плава медитир заним'.split(
    ' ',
  );
/** They only begin as such a word does. */
const OTHERS = 'полиц полис полит полин полик'.split(' ');

const WORD_MIN = 4;

/** Is the word one of routine: полить, кормить, пить, тренироваться? */
export const isRoutine = (word: string): boolean =>
  word.length >= WORD_MIN &&
  ROUTINE.some((stem) => word.startsWith(stem)) &&
  (word === 'полить' || !OTHERS.some((stem) => word.startsWith(stem)));
