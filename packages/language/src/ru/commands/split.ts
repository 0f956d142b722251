import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isCardinal } from '../vocabulary.ts';
import { isDoing } from './is-doing.ts';
import { Count } from './count.ts';
import type { Role } from '../lexicon/role-words.ts';
import { isInfinitive, looksLikeAdjective } from './verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

/** Indexes into the items of the utterance, end exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** A line of a list, so even a lone noun is meant as a task. */
  readonly isLine: boolean;
  /** Joined to the one before by a comma or "и": the day said first holds for it, too. */
  readonly isEnumerated: boolean;
}

/** How what stands right of a possible boundary begins: создай; купить; созвон; anything else. */
type Opening = 'command' | 'action' | 'meeting' | 'words' | 'nothing';

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

const BULLET_MAX = 30;
const MARKS = new Set([',', '.', '!', ';', 'newline']);

/** How many items of "во-первых" stand at `at`; dictation leaves the hyphen out. */
function enumeratorLength(items: readonly Item[], at: number): number {
  if (!hasTag(items[at], 'in')) return 0;
  const isHyphened = items[at + 1]?.word === '-' && items[at + 1]?.glued === true;
  if (isHyphened) return hasTag(items[at + 2], 'enumerator') ? 3 : 0;
  return hasTag(items[at + 1], 'enumerator') && isAction(items[at + 2]) ? 2 : 0;
}

/** How many items of "после него" stand at `at`, before an action. */
function afterItLength(items: readonly Item[], at: number): number {
  const isAfter = hasTag(items[at], 'after') && hasTag(items[at + 1], 'after-it');
  return isAfter && isAction(items[at + 2]) ? 2 : 0;
}

const isByTheWay = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at], 'by-the-way') && hasTag(items[at - 1], 'conjunction');

const isSeparator = (item: Item | undefined): boolean =>
  item !== undefined &&
  !(item.flags & QUOTED) &&
  (MARKS.has(item.word) ||
    hasTag(item, 'conjunction') ||
    hasTag(item, 'more') ||
    roleAt(item) === 'sequel');

/** "2.", "3)": the number of a line. */
function isBullet(items: readonly Item[], at: number): boolean {
  const number = items[at];
  const mark = items[at + 1];
  const isMarked = mark?.glued === true && (mark.word === '.' || mark.word === ')');
  if (number === undefined || !isMarked || number.meaning !== null) return false;
  return isCardinal(number) && number.value <= BULLET_MAX && items[at + 2]?.glued === false;
}

/** Says nothing about how a command begins. */
function skips(item: Item): boolean {
  const role = roleAt(item);
  const isEmpty = role === 'soft' || role === 'sequel' || role === 'new';
  return isEmpty || !isWord(item) || hasTag(item, 'conjunction');
}

const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);
const NAMING: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block']);
const CONTENT: ReadonlySet<Role> = new Set<Role>([
  'meeting',
  'event',
  'block',
  'device',
  'fixture',
  'query',
  'edit',
]);
const CLOCKS = new Set(['clock', 'clock-range', 'daypart']);

/** "график на март": a month behind a noun is oftener the noun's than the command's. */
const isOfNoun = ({ meaning }: Item): boolean =>
  meaning?.kind === 'window' && meaning.period.unit !== 'week' && meaning.period.unit !== 'weekend';

const URGENCIES: ReadonlySet<Role | null> = new Set<Role>(['urgent', 'important', 'unhurried']);
const isFactOf = (item: Item | undefined): boolean => item !== undefined && isFact(item);

/** Words that a title can be made of. */
function isContent(item: Item): boolean {
  if (!isWord(item) || skips(item)) return false;
  const role = roleAt(item);
  return role === null || CONTENT.has(role);
}

/** Finds the boundaries between the commands of one utterance, in time linear in its length. */
class Splitter {
  private readonly items: readonly Item[];
  /** "1. ... 2. ...": numbers with a mark divide. */
  private readonly isNumbered: boolean;
  private readonly contents: Count;
  private readonly heads: Count;
  private readonly facts: Count;
  private readonly actions: Count;
  private readonly clocks: Count;
  /** For each index, where the next word stands that says how a command begins. */
  private readonly openings: number[];
  /** For each index, where the next separator begins. */
  private readonly separators: number[];

  constructor(items: readonly Item[]) {
    this.items = items;
    this.isNumbered = isBullet(items, 0);
    this.contents = new Count(items, isContent);
    this.heads = new Count(items, (item) => NAMING.has(roleAt(item)));
    this.facts = new Count(items, (item) => isFact(item) && !isOfNoun(item));
    this.actions = new Count(items, isAction);
    this.clocks = new Count(items, (item) => CLOCKS.has(item.meaning?.kind ?? ''));
    this.openings = this.nextWhere((item) => !isFact(item) && !skips(item));
    this.separators = this.nextWhere((item, at) => this.separates(item, at));
  }

