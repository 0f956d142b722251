import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { courtesyBefore } from '../talk/frame.ts';
import { type Slot, slotsOf } from '../times/time-slots.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { Count } from './count.ts';

const JOINT_MARKS = new Set([',', '.', ';', '-']);
/** Words that ask, and say nothing of what is asked for. */
const WORDLESS: ReadonlySet<Role> = new Set<Role>([
  'soft',
  'sequel',
  'chat',
  'new',
  'pronoun',
  'create',
  'schedule',
  'put',
  'reserve',
  'remind',
  'need',
  'task',
  'reminder',
  'block',
]);

export const isContent = (item: Item | undefined): boolean => {
  if (item === undefined || !isWord(item) || hasTag(item, 'empty-beside-time')) return false;
  // "до пятницы, даже до вторника отдать": it is no word of anything to be done
  if (hasTag(item, 'weighing')) return false;
  const role = roleAt(item);
  return role === null || !WORDLESS.has(role);
};

export const isJoint = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.meaning === null &&
  (JOINT_MARKS.has(item.word) || hasTag(item, 'conjunction') || roleAt(item) === 'sequel');

export const isSpan = (item: Item | undefined): boolean => item?.meaning?.kind === 'clock-range';

export const isFactOrMark = (item: Item | undefined): boolean =>
  item !== undefined && (isFact(item) || isMark(item));

/** A stretch of an utterance, and what is where in it. */
export class TimedStretch {
  readonly items: readonly Item[];
  readonly to: number;
  private readonly from: number;
  private readonly contents: Count;
  private readonly actions: Count;

  constructor(items: readonly Item[], from: number, to: number) {
    this.items = items;
    this.from = from;
    this.to = to;
    const framed = courtesyBefore(items, from, to);
    const own = items.slice(from, to);
    let hasActed = false;
    this.contents = new Count(own, (item) => {
      if (framed.has(item)) return false;
      // "забрать полку поставить в субботу": behind another action it asks for nothing
      const isDone = hasActed && isAction(item) && isInfinitive(item.word);
      hasActed ||= isAction(item);
      return isDone || isContent(item);
    });
    this.actions = new Count(own, isAction);
  }

  /** Where the next time is behind `at`. */
  nextTime(at: number): number {
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item !== undefined && slotsOf(item).length > 0) return i;
    }
    return this.to;
  }

  /** The next word behind `at` that says no time. */
  nextWord(at: number): Item | undefined {
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item !== undefined && !isFact(item) && !isMark(item)) return item;
    }
    return undefined;
  }

  /** Where the words behind `at` end: at the next fact for a place that is taken. */
  endOfClause(at: number): number {
    const item = this.items[at];
    const own = new Set(item === undefined ? [] : slotsOf(item));
    for (let i = at + 1; i < this.to; i += 1) {
      const next = this.items[i];
      if (next !== undefined && slotsOf(next).some((slot) => own.has(slot))) return i;
    }
    return this.to;
  }

  /**
   * "завтра укладка в девять стрижка в два": is the last of the times from `at` on that take the
   * same place behind its words, too?
   */
  endsInTime(at: number): boolean {
    const first = this.items[at];
    const slots = first === undefined ? '' : slotsOf(first).join();
    for (let last = at; ; ) {
      const next = this.nextTime(last);
      const item = this.items[next];
      const isAlike = item !== undefined && slotsOf(item).join() === slots;
      if (next === this.to || !isAlike) return !this.hasContent(last + 1, next);
      last = next;
    }
  }

  /** The joint between the two that says where one ends and the other begins. */
  lastJoint(first: number, at: number): number | null {
    for (let i = at - 1; i >= first; i -= 1) {
      const item = this.items[i];
      if (!isJoint(item)) continue;
      // "палатку и спальники", "тест-драйв": inside a title they join its words
      const isEdge = i === at - 1 || i === first;
      if (isEdge || (!hasTag(item, 'and') && item?.word !== '-')) return i;
    }
    return null;
  }

  lastAction(first: number, at: number): number | null {
    for (let i = at - 1; i > first; i -= 1) if (isAction(this.items[i])) return i;
    return null;
  }

  /** "выучить роль к пятому репетиция шестого в семь": what takes place needs no verb. */
  happensAt(place: number): boolean {
    const item = this.nextWord(place - 1);
    const role = roleAt(item);
    const isHappening = role === 'meeting' || role === 'event' || hasTag(item, 'doing-noun');
    if (!isHappening) return false;
    return this.items.slice(place, this.to).some((other) => slotsOf(other).includes('clock'));
  }

  /** The places of a time that are taken from `at` on. */
  slotsFrom(at: number): ReadonlySet<Slot> {
    return new Set(this.items.slice(at, this.to).flatMap((item) => [...slotsOf(item)]));
  }

  /** Is anything said there that a title could be made of? */
  hasContent(from: number, to: number): boolean {
    return from < to && this.contents.any(from - this.from, to - this.from);
  }

  hasAction(from: number, to: number): boolean {
    return from < to && this.actions.any(from - this.from, to - this.from);
  }
}
