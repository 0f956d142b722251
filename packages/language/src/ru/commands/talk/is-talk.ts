import { type Item, leavesOf } from '../../../grammar/item.ts';
import { RuleList } from '../../../grammar/rule-list.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { THIRD_PLURAL } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isOrdinal } from '../../vocabulary.ts';
import { CLAUSE_RULES, JUDGING_RULES } from '../division/clause-rules.ts';
import { opensClause } from '../division/subordinate.ts';
import { isPast, isThirdPerson } from '../finite-verbs.ts';
import { COMMAND_SYMBOLS } from '../title/command-symbols.ts';
import type { TalkRule, Told } from '../told/told.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import { openingEnd } from './frame.ts';
import { LACKING_RULES, SIGH_RULES } from './sigh-rules.ts';
import { TALK_RULES } from './talk-rules.ts';
import { VERBLESS_RULES } from './verbless-rules.ts';

const TALK = new RuleList<Told, TalkRule>(
  [...TALK_RULES, ...VERBLESS_RULES, ...CLAUSE_RULES, ...SIGH_RULES],
  COMMAND_SYMBOLS,
);
const JUDGING = new RuleList<Told, TalkRule>([...JUDGING_RULES, ...LACKING_RULES], COMMAND_SYMBOLS);

/** "тренер говорит, надо больше спать": what somebody holds, up to `at`, where "надо" is. */
export const isHeldByOther = (items: readonly Item[], from: number, at: number): boolean => {
  const before = items.slice(from, at).filter((item) => isWord(item));
  const last = hasTag(before.at(-1), 'what') ? before.at(-2) : before.at(-1);
  if (!hasTag(last, 'holding') || (before.length < 2 && !isPlural(last))) return false;
  return !items.slice(at).some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? ''));
};

/** "говорят": people do. */
const isPlural = (item: Item | undefined): boolean =>
  item !== undefined && THIRD_PLURAL.test(item.word);

/** By such a time even what others say is a plan. */
const SET_TIMES: ReadonlySet<string> = new Set(['day', 'clock', 'due', 'moment']);

/** The words before the first that opens a clause of its own. */
function mainOf(words: readonly Item[]): readonly Item[] {
  const at = words.findIndex((_, i) => i > 0 && opensClause(words, i));
  return at < 0 ? words : words.slice(0, at);
}

const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range']);

const SPANS: ReadonlySet<string> = new Set(['clock-range', 'range']);

const DAYS: ReadonlySet<string> = new Set(['day', 'moment', 'due', 'repeat']);

const isDayAhead = ({ meaning }: Item): boolean =>
  meaning?.kind === 'day' && meaning.day.kind === 'relative' && meaning.day.days > 0;

function hasOnlyEnd(items: readonly Item[]): boolean {
  const facts = items.filter((item) => isFact(item));
  return facts.length > 0 && facts.every(({ meaning }) => meaning?.kind === 'due');
}

/** Nothing but lengths of time is said. */
function hasOnlyLength(items: readonly Item[]): boolean {
  const facts = items.filter((item) => isFact(item));
  return facts.length > 0 && facts.every(({ meaning }) => meaning?.kind === 'length');
}

function hasOnlyNow(items: readonly Item[]): boolean {
  const facts = items.filter((item) => isFact(item));
  return facts.length > 0 && facts.every(({ meaning }) => meaning?.kind === 'now');
}

/** "третий день", "вторую неделю" without a preposition: how long it has been going on. */
function isLastingAt(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item === undefined) return false;
  const leaves = leavesOf(item);
  const [ordinal, period] = leaves.length > 1 ? leaves : [item, items[at + 1]];
  if (ordinal === undefined || !isOrdinal(ordinal) || ordinal.value < 2) return false;
  if (hasTag(items[at - 1], 'preposition') || !hasTag(period, 'going-on')) return false;
  return !hasTag(items[at + (leaves.length > 1 ? 1 : 2)], 'going-on-of');
}

/** Is what is before the last word a time? */
function endsBehindTime(items: readonly Item[]): boolean {
  const before = items.at(-2);
  const last = items.at(-1);
  if (last === undefined || before === undefined || items.length < 3) return false;
  return isWord(last) && isFact(before);
}

/** An ordinal of what has happened and within what, and no day to come. */
function isCounted(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => isWord(item) && isOrdinal(item) && item.value > 1);
  const before = items[at - 1];
  if (before === undefined || items.some(isDayToCome)) return false;
  if (isWithin(items[at + 1])) return isWord(before) && !hasTag(before, 'preposition');
  return hasTag(before, 'once-more') && isWithin(items[at + 2]);
}