  private separates(item: Item | undefined, at: number): boolean {
    // "от 18.02": nobody ends a sentence inside a number
    if (item?.glued === true && item.word === '.' && this.items[at + 1]?.glued === true)
      return false;
    if (isSeparator(item) || enumeratorLength(this.items, at) > 0) return true;
    if (isByTheWay(this.items, at) || afterItLength(this.items, at) > 0) return true;
    return this.isNumbered && isBullet(this.items, at);
  }

  private nextWhere(is: (item: Item, at: number) => boolean): number[] {
    const next: number[] = [];
    let found = this.items.length;
    for (let at = this.items.length; at >= 0; at -= 1) {
      const item = this.items[at];
      if (item !== undefined && is(item, at)) found = at;
      next[at] = found;
    }
    return next;
  }

  split(): Segment[] {
    const segments: Segment[] = [];
    let start = 0;
    let before: Separator | null = null;
    let isListed = false;
    const push = (to: number, after: Separator | null): void => {
      // a list of doings has no verbs
      const isListed = before?.hasComma === true && this.isListOfDoings(start, to);
      const isLine = before?.isHard === true || after?.isHard === true || isListed;
      const isEnumerated =
        before !== null && !before.isHard && !before.isAnnounced && !before.isSentence;
      segments.push({ from: start, to, isLine, isEnumerated });
    };
    for (let at = this.separators[0] ?? 0; at < this.items.length; ) {
      const separator = this.separatorAt(at);
      if (segments.length < COMMANDS_MAX - 1 && this.divides(start, separator, isListed)) {
        push(separator.from, separator);
        start = separator.to;
        before = separator;
        isListed = separator.hasComma || isListed;
      }
      at = this.separators[separator.to] ?? this.items.length;
    }
    push(this.items.length, null);
    return segments;
  }

  private separatorAt(from: number): Separator {
    let to = from;
    let isEnumerated = false;
    let isMore = false;
    while (this.separates(this.items[to], to)) {
      const enumerator = enumeratorLength(this.items, to);
      isEnumerated ||= enumerator > 0;
      const afterIt = afterItLength(this.items, to);
      isMore ||= afterIt > 0 || isByTheWay(this.items, to);
      to += enumerator || afterIt || (this.isNumbered && isBullet(this.items, to) ? 2 : 1);
    }
    const list = this.items.slice(from, to);
    const words = list.map((item) => item.word);
    return {
      from,
      to,
      isHard:
        isEnumerated ||
        words.includes('newline') ||
        words.includes(';') ||
        (this.isNumbered && list.some((_, i) => isBullet(this.items, from + i))),
      isAnnounced: isMore || list.some((item) => roleAt(item) === 'sequel' || hasTag(item, 'more')),
      hasComma: words.includes(','),
      isSentence: words.includes('.') || words.includes('!'),
    };
  }

  private divides(start: number, separator: Separator, isListed: boolean): boolean {
    const { from, to } = separator;
    const end = this.items.length;
    const hasRight = this.contents.any(to, end) || this.heads.any(to, end);
    if (!this.contents.any(start, from) || !hasRight) return false;
    if (separator.isHard) return true;
    // "купить ещё хлеба"
    if (hasTag(this.items[from], 'more') && isAction(this.items[from - 1])) return false;
    // "плюс семь девятьсот": a telephone
    const opens = this.items[to];
    if (opens !== undefined && isCardinal(opens) && hasTag(this.items[to - 1], 'plus'))
      return false;
    if (hasTag(this.items[start], 'when') && !this.actions.any(start, from)) return false;
    const next = this.separators[to] ?? end;
    const timed = this.facts.any(to, next);
    // "созвон с Машей, завтра в 10, ...": a time between commas belongs to what stands before it
    if (timed && !this.contents.any(to, next) && !this.heads.any(to, next)) return false;
    if (this.isUrgency(start, to)) return true;
    const isDoingList = separator.hasComma || (isListed && hasTag(this.items[from], 'conjunction'));
    if (isDoingList && this.isListOfDoings(start, from) && this.isListOfDoings(to, next))
      return true;
    const opening = this.openings[to] ?? end;
    const timeFirst = this.facts.any(to, opening);
    const bothTimed = timed && this.facts.any(start, from);
    switch (this.openingOf(opening)) {
      case 'nothing':
        return false;
      case 'command':
        return true;
      case 'action':
        if (separator.hasComma || separator.isAnnounced || separator.isSentence) return true;
        if (this.joinsTimes(start, separator)) return false;
        // "купить хлеб завтра и позвонить маме в пятницу": each has its own time
        return timeFirst || isListed || bothTimed;
      case 'meeting':
        // "зарядить рацию и завтра в пять матч"
        if (timeFirst && this.isPlanBesideTask(start, separator, next)) return true;
        // "купить хлеб, завтра в 10 созвон"
        return (
          separator.isSentence ||
          separator.isAnnounced ||
          bothTimed ||
          (timeFirst && separator.hasComma)
        );
      case 'words': {
        if (timeFirst && this.isPlanBesideTask(start, separator, next)) return true;
        const clocks = this.clocks.any(start, from) && this.clocks.any(to, next);
        // "созвон в 10, потом обед в 13"
        if (clocks && (separator.isAnnounced || separator.hasComma || timeFirst)) return true;
        // "заехать на базу, потом на объект к одиннадцати"
        const isMore = timed && separator.isAnnounced && this.contents.any(to, next);
        if (isMore && this.actions.any(start, from)) return true;
        if (this.goesOnElsewhere(separator)) return true;
        // "хлеб купить сегодня, торт заказать до пятницы"
        if (bothTimed && separator.hasComma && this.acts(start, from) && this.acts(to, next)) {
          return true;
        }
        // "..., оплатить газ до тридцатого, телефон первого августа"
        return bothTimed && isListed && separator.hasComma && this.contents.any(to, next);
      }
    }
  }

