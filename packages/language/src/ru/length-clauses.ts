import { Item } from '../grammar/item.ts';
import type { Length, Meaning } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { fact, length, lengthOf, NO_POINT } from './rules/make.ts';
import { lasting } from './rules/units.ts';
import { hasTag, type Tag } from './tags.ts';

/** Behind one of these it is planned, so that a length belongs to it. */
const PLANNING: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range', 'from', 'moment']);
const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number', 'due-in']);
const HOUR = lengthOf(1, 'hour');
const WORDS_MAX = 4;

function lengthAt(item: Item | undefined): Length | null {
  if (item === undefined) return null;
  if (hasTag(item, 'one-hour-of')) return HOUR;
  const said = factOf(item);
  if (said === null) return item.meaning === null ? lasting(item) : null;
  if (said.kind === 'length' || said.kind === 'due-in') return said.length;
  return said.kind === 'for-number' ? said.length : null;
}

/** How far words of the list go from `at` in the direction of `step`. */
function reach(items: readonly Item[], at: number, step: 1 | -1, tag: Tag): number {
  let end = at + step;
  for (let i = 0; i < WORDS_MAX; i += 1) {
    const item = items[end];
    if (item === undefined || item.meaning !== null || !hasTag(item, tag)) break;
    end += step;
  }
  return end;
}

/** A time or a mark, or nothing: the words between are a clause of their own. */
const isEdge = (item: Item | undefined): boolean =>
  item === undefined || factOf(item) !== null || hasTag(item, 'ends-clause') || item.word === '-';

function joined(items: readonly Item[], from: number, to: number, meaning: Meaning | null): Item {
  const parts = items.slice(from, to);
  const start = parts[0]?.from ?? 0;
  const end = parts.at(-1)?.to ?? start;
  const { kind } = length(HOUR);
  const glued = parts[0]?.glued ?? false;
  return new Item(kind, 0, 0, start, end, glued, '', meaning, '<length-clause>', parts);
}

/** The clause of the length at `at`; null where its words say anything else. */
function clauseAt(items: readonly Item[], at: number): { from: number; to: number } | null {
  const from = reach(items, at, -1, 'before-length') + 1;
  const to = reach(items, at, 1, 'behind-length');
  if (!isEdge(items[from - 1]) || !isEdge(items[to])) return null;
  const around = [...items.slice(from, at), ...items.slice(at + 1, to)];
  // "за час" is a reminder's, too
  const isWithin = items[at]?.meaning?.kind === 'due-in';
  const tells = isWithin ? 'manages' : 'bounds-length';
  return around.some((item) => hasTag(item, tells)) ? { from, to } : null;
}

/**
 * "стрижка в три, думаю часа хватит", "за час управимся", "не больше получаса", "закончим в пять":
 * how long something takes, in a clause of its own behind its hour. Linear in the number of items.
 */
export function readLengthClauses(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex((item) => PLANNING.has(factOf(item)?.kind ?? ''));
  if (first < 0) return items;
  const output = items.slice(0, first + 1);
  for (let at = first + 1; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const kind = factOf(item)?.kind;
    const value = kind === undefined || LENGTHS.has(kind) ? lengthAt(item) : null;
    const clause = value === null ? null : clauseAt(items, at);
    if (clause !== null && value !== null && clause.from > first) {
      output.length -= at - clause.from;
      const { meaning } = length({ ...value, clock: null }, 'for');
      output.push(joined(items, clause.from, clause.to, meaning));
      at = clause.to - 1;
      continue;
    }
    // "продлится до шести"
    const bound = hasTag(item, 'goes-on-to') ? factOf(items[at + 1] ?? item) : null;
    if (bound?.kind === 'due' && bound.point.clock !== null) {
      output.push(joined(items, at, at + 2, bound));
      at += 1;
      continue;
    }
    const clock = hasTag(item, 'ends-at') ? factOf(items[at + 1] ?? item) : null;
    if (clock?.kind === 'clock') {
      const due = fact({ kind: 'due', point: { ...NO_POINT, clock: clock.clock } });
      output.push(joined(items, at, at + 2, due.meaning));
      at += 1;
      continue;
    }
    output.push(item);
  }
  return output;
}
