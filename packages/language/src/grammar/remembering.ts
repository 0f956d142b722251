/** Enough for what a person says in months; then all is forgotten, so that strangers fill no memory. */
const WORDS_MAX = 4096;
/** Longer words are seldom said twice. */
const WORD_MAX = 32;
/** Longer titles are seldom held against an utterance twice. */
export const TITLE_MAX = 80;

/**
 * The same function of a word with its answers kept: people say the same words again and again, and
 * what a word is hangs on nothing but its letters. `answer` must be pure, and nobody may change what it gave.
 * With `TITLE_MAX` also of the titles of what stands, which are held against every part of an utterance.
 */
export function remembering<Known>(
  answer: (word: string) => Known,
  lengthMax = WORD_MAX,
): (word: string) => Known {
  const answers = new Map<string, { readonly answer: Known }>();
  return (word) => {
    if (word.length > lengthMax) return answer(word);
    const known = answers.get(word);
    if (known !== undefined) return known.answer;
    if (answers.size >= WORDS_MAX) answers.clear();
    const made = { answer: answer(word) };
    answers.set(word, made);
    return made.answer;
  };
}
