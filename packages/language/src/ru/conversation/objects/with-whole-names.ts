import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { CLIPPED } from './with-whole-names-phrases.ts';

/** Fewer letters begin too many words, and a shorter rest is an ending. */
const CLIPPED_MIN = 4;
const REST_MIN = 3;

/** What was said with the words of a title in the place of their beginnings. */
export interface WithWholeNames {
  readonly said: string;
  /** The words that were put in, as the titles have them. */
  readonly names: readonly string[];
  /** So is clipped what is clipped in speech; "банк" is no beginning of "банкет". */
  readonly isSure: boolean;
}

/**
 * "лого доделал" where "доделать логотип" is to be done: a word that nothing else bears, and with which one word of the
 * titles begins, is that word clipped. Null where there is none, or where it may be more than one.
 */
export function withWholeNames(said: string, thread: ThreadHints | null): WithWholeNames | null {
  if (thread === null || thread.candidates.length === 0) return null;
  const titled = thread.candidates.flatMap(({ title = '' }) => wordsIn(title));
  let text = '';
  let from = 0;
  const names: string[] = [];
  let isSure = true;
  for (const item of readText(said).items) {
    const whole = isClippable(item) ? wholeOf(item.word, titled) : null;
    if (whole === null) continue;
    text += said.slice(from, item.from) + whole;
    from = item.to;
    names.push(whole);
    isSure &&= CLIPPED.test(item.word);
  }
  return names.length === 0 ? null : { said: text + said.slice(from), names, isSure };
}

const isClippable = (item: Item): boolean =>
  isWord(item) &&
  item.tags === 0 &&
  item.word.length >= CLIPPED_MIN &&
  !isVerb(item.word) &&
  !isInfinitive(item.word) &&
  !isImperative(item.word) &&
  !isFinite(item.word);

function wholeOf(word: string, titled: readonly string[]): string | null {
  const isLonger = (each: string): boolean =>
    each.startsWith(word) && each.length >= word.length + REST_MIN && !isInfinitive(each);
  const longer = titled.filter(isLonger);
  const [whole] = longer;
  const others = titled.filter((each) => !isLonger(each));
  if (whole === undefined || others.some((each) => isSameName(word, each))) return null;
  return longer.every((each) => isSameName(each, whole)) ? whole : null;
}
