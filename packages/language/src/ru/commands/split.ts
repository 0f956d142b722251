import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { Division, Stretches } from './division.ts';
import { DIVISION_RULES } from './division-rules.ts';
import { saysNothing } from './opening-rules.ts';
import { type Separator, Separators } from './separators.ts';
import { isFact } from './view.ts';

/** Indexes into the items of the utterance, end exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** A line of a list, so even a lone noun is meant as a task. */
  readonly isLine: boolean;
  /** Joined to the one before by a comma or "и": the day said first holds for it, too. */
  readonly isEnumerated: boolean;
}

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
    for (let at = this.nextSeparators[0] ?? 0; at < this.items.length; ) {
      const separator = this.separators.at(at);
      if (segments.length < COMMANDS_MAX - 1 && this.divides(start, separator, isListed)) {
        segments.push(this.segment(start, before, separator));
        start = separator.to;
        before = separator;
        isListed = separator.hasComma || isListed;
      }
      at = this.nextSeparators[separator.to] ?? this.items.length;
    }
    segments.push(this.segment(start, before, null));
    return segments;
  }

  private segment(from: number, before: Separator | null, after: Separator | null): Segment {
    const to = after?.from ?? this.items.length;
    // a list of doings has no verbs
    const isListed =
      before?.hasComma === true && this.stretches.isListOfDoings(this.stretches.between(from, to));
    return {
      from,
      to,
      isLine: before?.isHard === true || after?.isHard === true || isListed,
      isEnumerated: before !== null && !before.isHard && !before.isAnnounced && !before.isSentence,
    };
  }

  private divides(start: number, separator: Separator, isListed: boolean): boolean {
    const next = this.nextSeparators[separator.to] ?? this.items.length;
    const opening = this.openings[separator.to] ?? this.items.length;
    const division = new Division(this.stretches, separator, { start, next, opening }, isListed);
    return DIVISION_RULES.find(({ holds }) => holds(division))?.divides ?? false;
  }
}

/** Several commands in one breath, in spoken order; a list of nouns stays one. */
export function splitCommands(items: readonly Item[]): Segment[] {
  return new Splitter(items).split();
}
