import type { Item } from '../../grammar/item.ts';
import type { Role } from '../lexicon/role-words.ts';
import { hasTag } from '../tags.ts';
import { isCardinal } from '../vocabulary.ts';
import { Count } from './count.ts';
import { RuleList } from '../../grammar/rule-list.ts';
import { COMMAND_SYMBOLS } from './command-symbols.ts';
import { isDoing } from './is-doing.ts';
import {
  type Opening,
  OPENING_RULES,
  type OpeningPlace,
  type OpeningRule,
  saysNothing,
} from './opening-rules.ts';
import type { Separator } from './separators.ts';
import { looksLikeAdjective } from './verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from './view.ts';

const OPENINGS = new RuleList<OpeningPlace, OpeningRule>(OPENING_RULES, COMMAND_SYMBOLS);
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
const URGENCIES: ReadonlySet<Role | null> = new Set<Role>(['urgent', 'important', 'unhurried']);

/** "график на март": a month behind a noun is oftener the noun's than the command's. */
const isOfNoun = ({ meaning }: Item): boolean =>
  meaning?.kind === 'window' && meaning.period.unit !== 'week' && meaning.period.unit !== 'weekend';

/** Words that a title can be made of. */
function isContent(item: Item): boolean {
  if (!isWord(item) || saysNothing(item)) return false;
  const role = roleAt(item);
  return role === null || CONTENT.has(role);
}

/** What is where in an utterance, counted once. */
export class Stretches {
  readonly items: readonly Item[];
  private readonly contents: Count;
  private readonly heads: Count;
  private readonly facts: Count;
  private readonly actions: Count;
  private readonly clocks: Count;

  constructor(items: readonly Item[]) {
    this.items = items;
    this.contents = new Count(items, isContent);
    this.heads = new Count(items, (item) => NAMING.has(roleAt(item)));
    this.facts = new Count(items, (item) => isFact(item) && !isOfNoun(item));
    this.actions = new Count(items, isAction);
    this.clocks = new Count(items, (item) => CLOCKS.has(item.meaning?.kind ?? ''));
  }

  /** What the items from `from` to `to` hold. */
  between(from: number, to: number): Stretch {
    return {
      from,
      to,
      hasContent: this.contents.any(from, to),
      hasHead: this.heads.any(from, to),
      isTimed: this.facts.any(from, to),
      acts: this.actions.any(from, to),
      hasClock: this.clocks.any(from, to),
    };
  }

  /** "завтра: уборка, замена крана, спортзал": a day, and what is done on it. */
  isListOfDoings({ from, to, acts }: Stretch): boolean {
    const first = this.items[0];
    return first !== undefined && isFact(first) && !acts && this.isDoingAt(from, to);
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
}

/** What a stretch of an utterance holds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Words that a title can be made of. */
  readonly hasContent: boolean;
  /** задача, напоминание, блок */
  readonly hasHead: boolean;
  readonly isTimed: boolean;
  readonly acts: boolean;
  readonly hasClock: boolean;
}

/** A place where an utterance may be divided, and what is on either side of it. */
export class Division {
  readonly separator: Separator;
  /** A comma has divided the utterance before. */
  readonly isListed: boolean;
  readonly left: Stretch;
  /** Up to the next separator. */
  readonly right: Stretch;
  /** All that follows. */
  readonly rest: Stretch;
  readonly opening: Opening;
  /** The right side begins with its time. */
  readonly isTimeFirst: boolean;
  private readonly stretches: Stretches;

  constructor(
    stretches: Stretches,
    separator: Separator,
    places: { start: number; next: number; opening: number },
    isListed: boolean,
  ) {
    const { items } = stretches;
    const { from, to } = separator;
    this.stretches = stretches;
    this.separator = separator;
    this.isListed = isListed;
    this.left = stretches.between(places.start, from);
    this.right = stretches.between(to, places.next);
    this.rest = stretches.between(to, items.length);
    this.isTimeFirst = stretches.between(to, places.opening).isTimed;
    const place = { items, at: places.opening };
    this.opening = OPENINGS.at(items, place.at, place)?.rule.opens ?? 'nothing';
  }

  private get items(): readonly Item[] {
    return this.stretches.items;
  }

  get isBothTimed(): boolean {
    return this.left.isTimed && this.right.isTimed;
  }

  /** "плюс семь девятьсот" */
  get isTelephone(): boolean {
    const { to } = this.separator;
    const first = this.items[to];
    return first !== undefined && isCardinal(first) && hasTag(this.items[to - 1], 'plus');
  }

  /** "через урок, ..." says when, and is nothing to be done. */
  get isOnlyWhen(): boolean {
    return hasTag(this.items[this.left.from], 'when') && !this.left.acts;
  }

  get isConjunction(): boolean {
    return hasTag(this.items[this.separator.from], 'conjunction');
  }

  /** "купить ещё хлеба" */
  get isMoreOfIt(): boolean {
    const { from } = this.separator;
    return hasTag(this.items[from], 'more') && isAction(this.items[from - 1]);
  }

  /** "завтра в девять стоматолог, потом на почту": where one goes next. */
  get goesOnElsewhere(): boolean {
    const { from, to } = this.separator;
    const isNext = this.items.slice(from, to).some((item) => roleAt(item) === 'sequel');
    return isNext && hasTag(this.items[to], 'placing') && this.stretches.between(0, from).isTimed;
  }

  /** "срочно A и не срочно B" */
  get isUrgency(): boolean {
    const { to } = this.separator;
    const at = hasTag(this.items[to], 'not') ? to + 1 : to;
    if (!URGENCIES.has(roleAt(this.items[at])) || !isAction(this.items[at + 1])) return false;
    return this.items.slice(this.left.from, to).some((item) => URGENCIES.has(roleAt(item)));
  }

  get isListOfDoings(): boolean {
    const isJoined = this.separator.hasComma || (this.isListed && this.isConjunction);
    return (
      isJoined &&
      this.stretches.isListOfDoings(this.left) &&
      this.stretches.isListOfDoings(this.right)
    );
  }

  /** "таблетки утром и вечером пить": the times of one action, which is behind them. */
  get joinsTimes(): boolean {
    const { from, to } = this.separator;
    const before = this.items[from - 1]?.meaning?.kind;
    const isSame = before !== undefined && before === this.items[to]?.meaning?.kind;
    return isSame && !this.left.acts;
  }

  /** "зарядить дрон и завтра с девяти до часу съёмка": something to do, and what happens at its time. */
  get isPlanBesideTask(): boolean {
    const { left, right } = this;
    if (!this.isTimeFirst || !this.isConjunction) return false;
    return left.acts && !left.isTimed && !right.acts && right.hasContent;
  }
}
