import type { Item } from '../../grammar/item.ts';
import { isCardinal } from '../vocabulary.ts';
import { isPast } from './finite-verbs.ts';
import { isAddress, isCall, openingEnd } from './frame.ts';
import type { Act, Head } from './head.ts';

import {
  FORGET,
  GREETED,
  HEADING_ITEMS_MAX,
  LINKS,
  NAMED,
  OWNERS,
  OWN,
  PERSONS,
  PLACES,
  URGENCIES,
  HEADINGS,
} from './head-words.ts';
import type { Role } from './role-words.ts';

import { isAction, isFact, isMark, isPicture, roleAt } from './view.ts';

/** "хочу, чтобы ты напомнил" */
const isReminded = (item: Item, next: Item | undefined): boolean =>
  (item.word === 'ты' || item.word === 'вы') && roleAt(next) === 'remind';

/** "ребят забрать из садика": what is done may be done to them. */
const isObject = (item: Item | undefined): boolean => item?.word === 'ребят';

/** So much may stand between a name and what is asked of its bearer. */
const OPENING_ITEMS_MAX = 12;
const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'remind',
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);

/** Where in a segment its head is read, and the words that were passed over as saying nothing. */
export class HeadCursor {
  protected at = 0;
  protected readonly skipped: Item[] = [];
  protected sawChat = false;
  protected isPersonal = false;
  protected readonly items: readonly Item[];
  protected readonly taken: Set<Item>;

  constructor(items: readonly Item[], taken: Set<Item>) {
    this.items = items;
    this.taken = taken;
  }

  protected found(act: Act, verb: Role | null = null, noun: Role | null = null): Head {
    for (const item of this.skipped) this.taken.add(item);
    return { act, verb, noun };
  }

  private isFactHere(): boolean {
    const item = this.items[this.at];
    return item !== undefined && isFact(item);
  }

  protected skip(): void {
    const item = this.items[this.at];
    if (item !== undefined && !isPicture(item)) this.skipped.push(item);
    this.at += 1;
  }

  protected wordAt(ahead: number): string {
    return this.items[this.at + ahead]?.word ?? '';
  }

  /** Passes over courtesy and hesitation, and over whom it is said to; false where there is none. */
  protected skipFrame(): boolean {
    const end = openingEnd(this.items, this.at);
    if (end > this.at) {
      while (this.at < end) this.skip();
      this.isPersonal = false;
      return true;
    }
    if (!isAddress(this.items[this.at]) || !this.requestFollows(this.at + 1)) return false;
    this.skip();
    return true;
  }

  /** Behind a name that somebody is called by: what is asked of him. */
  private requestFollows(from: number): boolean {
    let isAsked = false;
    for (let at = from; at < this.items.length && at - from < OPENING_ITEMS_MAX; at += 1) {
      const item = this.items[at];
      if (item === undefined) return false;
      if (ASKING.has(roleAt(item)) || item.word === ',') return true;
      if (isAction(item) && !isPast(item.word)) return isAsked || !isObject(this.items[from - 1]);
      if (item.word === 'не' && FORGET.has(this.items[at + 1]?.word ?? '')) return true;
      isAsked ||= isFact(item);
      const end = openingEnd(this.items, at);
      if (end > at) at = end - 1;
      else if (!isFact(item) && !isAddress(item) && roleAt(item) !== 'soft') {
        // "ребят завтра созвон"
        return isCall(this.items[from - 1]);
      }
    }
    return false;
  }

