import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isOwnVerb } from '../finite-verbs.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';
import {
  ASKED_THEN_COUNTED,
  BEFORE_DOING,
  BEFORE_NOUN,
  COUNTED_AHEAD,
  COUNTED_BEHIND,
  COUNTED_FIRST,
  COUNTED_LAST,
  COUNTED_THEN_ASKED,
  countedBehind,
  countedFrom,
  GOES_ON,
  IS_BY_HOURS,
  isOfFirst,
  LOOKS_GENITIVE,
  MAY_COUNT,
  OF_SOMETHING,
  POINTING,
  reminderOf,
  untilThen,
} from './reminder-counted-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "напомни за полчаса до футбола форму забрать": the hour is counted from something whose hour is not known here. What
 * is to be done keeps its name, from what the reminder is counted is its note, and the hour is waited for: it is
 * neither what is to be done nor how long before itself. Null where nothing is to be done, or the hour is said.
 */
export function reminderCounted(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !MAY_COUNT.test(said) || /[?\n«"]/u.test(said)) return null;
  return ofFirst(said) ?? ofPlan(said);
}

/**
 * "завтра в 18 футбол, напомни за час до него взять форму": what is to be done an hour before what was said ahead, which
 * is no reminder an hour before itself.
 */
function ofFirst(said: string): string | null {
  const { first, length, event, deed } =
    (COUNTED_BEHIND.exec(said) ?? COUNTED_THEN_ASKED.exec(said) ?? ASKED_THEN_COUNTED.exec(said))
      ?.groups ?? {};
  if (first === undefined || length === undefined || deed === undefined) return null;
  const isNamed = event === undefined || isOfFirst(event, first);
  return isNamed &&
    IS_BY_HOURS.test(length) &&
    isAtHour(first) &&
    isDeed(deed.replace(/[.!]+$/u, ''))
    ? countedBehind(first, length, deed)
    : null;
}

/** "завтра в 18 хоккей": once, at an hour, and nothing to be done. */
function isAtHour(first: string): boolean {
  const { items } = readText(first);
  const kinds = items.map((item) => factOf(item)?.kind);
  return (
    kinds.some((kind) => kind === 'clock' || kind === 'clock-range') &&
    !kinds.includes('repeat') &&
    !items.some((item) => isAction(item))
  );
}

function ofPlan(said: string): string | null {
  const counted = countedIn(said);
  return counted && reminderOf(counted.deed, countedFrom(counted.length, counted.event));
}

/** How long before what something is to be done. */
export interface Counted {
  readonly length: string;
  readonly event: string;
  readonly deed: string;
}

/** What is to be done so long before something that has a name; null for everything else. */
export function countedIn(text: string): Counted | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !MAY_COUNT.test(said) || /[?\n«"]/u.test(said)) return null;
  const { length, event, deed } =
    (COUNTED_FIRST.exec(said) ?? COUNTED_AHEAD.exec(said) ?? COUNTED_LAST.exec(said))?.groups ?? {};
  if (length === undefined || event === undefined || POINTING.test(event)) return null;
  const named = deed === undefined ? dividedIn(event) : { event, deed };
  if (named === null || !isEvent(named.event) || !isDeed(named.deed)) return null;
  return { length, event: named.event, deed: named.deed.replace(/[.!]+$/u, '') };
}

interface Named {
  readonly event: string;
  readonly deed: string;
}

/** "футбола форму из дома забрать": what it is counted from, and what is to be done. */
function dividedIn(text: string): Named | null {
  const { items } = readText(text);
  const end = BEFORE_DOING.test(text) ? behindVerb(items) : eventEnd(items);
  const cut = end === null ? undefined : items[end]?.from;
  if (cut === undefined) return null;
  return { event: text.slice(0, cut).trim().replace(/,$/u, ''), deed: text.slice(cut).trim() };
}

/** "того как выезжать собрать сумку": behind the first verb. */
const behindVerb = (items: readonly Item[]): number => {
  const verb = items.findIndex((item) => isAction(item) || isOwnVerb(item.word));
  return verb < 0 ? items.length : verb + 1;
};

/**
 * Where the name of the event ends, by what stands between its noun and the verb: of a verb with its object behind it
 * that is all of the event, else what looks like an object is the verb's. Null where it may be either's, or a time is
 * among it: then the hour is said.
 */
function eventEnd(items: readonly Item[]): number | null {
  const at = behindNoun(items);
  const verb = items.findIndex((item, i) => i >= at && isAction(item));
  const between = items.slice(at, verb);
  if (verb < 0 || between.some(isFact)) return null;
  if (between.every(isMark)) return verb;
  const mark = items.findIndex((item, i) => i >= at && isMark(item));
  // "до футбола старшего, взять форму"
  if (mark >= 0 && mark < verb) return mark + 1 === verb ? verb : null;
  return endAmong(items, at, verb);
}

/** "вечернего созвона", "дня рождения" */
function behindNoun(items: readonly Item[]): number {
  let at = 0;
  while (BEFORE_NOUN.test(items[at]?.word ?? '') && isWordAt(items[at + 1])) at += 1;
  at += 1;
  return GOES_ON.test(items[at - 1]?.word ?? '') && isWordAt(items[at]) ? at + 1 : at;
}

function endAmong(items: readonly Item[], at: number, verb: number): number | null {
  const between = items.slice(at, verb);
  const object = between.findIndex((_, i) => isBareAt(between, i) && !mayBeOf(between[i]));
  if (isBareAt(items, verb + 1)) return object < 0 ? verb : null;
  // "до звонка клиенту смету распечатать"
  const isOfAct = OF_SOMETHING.test(items[at - 1]?.word ?? '');
  if (isOfAct && object === 0 && isBareAt(between, 1)) return null;
  if (object < 0) return objectLast(items, at, verb);
  return ofEvent(between, object) ? at + object : null;
}

/** "репетиции ноты распечатать": one word that may be of the event as well is the verb's that has no other. */
function objectLast(items: readonly Item[], at: number, verb: number): number | null {
  const isOneWord = verb === at + 1 && items.length === verb + 1;
  const isOfIt = hasTag(items[verb], 'dative-verb') || hasTag(items[verb], 'objectless-verb');
  return !isOneWord || isOfIt || OF_SOMETHING.test(items[at - 1]?.word ?? '') ? null : at;
}

/** Is everything before the object of the event, as "мамы" in "дня рождения мамы торт забрать"? */
const ofEvent = (between: readonly Item[], object: number): boolean =>
  between.slice(0, object).every((item, i) => isBareAt(between, i) && mayBeOf(item));

const mayBeOf = (item: Item | undefined): boolean => LOOKS_GENITIVE.test(item?.word ?? '');

/** A word that hangs on no preposition. */
const isBareAt = (items: readonly Item[], at: number): boolean =>
  isWordAt(items[at]) && !hasTag(items[at], 'preposition') && !hasTag(items[at - 1], 'preposition');

const isWordAt = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && !isAction(item);

/** "до полуночи", "до пятницы" are times themselves, which count the hour. */
function isEvent(event: string): boolean {
  const [first] = readText(untilThen(event)).items;
  const { items } = readText(event);
  // "до поезда завтра в 9": from an hour that is said
  const isTimed = !BEFORE_DOING.test(event) && items.some(isFact);
  return first !== undefined && !isFact(first) && !isTimed && items.some(isWordAt);
}

/** One thing to do, at no time of its own, and no second one beside it. */
function isDeed(deed: string): boolean {
  const { items } = readText(deed);
  const isOne = items.filter(isAction).length === 1;
  return isOne && !items.some(isFact) && !items.some(isMark);
}
