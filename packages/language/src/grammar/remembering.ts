/** Enough for what a person says in months; then all is forgotten, so that strangers fill no memory. */
const WORDS_MAX = 4096;
/** Longer words are seldom said twice. */
const LENGTH_MAX = 32;

/**
 * The same function of a word with its answers kept: people say the same words again and again, and
 * what a word is hangs on nothing but its letters. `answer` must be pure.
 */
export function remembering<Known>(answer: (word: string) => Known): (word: string) => Known {
  const answers = new Map<string, { readonly answer: Known }>();
  return (word) => {
    if (word.length > LENGTH_MAX) return answer(word);
    const known = answers.get(word);
    if (known !== undefined) return known.answer;
    if (answers.size >= WORDS_MAX) answers.clear();
    const made = { answer: answer(word) };
    answers.set(word, made);
    return made.answer;
  };
}
