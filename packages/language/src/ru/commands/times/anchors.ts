/** Times that are told by what was asked for before: "за час до неё", "после этого", "к этому времени". */
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt } from '../view.ts';
import { ANCHOR_PHRASES, BY_THEN_PHRASES } from './shared-day-phrases.ts';
import { slotsOf } from './time-slots.ts';

const ANCHORS = new PhraseList(ANCHOR_PHRASES, { wordOf: plainWord });
const BY_THEN = new PhraseList(BY_THEN_PHRASES, { wordOf: plainWord });

/** Longer from what was said before, one hardly counts in hours. */
const HOURS_MAX = 12;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** The time of a command told by the command before it. */
export interface Anchor {
  /** Where the words end that tell it. */
  readonly end: number;
  /** Minutes from the beginning of the command before; null for its day only. */
  readonly minutes: number | null;
  /** By then, and not at that time: "к этому времени". */
  readonly isDue: boolean;
  /** Nothing else could have been meant. */
  readonly isSure: boolean;
}

/** Seconds of a length within a day; null for the others. */
function secondsOf(item: Item): number | null {
  const fact = factOf(item);
  if (fact?.kind !== 'due-in' && fact?.kind !== 'offset') return null;
  if (fact.kind === 'offset' && fact.sign === -1) return null;
  const { months, days, workdays, seconds } = fact.length;
  const isWithin = seconds > 0 && seconds <= HOURS_MAX * SECONDS_PER_HOUR;
  return isWithin && months + days + workdays === 0 ? seconds : null;
}

/** The anchor that begins at `at`, conjunctions before it left out; null where none does. */
function anchorAt(items: readonly Item[], at: number): Anchor | null {
  const item = items[at];
  if (item === undefined) return null;
  const byThen = BY_THEN.endAt(items, at);
  if (byThen > at) return { end: byThen, minutes: 0, isDue: true, isSure: true };
  const seconds = secondsOf(item);
  if (seconds === null) {
    const end = ANCHORS.endAt(items, at);
    return end > at ? { end, minutes: null, isDue: false, isSure: true } : null;
  }
  const minutes = seconds / SECONDS_PER_MINUTE;
  const isSaid = hasTag(items[at + 2], 'said-day');
  // "за час до неё"
  if (factOf(item)?.kind === 'due-in') {
    const isBefore = hasTag(items[at + 1], 'until') && isSaid;
    return isBefore ? { end: at + 3, minutes: -minutes, isDue: false, isSure: true } : null;
  }
  // "через час после этого", and "через час", which may be counted from now
  const isAfter = hasTag(items[at + 1], 'after') && isSaid;
  return { end: isAfter ? at + 3 : at + 1, minutes, isDue: false, isSure: isAfter };
}

/** "утренник четвёртого за два дня до него": a day that was counted from another one. */
const isShiftedDay = (item: Item | undefined): boolean => item?.rule === SHIFTED;
const SHIFTED = '<said-day>';

/** Words by which the anchor is joined to what is before it. */
const joins = (item: Item | undefined): boolean =>
  isMark(item) || hasTag(item, 'conjunction') || hasTag(item, 'at-once') || hasTag(item, 'already');

const isSaid = (item: Item): boolean => isWord(item) && roleAt(item) !== 'soft';

/** What says that a reminder is asked for and no plan of its own. */
const isOfReminder = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some((item) => roleAt(item) === 'remind' || hasTag(item, 'alert'));

/** Where a command begins in `items[from..to)` whose time is told by the one before it; null for none. */
export function anchorWithin(items: readonly Item[], from: number, to: number): number | null {
  let isTimed = false;
  let isNamed = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) return null;
    const end = isTimed && isNamed ? endOfAnchor(items, at) : null;
    if (end !== null && opensCommand(items, end, to)) {
      if (isOfReminder(items, from, to)) return null;
      let start = at;
      while (start > from + 1 && joins(items[start - 1])) start -= 1;
      return start;
    }
    isTimed ||= slotsOf(item).some((slot) => slot === 'day' || slot === 'clock');
    isNamed ||= isSaid(item) && !isFact(item);
  }
  return null;
}

/** Only what cannot be counted from now divides: "через час" alone may. */
function endOfAnchor(items: readonly Item[], at: number): number | null {
  if (isShiftedDay(items[at])) return at + 1;
  const anchor = anchorAt(items, at);
  return anchor !== null && anchor.isSure ? anchor.end : null;
}

/** Is something named or done behind the anchor? */
const opensCommand = (items: readonly Item[], at: number, to: number): boolean =>
  items
    .slice(at, to)
    .some((item) => isAction(item) || (isSaid(item) && !hasTag(item, 'empty-beside-time')));

/** An anchor, and the items that tell it. */
export interface LeadingAnchor {
  readonly anchor: Anchor;
  readonly told: ReadonlySet<Item>;
}

/** The anchor with which `items` begin; null for none. */
export function leadingAnchor(items: readonly Item[]): LeadingAnchor | null {
  let at = 0;
  while (joins(items[at])) at += 1;
  const anchor = anchorAt(items, at);
  if (anchor === null) return null;
  // "перед этим сдать кровь": which of the two is first stays in the title
  const told = anchor.minutes === null ? [] : items.slice(at, anchor.end);
  return { anchor, told: new Set(told) };
}
