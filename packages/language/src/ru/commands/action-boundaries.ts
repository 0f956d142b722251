import type { Item } from '../../grammar/item.ts';
import { openingEnd } from './frame.ts';
import { slotsOf } from './time-slots.ts';
import { isAction, isFact, isMark, isWord, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

/** Where a second action begins inside a stretch that no mark and no time divided. */
export interface ActionBoundary {
  readonly at: number;
  /** People might have meant one command, or the time for the other one. */
  readonly isSure: boolean;
  /** A day said first holds for it, too. */
  readonly isEnumerated: boolean;
}

/** How the action follows what is before it: right behind its words, behind "и", behind a time. */
type Link = 'bare' | 'and' | 'time';

interface Candidate {
  readonly at: number;
  readonly link: Link;
}

/** Prepositions and the like that are no object by themselves. */
const isObject = (item: Item | undefined): boolean => {
  if (item === undefined || isFact(item) || isMark(item)) return false;
  if (item.meaning !== null || !isWord(item)) return item.meaning !== null;
  const role = roleAt(item);
  if (role === 'soft' || role === 'sequel' || role === 'chat') return false;
  return !hasTag(item, 'binding') && !hasTag(item, 'and') && !isAction(item);
};

/** A deadline is of what is before it; a day may hold for what is joined to it, too. */
const OWN_TIMES: ReadonlySet<string> = new Set(['due', 'window', 'from', 'range']);

const isJoined = (item: Item | undefined): boolean => hasTag(item, 'and') && item?.meaning === null;

/** Reads a stretch from left to right, in time linear in its length. */
class ActionBoundaries {
  private readonly items: readonly Item[];
  private readonly from: number;
  private readonly to: number;

  /** The command before the stretch ended with its time: so will this one. */
  private readonly isTimeBehind: boolean;

  constructor(items: readonly Item[], from: number, to: number) {
    this.items = items;
    this.from = from;
    this.to = to;
    this.isTimeBehind = isTime(items[from - 1]) && !isTime(items[from]);
  }

  /** `isOneOf`: what is beside the stretch are commands, too. */
  read(isOneOf: boolean): readonly ActionBoundary[] {
    const found = this.candidates();
    // "помыть окна погладить бельё и позвонить бабушке": so many are a list
    const isList = (isOneOf || found.length > 1) && found.some(({ link }) => link === 'bare');
    return found.map(({ at, link }) => ({
      at,
      isSure: (isList && link !== 'time') || this.isClosed(at, link),
      isEnumerated: link !== 'time',
    }));
  }

  /** "взять паспорт до среды и оплатить взнос", "до уроков полить цветы, после уроков сдать ключи" */
  private isClosed(at: number, link: Link): boolean {
    const before = this.items[at - 1];
    if (link === 'and') {
      return OWN_TIMES.has(before?.meaning?.kind ?? '') && !isTime(this.items[this.from]);
    }
    if (link === 'time') return this.isTimeBehind && isTime(before);
    return isMark(before) && hasTag(this.items[at], 'event-preposition');
  }

  private candidates(): Candidate[] {
    const found: Candidate[] = [];
    let last: Item | null = null;
    let hasObject = false;
    for (let at = this.from; at < this.to; at += 1) {
      const item = this.items[at];
      if (item === undefined) break;
      // "сделай милость": a courtesy
      const end = openingEnd(this.items, at);
      if (end > at + 1) {
        at = end - 1;
        continue;
      }
      if (!isAction(item)) {
        hasObject ||= last !== null && isObject(item);
        continue;
      }
      if (last !== null && hasObject) {
        const candidate = this.candidate(last, item, at);
        if (candidate !== null) found.push(candidate);
      }
      last = item;
      hasObject = false;
    }
    return found;
  }

  private candidate(last: Item, item: Item, at: number): Candidate | null {
    if (!this.hasOwnObject(at)) return null;
    const before = this.items[at - 1];
    if (before === undefined) return null;
    if (isJoined(before)) {
      const isTalk = hasTag(last, 'reaching-verb') && hasTag(item, 'talking-verb');
      const isOne = isTalk || hasTag(last, 'going-verb');
      return isOne ? null : { at: at - 1, link: 'and' };
    }
    if (hasTag(last, 'governing-verb')) return null;
    if (isFact(before)) return { at: this.timeBefore(at), link: 'time' };
    return isObject(before) ? { at: this.withEvent(at), link: 'bare' } : null;
  }

  /** "..., после уроков сдать ключи": what it is done after or before is with the action. */
  private withEvent(at: number): number {
    const start = at - 2;
    const isEvent = start > this.from && hasTag(this.items[start], 'event-preposition');
    return isEvent && isMark(this.items[start - 1]) ? start : at;
  }

  /** Something that the action is done to, and not what is before it already. */
  private hasOwnObject(at: number): boolean {
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item === undefined || isAction(item) || isJoined(item)) return false;
      if (hasTag(item, 'pointing-back')) return false;
      if (isObject(item)) return true;
    }
    return false;
  }

  /** A time between two actions is likelier the second's, unless that has one of its own. */
  private timeBefore(at: number): number {
    if (this.isTimeBehind) return at;
    let start = at;
    while (start > this.from && isFactOf(this.items[start - 1])) start -= 1;
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item !== undefined && slotsOf(item).length > 0) return at;
    }
    return start;
  }
}

const isTime = (item: Item | undefined): boolean => item !== undefined && slotsOf(item).length > 0;

const isFactOf = (item: Item | undefined): boolean => item !== undefined && isFact(item);

/**
 * Where `items[from..to)` turns to another action with its own object; `isOneOf` when it is one of
 * several commands already.
 */
export function actionBoundaries(
  items: readonly Item[],
  from: number,
  to: number,
  isOneOf: boolean,
): readonly ActionBoundary[] {
  return new ActionBoundaries(items, from, to).read(isOneOf);
}
