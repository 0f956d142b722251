import type { Item } from '../../../grammar/item.ts';
import { DATIVE, NOMINATIVE_ONLY } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { isSelfSufficient } from './lone-verbs.ts';
import { saysNothing } from './opening-rules.ts';
import { isContent, type Stretch } from './stretches.ts';

/** "начальнику отдела": longer ones are things of their own. */
const WORDS_MAX = 2;

/**
 * "маме ещё позвонить вечером", "в школу ещё сдать деньги", "форму ещё постирать": what stands before a bare "ещё"
 * is for whom, where, or what the verb behind it is done to, and is nothing by itself.
 */
export function isHeldByVerb(items: readonly Item[], left: Stretch, more: number): boolean {
  const verb = items[more + 1];
  if (left.acts || verb === undefined || !isAction(verb)) return false;
  const ahead = items.slice(left.from, more);
  if (ahead.some(isTime)) return false;
  const before = ahead.filter((item) => !saysNothing(item) && !hasTag(item, 'spoken-trace'));
  const words = before.filter(isContent);
  const [first] = words;
  if (first === undefined || words.length > WORDS_MAX || before.some(isMark)) return false;
  if (isPreposition(before[0])) return true;
  if (before.length !== words.length || NAMES_PLAN.has(roleAt(first) ?? '')) return false;
  const isBareBehind = isWordAt(items[more + 2]);
  if (DATIVE.test(first.word) && !(isBareBehind && words.length > 1)) return true;
  return words.length === 1 && !isBareBehind && !isDoneToNothing(verb) && isDoneTo(first);
}

/** "ой, брату ещё ...": a sigh is no time, though it may correct one. */
const isTime = (item: Item): boolean => isFact(item) && item.meaning?.kind !== 'correction';

const NAMES_PLAN: ReadonlySet<string> = new Set(['meeting', 'event', 'block', 'query', 'edit']);

const isPreposition = (item: Item | undefined): boolean =>
  item !== undefined && item.meaning === null && hasTag(item, 'preposition');

const isWordAt = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && !isFact(item) && !isPreposition(item);

const isDoneTo = ({ word }: Item): boolean => !NOMINATIVE_ONLY.test(word);

/** "позвонить", "сходить": nothing is done to anything. */
const isDoneToNothing = (verb: Item): boolean =>
  hasTag(verb, 'dative-verb') || hasTag(verb, 'going-verb') || isSelfSufficient(verb);