/** "за неделю" */
const isWithin = (item: Item | undefined): boolean =>
  item !== undefined && hasTag(leavesOf(item)[0], 'over');

const isDayToCome = ({ meaning }: Item): boolean =>
  meaning?.kind === 'day' && !(meaning.day.kind === 'relative' && meaning.day.days <= 0);

/** "хлеба опять нет с утра": "нет" corrects only what is before it by what is behind. */
function endsInNone(items: readonly Item[]): boolean {
  const at = items.findIndex(({ meaning }) => meaning?.kind === 'correction');
  const none = items[at];
  if (at < 1 || none?.to !== (none?.from ?? 0) + NONE_CHARS) return false;
  if (at === items.length - 1 || hasTag(items[at - 1], 'often')) return true;
  // "с семи нет с восьми до часу": since when it is, said anew
  const since = items[at - 1];
  if (since !== undefined && isFact(since) && isSince(since)) return false;
  // "интернета нет с обеда": nothing but since when is behind it
  return items.slice(at + 1).every((item) => isFact(item) && isSince(item));
}

/** "с обеда", "со среды" */
const isSince = (item: Item): boolean => hasTag(leavesOf(item)[0], 'from-with');

/** "нет" */
const NONE_CHARS = 3;

function toldIn(items: readonly Item[]): Told {
  const words = items.filter(isWord);
  return {
    words,
    main: mainOf(words),
    isTimed: items.some((item) => isFact(item) && item.meaning?.kind !== 'correction'),
    hasAction: items.some(
      (item, at) =>
        isAction(item) &&
        !(item !== words[0] && isPast(item.word)) &&
        !(at > 1 && hasTag(items[at - 1], 'allowing')),
    ),
    hasClock: items.some(({ meaning }) => CLOCKS.has(meaning?.kind ?? '')),
    isSpan: items.some(({ meaning }) => SPANS.has(meaning?.kind ?? '')),
    hasDay: items.some(({ meaning }) => DAYS.has(meaning?.kind ?? '')),
    isAhead: items.some((item) => isDayAhead(item)),
    isApart: endsBehindTime(items),
    isOnlyUntil: hasOnlyEnd(items),
    isOnlyLong: hasOnlyLength(items),
    isNow: hasOnlyNow(items),
    isLasting: items.some((_, at) => isLastingAt(items, at)),
    isAbsent: endsInNone(items),
    isCounted: isCounted(items),
    isMeeting: words.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? '')),
  };
}

/** Do the words only tell something: what was, what is, what others do? */
export function isTalk(items: readonly Item[]): boolean {
  const told = toldIn(items);
  return told.words.length > 0 && TALK.at(told.words, 0, told) !== null;
}

/** "курить вредно", "в пятницу деплоить плохая примета": what is done is only judged. */
export function isJudged(items: readonly Item[]): boolean {
  const told = toldIn(items);
  return JUDGING.at(told.words, 0, told) !== null;
}

/** "врач велел сдать кровь": asked for by another, so it may be meant for the plan. */
export function isOrderedByOther(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => hasTag(item, 'ordered-by-other'));
  return at >= 0 && items.slice(at + 1).some(isAction);
}

/** A finite verb, and no word of a title in quotes. */
const says = (item: Item): boolean =>
  (item.flags & QUOTED) === 0 && (isPast(item.word) || isThirdPerson(item.word));

/** Where the first finite verb is; null where none is, as in most requests. */
function firstSaying(items: readonly Item[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item !== undefined && says(item)) return at;
  }
  return null;
}

/** Where what is told ends and an action begins: "сломался кран вызвать мастера"; null for the rest. */
export function actionBehindTold(items: readonly Item[], from: number, to: number): number | null {
  let isTold = false;
  for (let at = firstSaying(items, from, to) === null ? to : from; at < to; at += 1) {
    const end = openingEnd(items, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const item = items[at];
    if (item === undefined || !isWord(item)) continue;
    // "теперь можно выдохнуть": allowed, and not asked for
    const isAllowed = hasTag(items[at - 1], 'allowing');
    if (isAction(item)) return isTold && at > from && !isAllowed ? at : null;
    if (
      hasTag(item, 'subordinating') ||
      hasTag(item, 'telling') ||
      hasTag(item, 'ordered-by-other')
    )
      return null;
    if (hasTag(item, 'undone')) return null;
    if (roleAt(item) !== null || hasTag(item, 'being') || hasTag(item, 'lasting')) continue;
    if (says(item)) isTold = true;
  }
  return null;
}
