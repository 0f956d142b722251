import type { Item } from '../../../grammar/item.ts';
import { isNamedBy } from '../../../time/carry-half.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import {
  isAfterHour,
  isDueDay,
  isDueHour,
  isPlainTime,
  isPlanned,
  nameOneDay,
  type Slot,
  slotsOf,
} from '../times/time-slots.ts';
import { isAction, isFact, isWord, roleAt, says } from '../view.ts';
import { isContent, isFactOrMark, isJoint, isSpan, TimedStretch } from './timed-stretch.ts';

/** A place where a new command begins because its time is another one. */
export interface TimeBoundary {
  readonly at: number;
  /** Only another time is behind it: "... и на среду с 9 до 12". */
  readonly isRepeated: boolean;
  /** Its verb is the one before, left out: "папу встретить в три маму в семь". */
  readonly isElided: boolean;
}

/** So far back a conjunction may be before the time that it joins. */
const BEFORE_MAX = 4;

/** Reads a stretch from left to right and notes where its time is taken up by another command. */
class TimeBoundaries {
  private readonly found: TimeBoundary[] = [];
  private readonly items: readonly Item[];
  private readonly to: number;
  private readonly stretch: TimedStretch;
  /** Where the first day of the utterance is said. */
  private readonly firstDay: number;
  private start: number;
  private taken = new Set<Slot>();
  private lastFact = -1;
  private firstKind: string | undefined;
  /** What the command that is being read says already: a deadline's day, a time of its own. */
  private isDueDay = false;
  private isDueHour = false;
  private isPlanned = false;
  /** The command that is being read began with its time. */
  private timeFirst = false;
  /** Its day was said first, its hour behind its words: "завтра укладка в девять". */
  private isHourBehind = false;
  /** The command that is being read is the one before it at another time. */
  private isCopy = false;

  constructor(items: readonly Item[], from: number, to: number) {
    this.items = items;
    this.start = from;
    this.to = to;
    this.stretch = new TimedStretch(items, from, to);
    const firstDay = items.findIndex((item) => slotsOf(item).includes('day'));
    this.firstDay = firstDay < 0 ? items.length : firstDay;
  }

  read(): readonly TimeBoundary[] {
    let isCorrected = false;
    for (let at = this.start; at < this.to; at += 1) {
      const item = this.items[at];
      if (item === undefined) break;
      const fact = factOf(item);
      if (fact === null) continue;
      if (fact.kind === 'correction') {
        isCorrected = true;
        continue;
      }
      const slots = slotsOf(item);
      if (!isCorrected && this.opensCommand(at, slots)) this.divide(at);
      isCorrected = false;
      this.take(at, slots);
    }
    return this.found;
  }

  private take(at: number, slots: readonly Slot[]): void {
    if (this.lastFact < this.start) {
      this.timeFirst = !this.stretch.hasContent(this.start, at);
      this.firstKind = this.items[at]?.meaning?.kind;
    } else if (slots.join() === 'clock') {
      this.isHourBehind = this.timeFirst && this.stretch.hasContent(this.lastFact + 1, at);
    }
    for (const slot of slots) this.taken.add(slot);
    const item = this.items[at];
    this.isDueDay ||= item !== undefined && isDueDay(item);
    this.isDueHour ||= item !== undefined && isDueHour(item);
    this.isPlanned ||= item !== undefined && isPlanned(item);
    this.lastFact = at;
  }

  /** Does the fact at `at` speak of another command than the facts before it? */
  private opensCommand(at: number, slots: readonly Slot[]): boolean {
    const item = this.items[at];
    const last = this.items[this.lastFact];
    const isTime = slots.length > 0 || (item !== undefined && isAfterHour(item));
    if (item === undefined || !isTime) return false;
    if (!this.stretch.hasContent(this.start, at)) return this.isCopy && this.isCopied(at);
    if (this.isContrasted(at) && this.stretch.hasContent(at + 1, this.stretch.endOfClause(at)))
      return true;
    if (slots.length === 0) return false;
    if (last === undefined || this.lastFact < this.start) return this.isNextPlace(at);
    return !this.isOffered(at) && this.opensBehind(last, item, { at, slots });
  }

