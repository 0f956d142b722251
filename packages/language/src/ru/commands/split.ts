import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import type { Role } from './role-words.ts';
import { isAction, isFact, isWord, roleAt } from './view.ts';

/** Indexes into the items of the utterance, end exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** A line of a list, so even a lone noun is meant as a task. */
  readonly isLine: boolean;
  /** Joined to the one before by a comma or "и": the day said first holds for it, too. */
  readonly isEnumerated: boolean;
}

/** How what stands right of a possible boundary begins. */
interface Opening {
  /** command: создай, напомни; action: купить; meeting: созвон; words: anything else. */
  readonly kind: 'command' | 'action' | 'meeting' | 'words' | 'nothing';
  /** A time was said first: "в пятницу оплатить". */
  readonly timeFirst: boolean;
}

const CONJUNCTIONS = new Set(['и', 'а', 'но']);
const MORE = new Set(['еще', 'также', 'тоже']);

/** Says nothing about how a command begins. */
function skips(item: Item): boolean {
  const role = roleAt(item);
  const isEmpty = role === 'soft' || role === 'sequel' || role === 'new';
  return isEmpty || !isWord(item) || CONJUNCTIONS.has(item.word);
}

function openingAt(items: readonly Item[], from: number, to: number): Opening {
  let timeFirst = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (isFact(item)) {
      timeFirst = true;
      continue;
    }
    if (skips(item)) continue;
    return { kind: kindOf(items, at, to), timeFirst };
  }
  return { kind: 'nothing', timeFirst };
}

const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);
const NAMING: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block']);

function kindOf(items: readonly Item[], at: number, to: number): Opening['kind'] {
  const item = items[at];
  const role = roleAt(item);
  if (role === 'remind') return onlyReminders(items, at, to) ? 'nothing' : 'command';
  if (ASKING.has(role)) return 'command';
  if (NAMING.has(role)) {
    const next = items[at + 1];
    const isHead = next !== undefined && (next.word === ':' || isAction(next) || isFact(next));
    return isHead ? 'command' : 'words';
  }
  if (role === 'meeting' || role === 'event') return 'meeting';
  return isAction(item) ? 'action' : 'words';
}

/** "напомни за час": a field of the command before it. */
function onlyReminders(items: readonly Item[], at: number, to: number): boolean {
  let found = false;
  for (let i = at + 1; i < to; i += 1) {
    const item = items[i];
    if (item === undefined) break;
    if (item.meaning?.kind === 'due-in' && item.meaning.weak) found = true;
    else if (isWord(item) && !skips(item) && !['об', 'этом', 'до', 'начала'].includes(item.word)) {
      return false;
    } else if (isFact(item)) return false;
  }
  return found;
}

const CONTENT: ReadonlySet<Role> = new Set<Role>([
  'meeting',
  'event',
  'block',
  'device',
  'fixture',
  'query',
  'edit',
]);

/**
 * Words that a title can be made of, between two indexes. `heads`: a command without a title
 * ("создай задачу") counts, too.
 */
function hasContent(items: readonly Item[], from: number, to: number, heads = false): boolean {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined || !isWord(item) || skips(item)) continue;
    const role = roleAt(item);
    if (role === null || CONTENT.has(role) || (heads && NAMING.has(role))) return true;
  }
  return false;
}

function hasFact(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item !== undefined && isFact(item)) return true;
  }
  return false;
}

const CLOCKS = new Set(['clock', 'clock-range', 'daypart']);

function hasClock(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (CLOCKS.has(items[at]?.meaning?.kind ?? '')) return true;
  }
  return false;
}

/** The end of the separator at `at` ("и ещё", ", потом"), or `at` where there is none. */
function separatorEnd(items: readonly Item[], at: number): number {
  let end = at;
  for (;;) {
    const item = items[end];
    if (item === undefined) return end;
    const isSeparator =
      [',', '.', '!', ';', 'newline'].includes(item.word) ||
      CONJUNCTIONS.has(item.word) ||
      MORE.has(item.word) ||
      roleAt(item) === 'sequel';
    if (!isSeparator) return end;
    end += 1;
  }
}

interface Separator {
  readonly from: number;
  readonly to: number;
  /** newline, semicolon: whatever stands on both sides */
  readonly isHard: boolean;
  /** "потом", "ещё": more is announced */
  readonly isAnnounced: boolean;
  readonly hasComma: boolean;
  readonly isSentence: boolean;
}

function separatorAt(items: readonly Item[], from: number): Separator | null {
  const to = separatorEnd(items, from);
  if (to === from) return null;
  const words = items.slice(from, to).map((item) => item.word);
  return {
    from,
    to,
    isHard: words.includes('newline') || words.includes(';'),
    isAnnounced: items
      .slice(from, to)
      .some((item) => roleAt(item) === 'sequel' || MORE.has(item.word)),
    hasComma: words.includes(','),
    isSentence: words.includes('.') || words.includes('!'),
  };
}

function divides(
  items: readonly Item[],
  start: number,
  separator: Separator,
  isListed: boolean,
): boolean {
  const { from, to } = separator;
  const end = items.length;
  if (!hasContent(items, start, from) || !hasContent(items, to, end, true)) return false;
  if (separator.isHard) return true;
  const next = nextSeparator(items, to);
  // "созвон с Машей, завтра в 10, ...": a time between commas belongs to what stands before it
  if (hasFact(items, to, next) && !hasContent(items, to, next, true)) return false;
  const { kind, timeFirst } = openingAt(items, to, end);
  switch (kind) {
    case 'nothing':
      return false;
    case 'command':
      return true;
    case 'action':
      if (separator.hasComma || separator.isAnnounced || separator.isSentence) return true;
      // "купить хлеб завтра и позвонить маме в пятницу": each has its own time
      return timeFirst || isListed || (hasFact(items, to, next) && hasFact(items, start, from));
    case 'meeting':
      if (separator.isSentence || separator.isAnnounced) return true;
      return hasFact(items, to, next) && hasFact(items, start, from);
    case 'words': {
      const clocks = hasClock(items, start, from) && hasClock(items, to, next);
      // "созвон в 10, потом обед в 13"
      if (separator.isAnnounced && clocks) return true;
      return timeFirst && clocks && hasContent(items, to, next);
    }
  }
}

function nextSeparator(items: readonly Item[], from: number): number {
  for (let at = from; at < items.length; at += 1) {
    if (separatorEnd(items, at) !== at) return at;
  }
  return items.length;
}

/** Several commands in one breath, in spoken order; a list of nouns stays one. */
export function splitCommands(items: readonly Item[]): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let before: Separator | null = null;
  let isListed = false;
  const push = (to: number, after: Separator | null): void => {
    const isLine = before?.isHard === true || after?.isHard === true;
    const isEnumerated =
      before !== null && !before.isHard && !before.isAnnounced && !before.isSentence;
    segments.push({ from: start, to, isLine, isEnumerated });
  };
  for (let at = 0; at < items.length; ) {
    const separator = separatorAt(items, at);
    if (separator === null) {
      at += 1;
      continue;
    }
    if (segments.length < COMMANDS_MAX - 1 && divides(items, start, separator, isListed)) {
      push(separator.from, separator);
      start = separator.to;
      before = separator;
      isListed = separator.hasComma || isListed;
    }
    at = separator.to;
  }
  push(items.length, null);
  return segments;
}
