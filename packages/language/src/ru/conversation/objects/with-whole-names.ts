import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { CLIPPED, CLIPPED_OF_SEVERAL, MAY_BE_OTHER, READY } from './with-whole-names-phrases.ts';
import { DOING, MAKING, OF_PEOPLE_TOO } from './worked-on-phrases.ts';

/** What was said with the words of a title in the place of what is clipped of them. */
export interface WithWholeNames {
  readonly said: string;
  /** The words that were put in, as the titles have them. */
  readonly names: readonly string[];
  /** Each is clipped of one word only, and always means that. */
  readonly isSure: boolean;
}

/**
 * "лого доделал" where "доделать логотип" is to be done: a word of the list, where the titles have the longer one and no
 * other that begins so, and are about that. Null where there is none, or where it may be more than one.
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
    const isOfSeveral = CLIPPED_OF_SEVERAL.test(item.word);
    if (!isOfSeveral && !isAbout(whole, said, thread)) continue;
    text += said.slice(from, item.from) + whole;
    from = item.to;
    names.push(whole);
    isSure &&= !isOfSeveral && !MAY_BE_OTHER.test(item.word);
  }
  return names.length === 0 ? null : { said: text + said.slice(from), names, isSure };
}

/**
 * Is it the thing that its title names first, and not something for it or behind more of it? What is ready was to be
 * made as well.
 */
function isAbout(whole: string, said: string, { candidates }: ThreadHints): boolean {
  const isReady = wordsIn(said).some((word) => READY.test(word));
  const titles = candidates.map(({ title = '' }) => wordsIn(title));
  return titles
    .filter((title) => title.includes(whole))
    .every(([first = '', ...rest]) => {
      const isMade = [MAKING, DOING, OF_PEOPLE_TOO].some((verbs) => verbs.has(first));
      const things = isInfinitive(first) ? rest : [first, ...rest];
      return things.find((word) => !looksLikeAdjective(word)) === whole && (!isReady || isMade);
    });
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