  /** The same of a fact behind another one, where what is before it has words of its own. */
  private opensBehind(
    last: Item,
    item: Item,
    { at, slots }: { readonly at: number; readonly slots: readonly Slot[] },
  ): boolean {
    const clashes = slots.some((slot) => this.taken.has(slot));
    const isBetween = this.stretch.hasContent(this.lastFact + 1, at);
    // "завтра отвезти Катю к восьми в десять массаж": the second hour is of what follows it
    const isNextHour = isDueHour(last) && this.isOtherHour(item) && !isDueHour(item);
    if (!isBetween && (isNextHour || this.isNextDay(last, at))) {
      return this.stretch.hasContent(at + 1, this.stretch.endOfClause(at));
    }
    if (!isBetween) return clashes && this.standsApart(last, item, at);
    return (
      clashes ||
      this.isNewAction(at) ||
      this.isLaterPart(item, at) ||
      this.isLaterDay(at) ||
      this.isOpposed(at) ||
      this.isOtherGoal(item, at)
    );
  }

  /** "завтра мойка в час и сушка в четыре в среду выходной": the hour is still of the day before. */
  private isNextDay(last: Item, at: number): boolean {
    const isDay = slotsOf(this.items[at] ?? last).join() === 'day' && !this.taken.has('day');
    const isHour = slotsOf(last).join() === 'clock' && this.taken.size === 1;
    if (!isDay || !isHour || this.stretch.hasAction(this.start, this.to)) return false;
    return this.firstDay < this.start;
  }

  /**
   * "отправить счёт сегодня, акт до четверга": only one clause may hold a time and a deadline, and
   * in it the deadline is last.
   */
  private isOtherGoal(item: Item, at: number): boolean {
    const isAcross = isDueDay(item) ? this.isPlanned : this.isDueDay && isPlanned(item);
    if (!isAcross && !this.isOtherHour(item)) return false;
    return !this.timeFirst || this.stretch.hasContent(at + 1, this.stretch.nextTime(at));
  }

  /** "отчёт сдать к трём позвонить в четыре": an hour by which, and an hour at which. */
  private isOtherHour(item: Item): boolean {
    const slots = slotsOf(item);
    const isHour = slots.includes('clock') || slots.includes('daypart');
    return isDueHour(item) ? this.taken.has('clock') : this.isDueHour && isHour;
  }

  /** "потом на рынок, вечером к сестре": one place without a time, another one at its own. */
  private isNextPlace(at: number): boolean {
    const isOneOf = this.start > 0 && roleAt(this.items[this.start - 1]) === 'sequel';
    // "потом бегом за ёлкой": how one goes there may be said first
    const isPlace = [this.start, this.start + 1].some((i) => says(this.items[i], 'placing'));
    return isOneOf && isPlace && says(this.items[at + 1], 'placing');
  }

  /** "... до среды, а справку принести в пятницу" */
  private isOpposed(at: number): boolean {
    for (let i = this.lastFact + 1; i < at; i += 1) {
      const item = this.items[i];
      if (!hasTag(item, 'whereas') || item?.meaning !== null) continue;
      const isPlain = !hasTag(this.items[i + 1], 'no-opening');
      // "эскизы посмотреть вечером, а музыку завтра": the verb is left out
      const isSaid = this.stretch.hasAction(i, at) || this.stretch.hasContent(i + 1, at);
      return isPlain && this.stretch.hasContent(this.start, i) && isSaid;
    }
    return false;
  }

  /** "купить хлеб завтра послезавтра сдать отчёт": two days side by side, each with its words. */
  private standsApart(last: Item, item: Item, at: number): boolean {
    const isJoined = this.lastFact < at - 1;
    // "в 11 стендап на 20 минут в 13 обед": a length ends what is before it
    if (slotsOf(last).length === 0 && this.timeFirst) {
      return this.stretch.hasContent(at + 1, this.stretch.endOfClause(at));
    }
    // "утром до работы": hours and parts of the day side by side are one time
    const isDay = slotsOf(item).some((slot) => slot !== 'clock' && slot !== 'daypart');
    if (!isJoined && (!isDay || nameOneDay(last, item))) return false;
    if (this.isCopied(at)) return true;
    // "таблетки утром и вечером пить" is one
    const isListed = isJoined && slotsOf(last).join() === slotsOf(item).join();
    if (isListed && !this.stretch.hasAction(this.start, this.lastFact)) return false;
    if (!this.stretch.hasContent(at + 1, this.stretch.endOfClause(at))) return false;
    if (this.timeFirst || (isDay && this.isComplete(last, at))) return true;
    return (
      this.stretch.hasAction(this.start, this.lastFact) && this.stretch.hasAction(at + 1, this.to)
    );
  }

