import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isAction, isMark, isPlusOfNumber, roleAt } from '../view.ts';
import { argumentsFrom } from './clause-arguments.ts';

/** What may be between two commands: marks, conjunctions, "потом". */
export interface Separator {
  readonly from: number;
  readonly to: number;
  /** newline, semicolon: whatever is on both sides */
  readonly isHard: boolean;
  /** "потом", "ещё": more is announced */
  readonly isAnnounced: boolean;
  readonly hasComma: boolean;
  readonly isSentence: boolean;
}

const BULLET_MAX = 30;
const MARKS = new Set([',', '.', '!', ';', 'newline']);

/**
 * How many items of "во-первых" are at `at`, which opens a command of its own wherever it is;
 * dictation leaves the hyphen out.
 */
function enumeratorLength(items: readonly Item[], at: number): number {
  if (!hasTag(items[at], 'in')) return 0;
  const isHyphened = items[at + 1]?.word === '-' && items[at + 1]?.glued === true;
  if (isHyphened) return hasTag(items[at + 2], 'enumerator') ? 3 : 0;
  return hasTag(items[at + 1], 'enumerator') && isAction(items[at + 2]) ? 2 : 0;
}

/** How many items of "после него" are at `at`, before an action: what follows is another thing. */
function afterItLength(items: readonly Item[], at: number): number {
  // "через день после этого": so long after it
  if (hasTag(items[at - 1]?.parts[0], 'through')) return 0;
  const first = hasTag(items[at], 'at-once') ? at + 1 : at;
  if (!hasTag(items[first], 'after')) return 0;
  // "сразу после в десять звонок": what is next says its own hour
  if (hasTag(items[first + 1]?.parts[0], 'in')) return first + 1 - at;
  const isAfter = hasTag(items[first + 1], 'after-it') && isAction(items[first + 2]);
  return isAfter ? first + 2 - at : 0;
}

/** "и кстати", "и да": more is announced. */
const isByTheWay = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at], 'by-the-way') && hasTag(items[at - 1], 'conjunction');

const announcesMore = (item: Item): boolean =>
  roleAt(item) === 'sequel' || hasTag(item, 'more') || item.word === PLUS;

/** "узнать, что ещё купить": asked for, and no more is announced. */
const isWhatElse = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at], 'more') && hasTag(items[at - 1], 'question-word');

/** "скинуть фото + ответить Лене" */
const PLUS = '+';
const isPlus = (items: readonly Item[], at: number): boolean =>
  items[at]?.word === PLUS && at > 0 && isAction(items[at + 1]);

/** "помыть полы да вынести мусор": between words, and before something to do. */
function joinsToo(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (!hasTag(items[at], 'and-too') || before === undefined || isMark(before)) return false;
  return isAction(items[at + 1]) || argumentsFrom(items, at + 1, items.length) !== null;
}

const isSeparator = (item: Item | undefined): boolean =>
  item !== undefined &&
  !(item.flags & QUOTED) &&
  (MARKS.has(item.word) || hasTag(item, 'conjunction') || announcesMore(item));

/** "от 18.02": nobody ends a sentence inside a number. */
function isInsideNumber(items: readonly Item[], at: number): boolean {
  const item = items[at];
  return item?.glued === true && item.word === '.' && items[at + 1]?.glued === true;
}

/** "каб. 12": the stop ends a word, and no sentence. */
const isOfAbbreviation = (items: readonly Item[], at: number): boolean =>
  items[at]?.word === '.' &&
  items[at]?.glued === true &&
  hasTag(items[at - 1], 'abbreviation') &&
  isNumber(items[at + 1]);
/** A number that belongs to its noun has become a word without letters. */
const isNumber = (item: Item | undefined): boolean =>
  item !== undefined && (isCardinal(item) || item.word === '');

/** "И." is a name cut short, not the conjunction. */
const isInitial = (items: readonly Item[], at: number): boolean =>
  items[at]?.word.length === 1 &&
  LETTER.test(items[at]?.word ?? '') &&
  items[at + 1]?.word === '.' &&
  items[at + 1]?.glued === true;
const LETTER = /\p{L}/u;

/** "Петрова И. В. поднять": neither the letters nor the stops of two initials divide. */
function isAmongInitials(items: readonly Item[], at: number): boolean {
  const first = items[at]?.word === '.' ? at - 1 : at;
  if (!isInitial(items, first)) return false;
  return isInitial(items, first + 2) || isInitial(items, first - 2);
}

/** "2.", "3)": the number of a line. */
function isBullet(items: readonly Item[], at: number): boolean {
  const number = items[at];
  const mark = items[at + 1];
  const isMarked = mark?.glued === true && (mark.word === '.' || mark.word === ')');
  if (number === undefined || !isMarked || number.meaning !== null) return false;
  return isCardinal(number) && number.value <= BULLET_MAX && items[at + 2]?.glued === false;
}

/** Finds what separates the commands of one utterance. */
export class Separators {
  private readonly items: readonly Item[];
  /** "1. ... 2. ...": numbers with a mark divide. */
  private readonly isNumbered: boolean;

  constructor(items: readonly Item[]) {
    this.items = items;
    this.isNumbered = isBullet(items, 0);
  }

  /** Is one of them at `at`? */
  isAt(item: Item | undefined, at: number): boolean {
    if (isInsideNumber(this.items, at) || isAmongInitials(this.items, at)) return false;
    if (isOfAbbreviation(this.items, at)) return false;
    if (isPlusOfNumber(item, this.items[at + 1])) return false;
    if (isWhatElse(this.items, at)) return false;
    if (isSeparator(item) || enumeratorLength(this.items, at) > 0) return true;
    if (isPlus(this.items, at) || joinsToo(this.items, at)) return true;
    if (isByTheWay(this.items, at) || afterItLength(this.items, at) > 0) return true;
    return this.isBulletAt(at);
  }

  /** The one that begins at `from`, with all that hangs together with it. */
  at(from: number): Separator {
    let to = from;
    let isHard = false;
    let isAnnounced = false;
    while (this.isAt(this.items[to], to)) {
      const enumerator = enumeratorLength(this.items, to);
      const afterIt = afterItLength(this.items, to);
      isHard ||= enumerator > 0;
      isAnnounced ||= afterIt > 0 || isByTheWay(this.items, to);
      to += enumerator || afterIt || (this.isBulletAt(to) ? 2 : 1);
    }
    const list = this.items.slice(from, to);
    const words = new Set(list.map(({ word }) => word));
    return {
      from,
      to,
      isHard: isHard || words.has('newline') || words.has(';') || this.hasBullet(from, to),
      isAnnounced: isAnnounced || list.some(announcesMore),
      hasComma: words.has(','),
      isSentence: words.has('.') || words.has('!'),
    };
  }

  private isBulletAt(at: number): boolean {
    return this.isNumbered && isBullet(this.items, at);
  }

  private hasBullet(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.isBulletAt(at)) return true;
    return false;
  }
}
