import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import type { Act } from '../head/head.ts';
import { readCommand } from '../read-command.ts';
import { isFact, isMark } from '../view.ts';
import { UNWANTED } from './cancel-phrases.ts';
import { behindHesitation, mayYield } from './hesitation.ts';
import {
  BESIDE_PLAIN_NO,
  BESIDE_REFUSAL,
  DROPS_ALL,
  ENOUGH,
  LEFT_ALONE_PHRASES,
  LENGTHS,
  REFUSAL_PHRASES,
  REFUSED_ACTS,
  UNNEEDED_PHRASES,
  WITHOUT,
  WITHOUT_PROJECT,
} from './refusal-phrases.ts';

const wordOf = ({ word }: Item): string => word;
const REFUSALS = new PhraseList(REFUSAL_PHRASES, { wordOf });
const LEFT_ALONE = new PhraseList(LEFT_ALONE_PHRASES, { wordOf });
const UNNEEDED = new PhraseList(UNNEEDED_PHRASES, { wordOf });

/** Longer utterances tell of something. */
const WORDS_MAX = 12;

/** The question that may be turned down. */
export interface Refusable {
  /** Words that name what it is about: its title, where it is about one object. */
  readonly about: string;
  /** Does "пусть будет" leave something alone? Of what is to be written it is a yes. */
  readonly isThere: boolean;
}

/**
 * Is the question turned down, and nothing else asked for? At least one phrase of refusal, and around it only words
 * that say nothing, the name of what is asked about, or behind it a reason why ("не надо, я сама позвоню").
 */
export function isRefused(
  text: string,
  items: readonly Item[],
  { about, isThere }: Refusable,
): boolean {
  const words = items.filter((item) => !isMark(item));
  if (words.length === 0 || words.length > WORDS_MAX || items.at(-1)?.word === '?') return false;
  const titled = wordsIn(about);
  const isBeside = ({ word }: Item): boolean =>
    BESIDE_REFUSAL.has(word) ||
    UNWANTED.nouns.has(word) ||
    titled.some((each) => isSameWord(each, word));
  if (leavesOpen(words, isThere)) return false;
  let isSaid = false;
  for (let at = 0; at < words.length; ) {
    const end = endOfRefusal(words, at, isThere);
    const word = words[at];
    if (end > at) isSaid = true;
    else if (word === undefined || !isBeside(word)) return isSaid && givesReason(text, items, word);
    at = Math.max(end, at + 1);
  }
  return isSaid;
}

/** "не надо, хотя", "нет, хотя ладно": what stands behind the hesitation refuses nothing, and gives no reason. */
function leavesOpen(words: readonly Item[], isThere: boolean): boolean {
  const behind = behindHesitation(words);
  if (behind === null) return false;
  const refuses = behind.some(
    (word, at) => hasTag(word, 'no') || endOfRefusal(behind, at, isThere) > at,
  );
  return !refuses && (mayYield(behind[0]) || behind.every(({ word }) => BESIDE_REFUSAL.has(word)));
}

/** Where the phrase of refusal that begins at `at` ends; `at` where none does. */
function endOfRefusal(words: readonly Item[], at: number, isThere: boolean): number {
  const next = words[at + 1];
  // "хватит часа" answers how long
  const isLength = next !== undefined && (isFact(next) || LENGTHS.has(next.word));
  if (ENOUGH.has(words[at]?.word ?? '') && isLength) return at;
  // "да не, пусть так" denies nothing
  const isDenied = words[at - 1]?.word === UNWANTED.not && !hasTag(words[at], 'hortative');
  const own = isThere ? LEFT_ALONE : UNNEEDED;
  const end = Math.max(REFUSALS.endAt(words, at), isThere && isDenied ? at : own.endAt(words, at));
  if (end > at || words[at]?.word !== UNWANTED.not) return end;
  return REFUSED_ACTS.has(words[at + 1]?.word ?? '') ? at + 2 : at;
}

const TELLING: ReadonlySet<Act> = new Set<Act>(['statement', 'chat', 'empty']);

/** A clause of its own behind the refusal, which asks for nothing. */
function givesReason(text: string, items: readonly Item[], from: Item | undefined): boolean {
  const at = items.findIndex((item) => item === from);
  const clause = items.findLastIndex((item, each) => each < at && isMark(item));
  if (from === undefined || clause < 0) return false;
  const rest = text.slice(items[clause]?.to);
  const behind = readText(rest).items;
  if (ENOUGH.has(behind[0]?.word ?? '')) return false;
  const { act, frame } = readCommand(rest, behind);
  return frame === null && TELLING.has(act);
}

/** "нет", "неа, спасибо": a no and thanks, where neither yes nor no was asked for. */
export function isPlainNo(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isMark(item));
  return (
    (behindHesitation(words) ?? words).some((item) => hasTag(item, 'no')) &&
    words.every((item) => hasTag(item, 'no') || BESIDE_PLAIN_NO.has(item.word))
  );
}

/** "не надо проекта", "без него": what is to be written is wanted all the same, and only its project is not. */
export function refusesOnlyProject(text: string, items: readonly Item[]): boolean {
  const words = items.filter((item) => !isMark(item));
  if (words.some(({ word }) => DROPS_ALL.has(word))) return false;
  const left = words.filter(({ word }) => !WITHOUT_PROJECT.has(word));
  if (left.length < words.length && left.every(({ word }) => BESIDE_REFUSAL.has(word))) {
    if (words.some(({ word }) => word === WITHOUT)) return true;
  }
  return isRefused(text, left, { about: '', isThere: false });
}
