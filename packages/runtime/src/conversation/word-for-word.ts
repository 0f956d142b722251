import { type Target, wordsIn } from '@planerka/plan';

/** A single word is the name of one thing, and a part of the names of others. */
const WORDS_MIN = 2;

/**
 * Those whose whole title was said, word for word, where some are: "к струнам" names no "струны купить", whichever
 * of its words the search has looked for. Of two such titles the longer one holds the other.
 */
export function wordForWord(
  targets: readonly Target[],
  { words, said }: { readonly words: string; readonly said: readonly string[] },
): readonly Target[] {
  const mention = wordsIn(words);
  const titled = targets.flatMap((target) => {
    const title = wordsIn(target.row.title ?? '');
    return title.length < WORDS_MIN ? [] : [{ target, title }];
  });
  const texts = said.map(wordsIn);
  const inMention = titled.filter(({ title }) => holds(mention, title));
  const whole =
    inMention.length > 0
      ? inMention
      : titled.filter(
          ({ title }) =>
            mention.every((word) => title.includes(word)) &&
            texts.some((text) => holds(text, title)),
        );
  const longest = Math.max(...whole.map(({ title }) => title.length));
  const named = whole.filter(({ title }) => title.length === longest);
  return named.length === 0 ? targets : named.map(({ target }) => target);
}

/** Are these words there one after the other? */
const holds = (text: readonly string[], title: readonly string[]): boolean =>
  text.some((_, at) => title.every((word, i) => text[at + i] === word));
