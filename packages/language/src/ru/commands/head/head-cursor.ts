import type { Item } from '../../../grammar/item.ts';
import { RuleList } from '../../../grammar/rule-list.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isAddress, openingEnd } from '../talk/frame.ts';
import { COMMAND_SYMBOLS } from '../title/command-symbols.ts';
import { isAction, isFact, isPicture, isPlusOfNumber, roleAt } from '../view.ts';
import type { SkipRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
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

const beforeHead = new RuleList<HeadState, SkipRule>(BEFORE_HEAD, COMMAND_SYMBOLS);
const beforeNoun = new RuleList<HeadState, SkipRule>(BEFORE_NOUN, COMMAND_SYMBOLS);
const behindOrder = new RuleList<HeadState, SkipRule>(BEHIND_ORDER, COMMAND_SYMBOLS);
const behindWish = new RuleList<HeadState, SkipRule>(BEHIND_WISH, COMMAND_SYMBOLS);
const count = new RuleList<HeadState, SkipRule>(COUNT, COMMAND_SYMBOLS);
const place = new RuleList<HeadState, SkipRule>(PLACE, COMMAND_SYMBOLS);
const preludes = PRELUDES.map((rules) => new RuleList<HeadState, SkipRule>(rules, COMMAND_SYMBOLS));
const sigh = new RuleList<HeadState, SkipRule>(SIGH, COMMAND_SYMBOLS);

type SkipBook = RuleList<HeadState, SkipRule>;

/** The state of reading a head, which passes over words by the lists of what says nothing. */
export class HeadCursor implements HeadState {
  readonly items: readonly Item[];
  readonly isListed: boolean;
  at = 0;
  readonly skipped: Item[] = [];
  sawChat = false;
  isPersonal = false;
  isOwned = false;
  verb: Role | null = null;
  orderAt = 0;
  skippedBefore = 0;
  isForPerson = false;
  isLinked = false;
  isCounted = false;
  isWished = false;

  constructor(items: readonly Item[], isListed: boolean) {
    this.items = items;
    this.isListed = isListed;
  }

  ahead(by: number): Item | undefined {
    return this.items[this.at + by];
  }

  role(): Role | null {
    return roleAt(this.ahead(0));
  }

  rest(): readonly Item[] {
    return this.items.slice(this.at);
  }

  left(): readonly Item[] {
    const skipped = new Set(this.skipped);
    return this.items.filter((item) => !skipped.has(item));
  }

  skip(by = 1): void {
    for (let i = 0; i < by; i += 1) {
      const item = this.ahead(0);
      // passed over, and a part of the title all the same
      const isKept = item === undefined || isPicture(item) || isPlusOfNumber(item, this.ahead(1));
      if (!isKept) this.skipped.push(item);
      this.at += 1;
    }
  }

  pass(by: number): void {
    this.at += by;
  }

  skipWords(end: number): void {
    while (this.at < end) {
      const item = this.ahead(0);
      if (item !== undefined && isFact(item)) this.pass(1);
      else this.skip();
    }
  }

  isTopic(): boolean {
    return hasTag(this.ahead(0), 'about') && !hasTag(this.ahead(1), 'of-that');
  }

  skipOpening(): void {
    while (this.skipFrame() || this.skipBy(beforeHead));
  }

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
    while (this.skipFrame() || this.skipBy(behindOrder) || this.skipCalled());
  }

  /**
   * "запиши, милая, завтра к врачу", "добавь милый молоко купить": behind the order somebody is called, and
   * the time or what is to be done follows.
   */
  private skipCalled(): boolean {
    const next = this.ahead(1);
    if (!hasTag(this.ahead(0), 'called-last') || next === undefined) return false;
    if (!isFact(next) && !isAction(next) && !isAction(this.ahead(2))) return false;
    this.skip();
    return true;
  }

  skipLinks(): void {
    while (this.skipBy(behindWish) || this.skipCalled());
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
    if (notes === 'owner') this.isOwned = true;
    if (keeps === 'all') this.pass(length);
    else if (keeps === 'facts') this.skipWords(this.at + length);
    else this.skip(length);
    return true;
  }
}
