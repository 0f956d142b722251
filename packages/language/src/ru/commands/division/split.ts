import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact } from '../view.ts';
import { Division } from './division.ts';
import { DIVISION_RULES } from './division-rules.ts';
import { saysNothing } from './opening-rules.ts';
import { type Separator, Separators } from './separators.ts';
import { Stretches } from './stretches.ts';

/** Indexes into the items of the utterance, end exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** A line of a list, so even a lone noun is meant as a task. */
  readonly isLine: boolean;
  /** Joined to the one before by a comma or "и": the day said first holds for it, too. */
  readonly isEnumerated: boolean;
  /** Nobody doubts where it begins and ends. */
  readonly isSure: boolean;
  /** It only tells something about the one before. */
  readonly isTold: boolean;
}

/** Times that are no one day, and are asked about. */
const SPANS: ReadonlySet<string> = new Set(['window', 'period', 'range']);

type Divided = Pick<Segment, 'isSure' | 'isTold'>;
const WHOLE: Divided = { isSure: true, isTold: false };

/** For each index, where the next item is of which something holds; the end where none does. */
function nextWhere(
  items: readonly Item[],
  holds: (item: Item, at: number) => boolean,
): readonly number[] {
  const next: number[] = [];
  let found = items.length;
  for (let at = items.length; at >= 0; at -= 1) {
    const item = items[at];
    if (item !== undefined && holds(item, at)) found = at;
    next[at] = found;
  }
  return next;
}

/** Finds the boundaries between the commands of one utterance, in time linear in its length. */
class Splitter {
  private readonly items: readonly Item[];
  private readonly separators: Separators;
  private readonly stretches: Stretches;
  /** For each index, where the next word is that says how a command begins. */
  private readonly openings: readonly number[];
  /** For each index, where the next separator begins. */
  private readonly nextSeparators: readonly number[];

  constructor(items: readonly Item[]) {
    this.items = items;
    this.separators = new Separators(items);
    this.stretches = new Stretches(items);
    this.openings = nextWhere(items, (item) => !isFact(item) && !saysNothing(item));
    this.nextSeparators = nextWhere(items, (item, at) => this.separators.isAt(item, at));
  }

  split(): Segment[] {
    const segments: Segment[] = [];
    let start = 0;
    let before: Separator | null = null;
    let isListed = false;
    let last: Divided = WHOLE;
    for (let at = this.nextSeparators[0] ?? 0; at < this.items.length; ) {
      const separator = this.separators.at(at);
      const rule =
        segments.length < COMMANDS_MAX - 1 ? this.rule(start, separator, isListed) : null;
      if (rule !== null) {
        const isSure = last.isSure && rule.divided.isSure;
        segments.push({ ...this.segment(start, before, separator), isSure, isTold: last.isTold });
        last = rule.divided;
        start = separator.to + rule.leads;
        before = separator;
        isListed = separator.hasComma || isListed;
      }
      at = this.nextSeparators[separator.to] ?? this.items.length;
    }
    segments.push({ ...this.segment(start, before, null), ...last });
    return segments;
  }

  private segment(
    from: number,
    before: Separator | null,
    after: Separator | null,
  ): Omit<Segment, keyof Divided> {
    const to = after?.from ?? this.items.length;
    // a list of doings has no verbs
    const isListed =
      before?.hasComma === true && this.stretches.isListOfDoings(this.stretches.between(from, to));
    return {
      from,
      to,
      isLine: before?.isHard === true || after?.isHard === true || isListed,
      isEnumerated: before !== null && this.isEnumeratedBehind(before),
    };
  }

  /** "... и ещё купить корм": another thing to do behind one is of the list, and of its day. */
  private isEnumeratedBehind({ from, to, isHard, isAnnounced, isSentence }: Separator): boolean {
    if (isHard || isSentence) return false;
    if (!isAnnounced) return true;
    const said = this.items.slice(from, to).filter(({ word }) => word !== ',');
    const [joint, more, ...others] = said;
    const isAndMore = hasTag(joint, 'and') && hasTag(more, 'more') && others.length === 0;
    const next = this.items[to];
    const ahead = this.items.slice(0, from);
    // "в мае съездить на море и ещё купить лампочки": only a plain day is carried, which is not asked about
    const isPlain = !ahead.some((item) => SPANS.has(factOf(item)?.kind ?? ''));
    return isAndMore && isPlain && next !== undefined && isAction(next) && ahead.some(isAction);
  }

  /** How the separator divides; null where it does not. */
  private rule(
    start: number,
    separator: Separator,
    isListed: boolean,
  ): { readonly divided: Divided; readonly leads: number } | null {
    const next = this.nextSeparators[separator.to] ?? this.items.length;
    const opening = this.openings[separator.to] ?? this.items.length;
    const division = new Division(this.stretches, separator, { start, next, opening }, isListed);
    const found = DIVISION_RULES.find(({ holds }) => holds(division));
    if (found?.divides !== true) return null;
    const divided = {
      isSure: found.isUnsure?.(division) !== true,
      isTold: found.isTold?.(division) === true,
    };
    return { divided, leads: found.leads ?? 0 };
  }
}

/** Several commands in one breath, in spoken order; a list of nouns stays one. */
export function splitCommands(items: readonly Item[]): Segment[] {
  return new Splitter(items).split();
}
