import type { Item } from '../../grammar/item.ts';
import type { Role } from '../lexicon/role-words.ts';
import { hasTag } from '../tags.ts';
import { isAddress, openingEnd } from './frame.ts';
import { HeadBook } from './head-book.ts';
import type { SkipRule } from './head-rule.ts';
import { requestFollows } from './request-follows.ts';
import {
  BEFORE_HEAD,
  BEFORE_NOUN,
  BEHIND_ORDER,
  BEHIND_WISH,
  COUNT,
  PLACE,
  PRELUDES,
  SIGH,
} from './skip-rules.ts';
import { isFact, isPicture, roleAt } from './view.ts';

const beforeHead = new HeadBook<HeadCursor, SkipRule>(BEFORE_HEAD);
const beforeNoun = new HeadBook<HeadCursor, SkipRule>(BEFORE_NOUN);
const behindOrder = new HeadBook<HeadCursor, SkipRule>(BEHIND_ORDER);
const behindWish = new HeadBook<HeadCursor, SkipRule>(BEHIND_WISH);
const count = new HeadBook<HeadCursor, SkipRule>(COUNT);
const place = new HeadBook<HeadCursor, SkipRule>(PLACE);
const preludes = PRELUDES.map((rules) => new HeadBook<HeadCursor, SkipRule>(rules));
const sigh = new HeadBook<HeadCursor, SkipRule>(SIGH);

type SkipBook = HeadBook<HeadCursor, SkipRule>;

/** Where in a segment its head is read, and what was passed over as saying nothing. */
export class HeadCursor {
  readonly items: readonly Item[];
  /** A project or list was named, so "добавить картошку" is an order to us. */
  readonly isListed: boolean;
  at = 0;
  readonly skipped: Item[] = [];
  sawChat = false;
  /** "я", "мы": somebody tells something of himself. */
  isPersonal = false;
  /** The verb that asks. */
  verb: Role | null = null;
  /** Where the order stands, and how much was passed over before it. */
  orderAt = 0;
  skippedBefore = 0;
  /** "запиши меня": the order is for somebody. */
  isForPerson = false;
  /** "запиши, что ..." */
  isLinked = false;
  /** "создай 10 задач" */
  isCounted = false;
  /** What is read belongs to "надо", unless it asks in so many words. */
  isWished = false;

  constructor(items: readonly Item[], isListed: boolean) {
    this.items = items;
    this.isListed = isListed;
  }

  ahead(by: number): Item | undefined {
    return this.items[this.at + by];
  }

  /** The role of the word at the cursor. */
  role(): Role | null {
    return roleAt(this.ahead(0));
  }

  /** What stands at the cursor and behind it. */
  rest(): readonly Item[] {
    return this.items.slice(this.at);
  }

  /** What was not passed over as saying nothing. */
  left(): readonly Item[] {
    const skipped = new Set(this.skipped);
    return this.items.filter((item) => !skipped.has(item));
  }

  skip(by = 1): void {
    for (let i = 0; i < by; i += 1) {
      const item = this.ahead(0);
      if (item !== undefined && !isPicture(item)) this.skipped.push(item);
      this.at += 1;
    }
  }

  pass(by: number): void {
    this.at += by;
  }

  /** Passes over the items up to `end`, but leaves the times among them. */
  skipWords(end: number): void {
    while (this.at < end) {
      const item = this.ahead(0);
      if (item !== undefined && isFact(item)) this.pass(1);
      else this.skip();
    }
  }

  /** "о встрече": what it is about begins here. */
  isTopic(): boolean {
    return hasTag(this.ahead(0), 'about') && !hasTag(this.ahead(1), 'of-that');
  }

  skipOpening(): void {
    while (this.skipFrame() || this.skipBy(beforeHead));
  }

  /** What stands before a head: places, titles of lists, sighs, numbers of things. */
  skipPreludes(): void {
    this.skipPlace();
    for (const book of preludes) this.skipBy(book);
    if (this.skipBy(sigh)) this.skipOpening();
    this.skipCount();
  }

  skipPlace(): void {
    if (this.skipBy(place)) this.skipBehindOrder();
  }

  skipCount(): boolean {
    return this.skipBy(count);
  }

  skipBehindOrder(): void {
    while (this.skipFrame() || this.skipBy(behindOrder));
  }

  skipLinks(): void {
    while (this.skipBy(behindWish));
  }

  skipBeforeNoun(): void {
    while (this.skipBy(beforeNoun));
  }

  /** Passes over courtesy and hesitation, and over whom it is said to; false where there is none. */
  private skipFrame(): boolean {
    const end = openingEnd(this.items, this.at);
    if (end > this.at) {
      this.skip(end - this.at);
      this.isPersonal = false;
      return true;
    }
    if (!isAddress(this.ahead(0)) || !requestFollows(this.items, this.at + 1)) return false;
    this.skip();
    return true;
  }

  private skipBy(book: SkipBook): boolean {
    const found = book.at(this.items, this.at, this);
    if (found === null) return false;
    const { notes, keeps, length = found.end - this.at } = found.rule;
    if (notes === 'chat') this.sawChat = true;
    if (notes === 'person') this.isPersonal = true;
    if (keeps === 'all') this.pass(length);
    else if (keeps === 'facts') this.skipWords(this.at + length);
    else this.skip(length);
    return true;
  }
}
