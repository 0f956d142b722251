import type { Item } from '../../grammar/item.ts';
import { isCardinal } from '../vocabulary.ts';
import { isPast } from './finite-verbs.ts';
import { isAddress, isCall, openingEnd } from './frame.ts';
import type { Act, Head } from './head.ts';

import { HEADING_ITEMS_MAX, NAMED, URGENCIES } from './head-words.ts';
import type { Role } from '../lexicon/role-words.ts';

import { isAction, isFact, isMark, isPicture, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

/** "хочу, чтобы ты напомнил" */
const isReminded = (item: Item, next: Item | undefined): boolean =>
  hasTag(item, 'you') && roleAt(next) === 'remind';

/** "ребят забрать из садика": what is done may be done to them. */
const isObject = (item: Item | undefined): boolean => hasTag(item, 'called-object');

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
      if (hasTag(item, 'not') && hasTag(this.items[at + 1], 'forget')) return true;
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
      } else if (hasTag(item, 'at') && hasTag(this.items[this.at + 1], 'owner')) {
        // "у меня завтра встреча"
        this.skip();
        this.skip();
      } else if (role === 'chat') {
        this.sawChat = true;
        this.skip();
        if (hasTag(this.items[this.at], 'greeted')) this.skip();
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
    if (!hasTag(this.items[this.at], 'in')) return;
    const isOwn = hasTag(this.items[this.at + 1], 'own');
    if (!hasTag(this.items[this.at + (isOwn ? 2 : 1)], 'plan-place')) return;
    for (let i = 0; i < (isOwn ? 3 : 2); i += 1) this.skip();
    this.skipBetween();
  }

  protected isEmptyAt(item: Item, role: Role | null): boolean {
    // "а/б тест"
    if (this.items[this.at + 1]?.word === '/' && this.items[this.at + 1]?.glued) return false;
    if (isMark(item) || role === 'sequel' || hasTag(item, 'and') || hasTag(item, 'whereas'))
      return true;
    if (role === 'soft') return !this.isTopic(this.at);
    // "1)", "2." at the head of a line
    const next = this.items[this.at + 1];
    return isCardinal(item) && next?.glued === true && (next.word === ')' || next.word === '.');
  }

  /** "о встрече": "о" is empty only in "о том, что". */
  protected isTopic(at: number): boolean {
    return hasTag(this.items[at], 'about') && !hasTag(this.items[at + 1], 'of-that');
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
    if (!hasTag(this.items[this.at], 'heading')) return;
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
      const isSoft = role === 'soft' && !this.isTopic(this.at) && !hasTag(item, 'person');
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
      const isLink = hasTag(item, 'link') && !this.isTopic(this.at) && !this.startsTitle(this.at);
      const isEmpty = role === 'soft' && !this.isTopic(this.at);
      if (!isLink && !isEmpty && role !== 'need' && !isMark(item) && !hasTag(item, 'forget'))
        return;
      this.skip();
    }
  }

  /** "про оплату", "не курить": the title begins with the link itself. */
  protected startsTitle(at: number): boolean {
    const [word, next] = [this.items[at], this.items[at + 1]];
    if (hasTag(word, 'not')) return !hasTag(next, 'forget');
    return hasTag(word, 'concerning') && !hasTag(next, 'that');
  }
}
