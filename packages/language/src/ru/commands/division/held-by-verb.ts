import type { Item } from '../../../grammar/item.ts';
import { DATIVE, NOMINATIVE_ONLY } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { argumentsFrom } from './clause-arguments.ts';
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
  const ahead = items.slice(left.from, more);
  if (left.acts || verb === undefined || ahead.some(isTime)) return false;
  if (!isAction(verb)) return isFromWhom(items, ahead, more);
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

/** "с Петровича ещё двадцать тысяч взять": from whom or where, and nothing by itself; its verb is behind what is taken. */
function isFromWhom(items: readonly Item[], ahead: readonly Item[], more: number): boolean {
  const said = ahead.filter((item) => !saysNothing(item) && !hasTag(item, 'spoken-trace'));
  const [preposition, ...named] = said;
  const noun = named.at(-1);
  if (!isPreposition(preposition) || noun === undefined || !isWordAt(noun)) return false;
  const isOne = named.slice(0, -1).every((item) => isWord(item) && looksLikeAdjective(item.word));
  const clause = argumentsFrom(items, more + 1, items.length);
  return isOne && clause !== null && clause.bare > 0;
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
