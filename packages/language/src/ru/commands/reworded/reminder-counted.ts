import type { Item } from '../../../grammar/item.ts';
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
  isOfFirst,
  MAY_COUNT,
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
  const isPlanned = readText(first).items.some(isFact);
  return isNamed && isPlanned && isDeed(deed.replace(/[.!]+$/u, ''))
    ? countedBehind(first, length, deed)
    : null;
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
  const cut = items[end]?.from;
  if (cut === undefined) return null;
  return { event: text.slice(0, cut).trim().replace(/,$/u, ''), deed: text.slice(cut).trim() };
}

/** "того как выезжать собрать сумку": behind the first verb. */
const behindVerb = (items: readonly Item[]): number => {
  const verb = items.findIndex((item) => isAction(item) || isOwnVerb(item.word));
  return verb < 0 ? items.length : verb + 1;
};

function eventEnd(items: readonly Item[]): number {
  let at = 0;
  while (BEFORE_NOUN.test(items[at]?.word ?? '') && isWordAt(items[at + 1])) at += 1;
  at += 1;
  if (GOES_ON.test(items[at - 1]?.word ?? '') && isWordAt(items[at])) at += 1;
  // "до созвона с банком распечатать договор"
  if (hasTag(items[at], 'preposition') && isWordAt(items[at + 1])) at += 2;
  while (isFactAt(items[at])) at += 1;
  while (isMark(items[at])) at += 1;
  return at;
}

const isWordAt = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && !isAction(item);
const isFactAt = (item: Item | undefined): boolean => item !== undefined && isFact(item);

/** "до полуночи", "до пятницы" are times themselves, which count the hour. */
function isEvent(event: string): boolean {
  const [first] = readText(untilThen(event)).items;
  return first !== undefined && !isFact(first) && readText(event).items.some(isWordAt);
}

/** One thing to do, at no time of its own. */
function isDeed(deed: string): boolean {
  const { items } = readText(deed);
  return items.some(isAction) && !items.some(isFact) && !items.some(isMark);
}