  /** "завтра в девять стоматолог, потом на почту": where one goes next. */
  private goesOnElsewhere({ from, to }: Separator): boolean {
    const isNext = this.items.slice(from, to).some((item) => roleAt(item) === 'sequel');
    return isNext && hasTag(this.items[to], 'placing') && this.facts.any(0, from);
  }

  /** "зарядить дрон и завтра с девяти до часу съёмка": something to do, and what happens at its time. */
  private isPlanBesideTask(start: number, { from, to }: Separator, next: number): boolean {
    if (!hasTag(this.items[from], 'conjunction')) return false;
    const isTask = this.acts(start, from) && !this.facts.any(start, from);
    return isTask && !this.acts(to, next) && this.contents.any(to, next);
  }

  /** "срочно A и не срочно B" */
  private isUrgency(start: number, to: number): boolean {
    const at = hasTag(this.items[to], 'not') ? to + 1 : to;
    if (!URGENCIES.has(roleAt(this.items[at])) || !isAction(this.items[at + 1])) return false;
    return this.items.slice(start, to).some((item) => URGENCIES.has(roleAt(item)));
  }

  /** "завтра: уборка, замена крана, спортзал": a day, and what is done on it. */
  private isListOfDoings(from: number, to: number): boolean {
    return isFactOf(this.items[0]) && !this.acts(from, to) && this.isDoingAt(from, to);
  }

  /** Does the stretch begin with a noun of doing, adjectives before it left out? */
  private isDoingAt(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) {
      const item = this.items[at];
      if (item === undefined) return false;
      const role = roleAt(item);
      if (isDoing(item) || role === 'meeting' || role === 'event') return true;
      if (isContent(item) && !looksLikeAdjective(item.word)) return false;
    }
    return false;
  }

  private acts(from: number, to: number): boolean {
    return this.actions.any(from, to);
  }

  /** "таблетки утром и вечером пить": the times of one action, which stands behind them. */
  private joinsTimes(start: number, { from, to }: Separator): boolean {
    const before = this.items[from - 1]?.meaning?.kind;
    const isSame = before !== undefined && before === this.items[to]?.meaning?.kind;
    return isSame && !this.items.slice(start, from).some(isAction);
  }

  private openingOf(at: number): Opening {
    const item = this.items[at];
    if (item === undefined) return 'nothing';
    const role = roleAt(item);
    if (role === 'remind' || role === 'reminder') {
      if (this.isReminderField(at)) return 'nothing';
      if (role === 'remind') return 'command';
    }
    if (hasTag(item, 'not') && hasTag(this.items[at + 1], 'forgetting')) return 'command';
    // "купить билеты и забронировать гостиницу"
    if (ASKING.has(role)) return isInfinitive(item.word) ? 'action' : 'command';
    if (NAMING.has(role)) {
      const next = this.items[at + 1];
      const isHead = next !== undefined && (next.word === ':' || isAction(next) || isFact(next));
      return isHead ? 'command' : 'words';
    }
    if (role === 'meeting' || role === 'event') return 'meeting';
    return isAction(item) ? 'action' : 'words';
  }

  /** "напомни за час": a field of the command before it. */
  private isReminderField(at: number): boolean {
    let found = false;
    for (let i = at + 1; i < this.items.length; i += 1) {
      const item = this.items[i];
      if (item === undefined) break;
      if (item.meaning?.kind === 'due-in' && item.meaning.weak) {
        found = true;
      } else if (isFact(item) || (isWord(item) && !skips(item) && !hasTag(item, 'of-reminder'))) {
        return false;
      }
    }
    return found;
  }
}

/** Several commands in one breath, in spoken order; a list of nouns stays one. */
export function splitCommands(items: readonly Item[]): Segment[] {
  return new Splitter(items).split();
}
