import { isGenitivePlural } from '../../commands/fields/project-field.ts';
import { isFinite, isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import * as phrases from './list-unmarked-phrases.ts';

/** What a list is called, and what is put on it. */
interface Unmarked {
  readonly name: string;
  readonly items: string;
  /** Where one thing ends is said by commas, or each is one word that goes with no other. */
  readonly isSure: boolean;
}

/** A list of fewer things may be anything. */
const THINGS_MIN = 2;

/**
 * "список на дачу лопата фонарик антифриз": what it is for in one word and its preposition, or what it is of, and
 * behind that nothing but things. Null for "список гостей отправить", "список на подпись директору".
 */
export function listUnmarked(said: string): Unmarked | null {
  const { words, isBought } = dictated(said);
  const length = nameLength(words);
  const things = words.slice(length);
  if (things.length < THINGS_MIN || !areThings(things.map(uncounted))) return null;
  if (length === 0 && !isBought) return null;
  const name = length === 0 ? phrases.PURCHASES : words.slice(0, length).join(' ');
  const isParted = things.some((word) => word.endsWith(','));
  const run = isParted ? undefined : runOf(things);
  const items = isParted ? things.join(' ') : run?.join(', ');
  if (items === undefined) return null;
  const isSure = isParted || isPlain(things, run ?? []);
  return { name, items: items.replaceAll(phrases.BOUND, ' '), isSure };
}

/** What stands behind "список", without "что купить", and whether that is said of it. */
function dictated(said: string): { readonly words: readonly string[]; readonly isBought: boolean } {
  const found = phrases.UNMARKED.exec(said.replace(phrases.HESITATED, ''));
  const rest = (found?.groups?.['rest'] ?? '').trim();
  const told = phrases.TOLD_WHAT_TO.exec(rest)?.groups;
  const words = withCounts(told?.['rest'] ?? rest).split(SPACES);
  return { words, isBought: phrases.BUYS.test(told?.['verb'] ?? '') };
}

const SPACES = / +/u;
const uncounted = (word: string): string => word.split(phrases.BOUND)[0] ?? word;

/** "ножницы штук пять": one word until the things are told apart. */
const withCounts = (said: string): string =>
  said
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(
      phrases.SO_MANY,
      (_, unit: string, count: string) => `${phrases.BOUND}${unit}${phrases.BOUND}${count}`,
    );

/** "лопата цветная бумага антифриз": so many words, so many things, none of them another's but an adjective ahead of its own. */
function isPlain(words: readonly string[], run: readonly string[]): boolean {
  const own = words.filter((word) => !phrases.JOINS.has(plain(word)));
  const adjectives = own.filter((word) => looksLikeAdjective(plain(word)));
  if (run.length < SURE_MIN || run.length !== own.length - adjectives.length) return false;
  return run.every((thing) => {
    const parts = thing.split(' ');
    const [noun = ''] = parts.at(-1)?.split(phrases.BOUND) ?? [];
    const [adjective] = parts;
    const isAgreed = parts.length === 1 || agrees(adjective ?? '', noun);
    return parts.length <= 2 && isAgreed && isNoun(noun);
  });
}

const isNoun = (word: string): boolean =>
  word === plain(word) &&
  !looksLikeAdjective(word) &&
  (!isGenitivePlural(word) || phrases.ENDS_AS_GENITIVE.has(word));

/** "цветная бумага", "белую гуашь", "резиновые сапоги": an adjective and what it is said of. */
const agrees = (adjective: string, noun: string): boolean =>
  phrases.AGREEING.some(([ending, of]) => ending.test(adjective) && of.test(noun));
const SURE_MIN = 3;

/** "на дачу", "к новому году", "покупок", "вещей в роддом" */
function nameLength(words: readonly string[]): number {
  const of = isGenitivePlural(plain(words[0])) ? 1 : 0;
  if (!phrases.FOR_WHAT.has(plain(words[of]))) return of;
  const what = looksLikeAdjective(plain(words[of + 1])) ? of + 2 : of + 1;
  return phrases.GOES_THERE.has(plain(words[what])) ? 0 : what + 1;
}

/** Nothing to be done, no time, nobody whom the list is for. */
function areThings(words: readonly string[]): boolean {
  const { items } = readText(words.join(' '));
  if (items.some((item) => isFact(item) || isAction(item) || roleAt(item) !== null)) return false;
  return words
    .map(plain)
    .every(
      (word, at) =>
        !phrases.OF_SPEECH.has(word) &&
        !isInfinitive(word) &&
        !isPast(word) &&
        !(isFinite(word) && at > 0) &&
        !phrases.FOR_SOMEBODY.test(word),
    );
}

/** Each word a thing of its own, with its adjectives before it and what binds to it behind it. */
function runOf(words: readonly string[]): readonly string[] | undefined {
  const things: string[] = [];
  let isOpen = true;
  for (const said of words) {
    const word = plain(said);
    if (phrases.JOINS.has(word)) {
      isOpen = true;
      continue;
    }
    const binds = phrases.BINDING.has(word) || phrases.DIGITS_ONLY.test(word);
    const isOwn = isOpen && !binds;
    if (isOwn) things.push(said);
    else if (things.length === 0) return undefined;
    else things.push(`${things.pop() ?? ''} ${said}`);
    isOpen =
      !(binds && !phrases.DIGITS_ONLY.test(word)) &&
      !phrases.CONTAINERS.has(word) &&
      !looksLikeAdjective(word);
  }
  return things.length < THINGS_MIN ? undefined : things;
}

const plain = (word = ''): string => word.toLowerCase().replace(/[,;.]$/u, '');