  /** "смена в пятницу с восьми до двух": its day and its hours are said. */
  private isComplete(last: Item | undefined, at: number): boolean {
    const isWhole = this.taken.has('day') && this.taken.has('clock');
    return isWhole && (isSpan(last) || this.stretch.hasAction(at + 1, this.to));
  }

  /** "сегодня или завтра": another reading of the same. */
  private isOffered(at: number): boolean {
    return hasTag(this.items[at - 1], 'or') && this.lastFact === at - 2;
  }

  /** "завтра проверить проводку в девять принять бетон": each action has its own time. */
  private isNewAction(at: number): boolean {
    if (this.isHourBeforeDay(at)) return false;
    // "завтра съездить в девять забрать посылку": what one goes for
    if (hasTag(this.items[at - 1], 'going-verb')) return false;
    const isNext = this.timeFirst && isAction(this.stretch.nextWord(at));
    return isNext && this.stretch.hasAction(this.start, at) && this.precedesWords(at);
  }

  /**
   * "завтра отвезти документы в десять в пятницу забрать": a part that began with its day takes its
   * hour, and the day behind it opens the next part.
   */
  private isHourBeforeDay(at: number): boolean {
    const [hour, day] = [this.items[at], this.items[at + 1]];
    if (hour === undefined || day === undefined || this.taken.has('clock')) return false;
    const isHour = slotsOf(hour).join() === 'clock' && !isDueHour(hour);
    return isHour && slotsOf(day).join() === 'day' && this.timeFirst && this.taken.has('day');
  }

  /** Do hours like the one at `at` are before their words: is the last of them followed by any? */
  private precedesWords(at: number): boolean {
    let last = at;
    for (
      let end = this.stretch.endOfClause(last);
      end < this.to;
      end = this.stretch.endOfClause(last)
    )
      last = end;
    return this.stretch.hasContent(last + 1, this.to);
  }

  /** "в девять врач вечером дописать отчёт": behind an hour and its words, a part of the day. */
  private isLaterPart(item: Item, at: number): boolean {
    const isPart = slotsOf(item).join() === 'daypart' && this.taken.has('clock') && this.timeFirst;
    const next = this.stretch.nextWord(at);
    if (!isPart || !this.stretch.hasContent(at + 1, this.to)) return false;
    // "в девять врач вечером в клинике", but "в два врач вечером в кино"
    const isPlace = hasTag(next, 'preposition') || hasTag(next, 'placing');
    return !isPlace || this.isOutside(item);
  }

  /** "завтра в два A вечером B в среду C": a part that is of the day before ends where another day is said. */
  private isLaterDay(at: number): boolean {
    const isDay = slotsAt(this.items[at]).join() === 'day' && !this.taken.has('day');
    return (
      isDay &&
      this.timeFirst &&
      this.firstDay < this.start &&
      this.stretch.hasContent(at + 1, this.to)
    );
  }

  /** Is the hour said before in another part of the day? */
  private isOutside({ meaning }: Item): boolean {
    const hour = this.items
      .slice(this.start, this.lastFact + 1)
      .findLast((item) => item.meaning?.kind === 'clock')?.meaning;
    if (meaning?.kind !== 'daypart' || hour?.kind !== 'clock') return false;
    return !isNamedBy(hour.clock, meaning.daypart);
  }

  /** "..., а вечером в зал" */
  private isContrasted(at: number): boolean {
    let before = at - 1;
    const first = Math.max(this.start, at - BEFORE_MAX);
    while (before > first && isFactOrMark(this.items[before])) before -= 1;
    const isPlain = this.items[before]?.meaning === null;
    if (!isPlain || before <= this.start) return false;
    return hasTag(this.items[before], 'contrast') || roleAt(this.items[before]) === 'sequel';
  }

  /** "на среду с 9 до 12 и на пятницу с 10 до 13": a whole time, and nothing else behind it. */
  private isCopied(at: number): boolean {
    // "завтра с 9 до 18 послезавтра с 12 до 21": spans follow each other without a joint
    const isJoined = isJoint(this.items[at - 1]) || isSpan(this.items[at - 1]);
    if (!isJoined || !this.taken.has('day') || !this.taken.has('clock')) return false;
    if (this.stretch.hasContent(at, this.to)) return false;
    const slots = this.stretch.slotsFrom(at);
    return slots.has('day') && slots.has('clock');
  }

