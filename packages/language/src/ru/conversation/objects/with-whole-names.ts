import type { ThreadHints } from '@planerka/contracts';
import { isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { CLIPPED, CLIPPED_OF_SEVERAL } from './with-whole-names-phrases.ts';

/** What was said with the words of a title in the place of what is clipped of them. */
export interface WithWholeNames {
  readonly said: string;
  /** The words that were put in, as the titles have them. */
  readonly names: readonly string[];
  /** Each is clipped of one word only. */
  readonly isSure: boolean;
}

/**
 * "лого доделал" where "доделать логотип" is to be done: a word of the list, where the titles have the longer one and no
 * other that begins so. Null where there is none, or where it may be more than one.
 */
export function withWholeNames(said: string, thread: ThreadHints | null): WithWholeNames | null {
  if (thread === null || thread.candidates.length === 0) return null;
  const titled = thread.candidates.flatMap(({ title = '' }) => wordsIn(title));
  let text = '';
  let from = 0;
  const names: string[] = [];
  let isSure = true;
  for (const item of readText(said).items) {
    const whole = isWord(item) ? wholeOf(item.word, titled) : null;
    if (whole === null) continue;
    text += said.slice(from, item.from) + whole;
    from = item.to;
    names.push(whole);
    isSure &&= !CLIPPED_OF_SEVERAL.test(item.word);
  }
  return names.length === 0 ? null : { said: text + said.slice(from), names, isSure };
}

function wholeOf(word: string, titled: readonly string[]): string | null {
  const longer = CLIPPED.find(([clipped]) => clipped.test(word))?.[1];
  if (longer === undefined) return null;
  const [whole, ...more] = titled.filter((each) => longer.test(each));
  const isElse = (each: string): boolean =>
    !longer.test(each) && (isSameName(word, each) || each.startsWith(word));
  if (whole === undefined || titled.some(isElse)) return null;
  return more.every((each) => isSameName(each, whole)) ? whole : null;
}
