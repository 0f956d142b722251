import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isGenitivePlural } from '../../commands/fields/project-field.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import * as phrases from './box-list-phrases.ts';
import { isOfThings } from './list-items.ts';
import { PURCHASES, TO_BUY, TOLD_WORDS_MAX } from './list-unmarked-phrases.ts';

/* What lists with boxes are called, and which of those that were spoken of is meant. */

type Thread = Pick<ThreadHints, 'candidates'> | undefined;

/** Names longer than that tell a story. */
const NAME_WORDS_MAX = 4;

/** What the list is called, "Список покупок"; null where the words name no list with boxes. */
export function listTitle(name: string, isPacked = false): string | null {
  const said = name.trim().replace(/\s+/gu, ' ');
  const bare = /^[«"“](.*)[»"”]$/u.exec(said)?.[1] ?? said;
  const words = readText(bare).items;
  const [first] = words;
  if (TO_BUY.test(bare)) return `${phrases.LIST_TITLE} ${PURCHASES}`;
  const wordsMax = isPacked ? TOLD_WORDS_MAX : NAME_WORDS_MAX;
  if (first === undefined || words.length > wordsMax) return null;
  const isFeast = phrases.FOR_FEAST.test(bare);
  if (phrases.OF_TASKS.has(first.word) || (words.some(isFact) && !isFeast)) return null;
  if (!isPacked && words.some(({ word }) => isInfinitive(word))) return null;
  return `${phrases.LIST_TITLE} ${bare}`;
}

/** "список: котелок, соль": things have a list without a name, too; what is to be done has none. */
export function untitled(things: readonly string[] | null): string | null {
  const isOfThings = things?.every((thing) => {
    const { items } = readText(thing);
    return !items.some((item) => isFact(item) || isAction(item));
  });
  return things !== null && things.length > 1 && isOfThings ? phrases.LIST_TITLE : null;
}

/** What the list is called that is named; "список" alone is the one that was spoken of. */
export function standingOrLast(name: string, thread: Thread): string | null {
  const lists = listsSpokenOf(thread);
  return name.trim() === '' ? (lists[0] ?? null) : standingList(listTitle(name), lists);
}

/** The same of what something stands on already: empty for whichever list it is. */
export const standingOrAny = (name: string, thread: Thread): string | null =>
  name.trim() === ''
    ? (listsSpokenOf(thread)[0] ?? '')
    : standingList(listTitle(name), listsSpokenOf(thread));

/** The lists that this thread knows by their names, the last one first. */
export const listsSpokenOf = (thread: Thread): string[] =>
  (thread?.candidates ?? []).flatMap(({ kind, title = '' }) =>
    kind === 'task' && wordsIn(title)[0] === phrases.LIST_TITLE.toLowerCase() ? [title] : [],
  );

/** The list that "туда" points at: none where a project was shown after it. */
export function shownList(thread: Thread): string | null {
  const [list] = listsSpokenOf(thread);
  const place = (thread?.candidates ?? []).find(
    ({ kind, title }) => kind === 'project' || (kind === 'task' && title === list),
  );
  return place?.kind === 'task' && list !== undefined ? list : null;
}

/** Was the list itself what was shown last? */
export function isListInView(list: string, thread: Thread): boolean {
  const candidates = thread?.candidates ?? [];
  const at = candidates.findIndex(({ title }) => title === list);
  // what was put on it with it
  return (
    at >= 0 &&
    candidates
      .slice(0, at)
      .every(({ kind, title = '' }) => kind === 'task' && title !== '' && isOfThings(title))
  );
}

export const isKept = (name: string): boolean => phrases.KEPT_LISTS.has(name.trim().toLowerCase());

/**
 * Where the name of the list ends and what is put on it begins: behind a colon, behind a name that was
 * spoken of here, behind what lists are of, behind a preposition with its word.
 */
export function partedName(said: string, thread: Thread): { list: string; rest: string } | null {
  const [, named, behind] = /^([^:]{1,60}):\s*(.+)$/su.exec(said) ?? [];
  // "на дачу грабли, и отдельно список семян: ...": the colon is behind the name of something else
  if (named !== undefined && behind !== undefined && !named.includes(',')) {
    const list = listTitle(named);
    return list === null ? null : { list, rest: behind };
  }
  const words = said.split(/\s+/u);
  const ahead = listAhead(words, listsSpokenOf(thread));
  if (ahead !== null && words.length > ahead.length) {
    return { list: ahead.list, rest: words.slice(ahead.length).join(' ') };
  }
  const length = nameLength(words);
  const list = length === 0 ? null : listTitle(words.slice(0, length).join(' '));
  const rest = words.slice(length).join(' ');
  if (list !== null && rest !== '') return { list, rest };
  const [known] = listsSpokenOf(thread);
  return length === 0 && known !== undefined ? { list: known, rest: said } : null;
}

function nameLength(words: readonly string[]): number {
  const [first = '', second = ''] = words;
  const isMarked = /[,;]$/u.test(first);
  if (isMarked) return 0;
  if (phrases.NAMING_PREPOSITIONS.has(plain(first))) {
    if (second === '') return 0;
    return isOfNext(words.slice(1)) ? AHEAD_OF_NEXT : 2;
  }
  const isOf = phrases.KEPT_LISTS.has(plain(first)) || isGenitivePlural(plain(first));
  return isOf && second !== '' && !phrases.AND.has(plain(second)) ? 1 : 0;
}

/** "на новый год", "на день рождения": with what is named by two words. */
const AHEAD_OF_NEXT = 3;
const isOfNext = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  more.length > 0 &&
  !/[,;]$/u.test(first) &&
  (phrases.OF_NEXT_WORD.test(plain(first)) ||
    phrases.DAY_OF_BIRTH.test(fold(`${first} ${second}`)));

const plain = (word: string): string => fold(word).replace(/[,;.]$/u, '');

/** The list whose name the words begin with, "для кружка бумагу", and how many words of them that is. */
export function listAhead(
  words: readonly string[],
  lists: readonly string[],
): { readonly list: string; readonly length: number } | null {
  for (const list of lists) {
    const name = wordsIn(list).slice(1);
    const isIt = name.every((word, at) => isWordOfList(word, wordsIn(words[at] ?? '')[0] ?? ''));
    if (name.length > 0 && isIt) return { list, length: name.length };
  }
  return null;
}

/**
 * Is the word of a list's name the one that was said, in whatever form? "список для кружка" is "Список на кружок":
 * by which preposition it is said what a list is for makes no other list of it.
 */
function isWordOfList(word: string, said: string): boolean {
  return (
    isSameName(word, said) ||
    (phrases.NAMING_PREPOSITIONS.has(word) && phrases.NAMING_PREPOSITIONS.has(said))
  );
}

/** The one of the known lists that is called so, by whichever preposition; the name itself where none is. */
export function standingList(name: string | null, lists: readonly string[]): string | null {
  if (name === null) return null;
  const words = wordsIn(name);
  const [only, ...others] = lists.filter((title) => {
    const own = wordsIn(title);
    const isSame = own.every((word, at) => isWordOfList(word, words[at] ?? ''));
    return own.length === words.length && isSame;
  });
  return only === undefined || others.length > 0 ? name : only;
}
