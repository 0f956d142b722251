import type { Item } from './item.ts';
import { UNKNOWN } from './kind-table.ts';
import { THOUSANDS } from './lexicon/letters.ts';
import { DIGITS, QUOTED } from './scan.ts';

const CLOSING = new Map([
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
  ['"', '"'],
]);

function hide(item: Item, flags = 0): void {
  item.kind = UNKNOWN;
  item.flags |= flags;
}

/** What is in quotes is a title's own words: no rule may read them. */
export function protectQuotes(items: readonly Item[]): void {
  // the last place of each closing mark, so that an unclosed quote costs no search
  const lastClosing = new Map<string, number>();
  items.forEach((item, i) => lastClosing.set(item.word, i));
  for (let at = 0; at < items.length; at += 1) {
    const close = CLOSING.get(items[at]?.word ?? '');
    if (close === undefined || (lastClosing.get(close) ?? -1) <= at) continue;
    let end = at + 1;
    while (end < items.length && items[end]?.word !== close) end += 1;
    if (end >= items.length) continue;
    for (let i = at; i <= end; i += 1) {
      const item = items[i];
      if (item !== undefined) hide(item, QUOTED);
    }
    at = end;
  }
}

/** Ends the glued run of items that begins at `from`. */
function endOfRun(items: readonly Item[], from: number): number {
  let end = from + 1;
  while (end < items.length && items[end]?.glued === true) end += 1;
  return end;
}

/** Hides addresses and firms from the rules: "https://site/2026/03/05", "a.10@mail.ru", "Rus&Co". */
export function protectAddresses(items: readonly Item[]): void {
  for (let from = 0; from < items.length; ) {
    const end = endOfRun(items, from);
    const run = end - from > 2 ? items.slice(from, end) : [];
    const isAddress = run.some(
      ({ word }, at) =>
        ((word === '@' || word === '&') && at > 0) ||
        (word === '/' && run[at + 1]?.word === '/' && at > 0),
    );
    if (isAddress) for (const item of run) hide(item);
    from = end;
  }
}

const AMOUNT_MARKS = new Set(['%', 'amount', '&', '=', '*', '~', '^']);
const PHONE_DIGITS_MIN = 7;
const PHONE_JOINTS = new Set(['-', '(', ')', '+']);

const isDigits = (item: Item | undefined): boolean => ((item?.flags ?? 0) & DIGITS) !== 0;

/** "8 900 123-45-67": digits in groups, with a group of three, as no date or clock is written. */
function endOfPhone(items: readonly Item[], start: number): number {
  let digits = 0;
  let groups = 0;
  let hasTriple = false;
  let end = start;
  let at = start;
  for (; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (isDigits(item)) {
      const size = item.to - item.from;
      digits += size;
      groups += 1;
      if (size === 3) hasTriple = true;
      end = at + 1;
    } else if (!PHONE_JOINTS.has(item.word)) {
      break;
    }
  }
  return digits >= PHONE_DIGITS_MIN && groups >= 3 && hasTriple ? end : start;
}

/**
 * Hides numbers that are no time from the rules: phone numbers, numbers glued to unknown letters
 * ("А4", "5шт", "COVID-19"), amounts with a sign ("50 %", "№ 5"), thousands ("45к").
 */
export function protectNumbers(items: readonly Item[]): void {
  let phoneEnd = 0;
  let triedTo = 0;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || !isDigits(item)) continue;
    if (at >= triedTo) {
      phoneEnd = endOfPhone(items, at);
      triedTo = Math.max(phoneEnd, at + 1);
      while (
        triedTo < items.length &&
        (isDigits(items[triedTo]) || PHONE_JOINTS.has(items[triedTo]?.word ?? ''))
      ) {
        triedTo += 1;
      }
    }
    const after = items[at + 1];
    if (after?.glued === true && THOUSANDS.has(after.word)) {
      hide(item);
      hide(after);
    } else if (at < phoneEnd || isAmount(items, at, item)) hide(item);
  }
}

function isAmount(items: readonly Item[], at: number, item: Item): boolean {
  const before = items[at - 1];
  const after = items[at + 1];
  if (after !== undefined && (after.glued || after.word === '%') && after.kind === UNKNOWN) {
    if (after.word !== '') return true;
  }
  if (after !== undefined && AMOUNT_MARKS.has(after.word)) return true;
  if (before === undefined) return false;
  if (before.word === '#' || before.word === 'amount') return true;
  if (!item.glued) return false;
  if (before.kind === UNKNOWN && before.word !== '') return true;
  const behindDash = items[at - 2];
  return (
    before.word === '-' && before.glued && behindDash?.kind === UNKNOWN && behindDash.word !== ''
  );
}