  /** Greetings, marks, bullets and words that carry nothing; times may stand between them. */
  protected skipOpening(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      if (this.skipFrame()) continue;
      const role = roleAt(item);
      if (isFact(item)) {
        this.at += 1;
      } else if (item.word === 'у' && OWNERS.has(this.wordAt(1))) {
        // "у меня завтра встреча"
        this.skip();
        this.skip();
      } else if (role === 'chat') {
        this.sawChat = true;
        this.skip();
        if (GREETED.has(this.wordAt(0))) this.skip();
      } else if (role === 'pronoun') {
        this.isPersonal = true;
        this.skip();
      } else if (this.isEmptyAt(item, role)) {
        this.skip();
      } else {
        return;
      }
    }
  }

  /** "в календарь", "в мои задачи": where we put everything anyway. */
  protected skipPlace(): void {
    if (this.wordAt(0) !== 'в' && this.wordAt(0) !== 'во') return;
    const isOwn = OWN.has(this.wordAt(1));
    if (!PLACES.has(this.wordAt(isOwn ? 2 : 1))) return;
    for (let i = 0; i < (isOwn ? 3 : 2); i += 1) this.skip();
    this.skipBetween();
  }

  protected isEmptyAt(item: Item, role: Role | null): boolean {
    // "а/б тест"
    if (this.items[this.at + 1]?.word === '/' && this.items[this.at + 1]?.glued) return false;
    if (isMark(item) || role === 'sequel' || item.word === 'и' || item.word === 'а') return true;
    if (role === 'soft') return !this.isTopic(this.at);
    // "1)", "2." at the head of a line
    const next = this.items[this.at + 1];
    return isCardinal(item) && next?.glued === true && (next.word === ')' || next.word === '.');
  }

  /** "о встрече": "о" is empty only in "о том, что". */
  protected isTopic(at: number): boolean {
    return this.items[at]?.word === 'о' && this.items[at + 1]?.word !== 'том';
  }

  /** "список дел: ..." only announces what follows. */
  protected skipHeading(): boolean {
    for (let at = this.at; at < this.at + HEADING_ITEMS_MAX; at += 1) {
      if (this.items[at]?.word !== ':') continue;
      while (this.at <= at) this.skip();
      return true;
    }
    return false;
  }

  /** "план на завтра: ...": what follows is a list, and the time said is its own. */
  protected skipTitleOfList(): void {
    if (!HEADINGS.has(this.wordAt(0))) return;
    const end = this.items.findIndex((item, i) => i > this.at && item.word === ':');
    if (end < 0 || end > this.at + HEADING_ITEMS_MAX) return;
    if (this.items.slice(this.at + 1, end).some((item) => !isFact(item))) return;
    while (this.at <= end) {
      if (this.isFactHere()) this.at += 1;
      else this.skip();
    }
  }

  /** "две задачи: ...": how many are to be made says nothing of its own. */
  protected skipCount(): boolean {
    const item = this.items[this.at];
    const isCount = item !== undefined && isCardinal(item) && item.value > 1;
    if (!isCount || !NAMED.has(roleAt(this.items[this.at + 1]))) return false;
    this.skip();
    return true;
  }

  /** "мне", "пожалуйста", "новую", "срочную", and a time said between. */
  protected skipBetween(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      const role = roleAt(item);
      const isAdjective = URGENCIES.has(role) && NAMED.has(roleAt(this.items[this.at + 1]));
      const isSoft = role === 'soft' && !this.isTopic(this.at) && !PERSONS.has(item.word);
      if (this.skipFrame()) continue;
      if (isFact(item) || isAdjective) this.at += 1;
      else if (isMark(item) || isSoft || role === 'new') this.skip();
      else return;
    }
  }

  protected skipLinks(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      if (isFact(item)) {
        this.at += 1;
        continue;
      }
      const role = roleAt(item);
      if (isReminded(item, this.items[this.at + 1])) {
        this.skip();
        continue;
      }
      const isLink = LINKS.has(item.word) && !this.isTopic(this.at) && !this.startsTitle(this.at);
      const isEmpty = role === 'soft' && !this.isTopic(this.at);
      if (!isLink && !isEmpty && role !== 'need' && !isMark(item) && !FORGET.has(item.word)) return;
      this.skip();
    }
  }

  /** "про оплату", "не курить": the title begins with the link itself. */
  protected startsTitle(at: number): boolean {
    const word = this.items[at]?.word;
    const next = this.items[at + 1]?.word ?? '';
    if (word === 'не') return !FORGET.has(next);
    return word === 'про' && next !== 'то';
  }
}