  private divide(at: number): void {
    const isRepeated = !this.stretch.hasContent(this.lastFact + 1, this.to) && this.isCopied(at);
    const place = isRepeated ? at : this.placeBefore(at);
    if (place === null) return;
    // what is no list is left together, and confirmed for the time that it has no place for
    const isPlain = isRepeated || this.isParallel(place, at) || this.isPlainDay(at);
    const isElided = !isPlain && this.isElided(place, at);
    if (!isPlain && !isElided) return;
    this.found.push({ at: place, isRepeated, isElided });
    this.isCopy = isRepeated;
    this.start = place;
    this.taken = new Set();
    this.isDueDay = false;
    this.isDueHour = false;
    this.isPlanned = false;
    this.isHourBehind = false;
    this.lastFact = -1;
  }

  /** Where between the last fact and the one at `at` the new command begins. */
  private placeBefore(at: number): number | null {
    const first = Math.max(this.lastFact + 1, this.start);
    for (const place of this.places(first, at)) {
      if (
        this.stretch.hasContent(this.start, place) &&
        this.stretch.hasContent(place, this.stretch.endOfClause(at))
      ) {
        return place;
      }
    }
    return null;
  }

  private places(first: number, at: number): readonly number[] {
    // a joint says where
    const joint = this.stretch.lastJoint(first, at);
    const joints = joint === null ? [] : [joint];
    const action = this.stretch.lastAction(first, at);
    const actions = action === null ? [] : [action];
    const isBehind = this.isHourBehind && this.stretch.endsInTime(at);
    return (this.timeFirst && !isBehind) || this.lastFact < this.start
      ? [...joints, at, first, ...actions]
      : [...joints, first, ...actions, at];
  }

  /** Both sides name an action, or neither does. */
  private isParallel(place: number, at: number): boolean {
    if (isJoint(this.items[place]) || this.isSameDeadline(at)) return true;
    if (this.stretch.hasAction(this.start, place) === this.stretch.hasAction(place, this.to))
      return true;
    if (place === at && this.isComplete(this.items[this.lastFact], at)) return true;
    return (
      this.stretch.hasAction(this.start, place) &&
      (this.stretch.happensAt(place) || this.isRepeated(place))
    );
  }

  /**
   * "папу встретить в три маму в семь", "счёт отправить сегодня акт завтра": a verb for both, and
   * each thing before its time.
   */
  private isElided(place: number, at: number): boolean {
    const [last, item, first] = [this.items[this.lastFact], this.items[at], this.items[place]];
    if (last === undefined || item === undefined || this.timeFirst || place >= at) return false;
    if (this.lastFact !== place - 1 || !this.stretch.endsInTime(at)) return false;
    if (slotsOf(last).join() !== slotsOf(item).join()) return false;
    if (!this.stretch.hasAction(this.start, place) || this.stretch.hasAction(place, at))
      return false;
    const isNoun = first !== undefined && isWord(first) && roleAt(first) === null;
    if (!isNoun || hasTag(first, 'preposition') || hasTag(first, 'binding')) return false;
    // "купить завтра билеты на субботу": what is bought is still to come
    const said = this.items.slice(this.start, this.lastFact);
    return said.some((other) => isContent(other) && !isAction(other) && !isFact(other));
  }

  /** "тикет 88 закрыть сегодня тикет 91 завтра" */
  private isRepeated(place: number): boolean {
    const [first, again] = [this.items[this.start], this.items[place]];
    return first !== undefined && again !== undefined && isWord(again) && first.word === again.word;
  }

  /** Said first and of the same plain kind as before: "до 20 оплатить свет, до 25 газ". */
  private isPlainDay(at: number): boolean {
    const item = this.items[at];
    if (!this.timeFirst || item === undefined) return false;
    return isPlainTime(item) || this.firstKind === item.meaning?.kind;
  }

  /** "оплатить свет до двадцатого, газ до тридцатого": a verb for both, and a deadline for each. */
  private isSameDeadline(at: number): boolean {
    const kind = this.items[at]?.meaning?.kind;
    const isBehind = !this.timeFirst && !this.stretch.hasContent(at + 1, this.to);
    return isBehind && kind === 'due' && this.firstKind === kind;
  }
}

const slotsAt = (item: Item | undefined): readonly Slot[] =>
  item === undefined ? [] : slotsOf(item);

/** Where `items[from..to)` turns to another command, told by its times alone. */
export function timeBoundaries(
  items: readonly Item[],
  from: number,
  to: number,
): readonly TimeBoundary[] {
  return new TimeBoundaries(items, from, to).read();
}
