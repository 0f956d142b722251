import type { Day } from '@planerka/plan';
import { dayNamed, fillDays } from './day-words.ts';
import { asList, type Entry, type ExpectedPlan } from './dialog.ts';
import type { Seen } from './plan-state.ts';

type Named = string | readonly string[] | undefined;

/** Is it one of what is named? Nothing named means that there must be nothing. */
function among(value: string | null, named: Named): boolean {
  const names = asList(named);
  if (names.length === 0) return value === null;
  return names.some((name) => name === 'any' || name === (value ?? 'none'));
}

/** Days are named by how far ahead they are. */
function dayAmong(day: Day | null, named: Named, today: Day): boolean {
  const names = asList(named);
  if (names.length === 0) return day === null;
  return names.some((name) => name === 'any' || dayNamed(name, today) === day);
}

function matches(value: string | null, pattern: string | undefined): boolean {
  if (pattern === undefined) return value === null;
  if (pattern === 'any') return true;
  return value !== null && new RegExp(pattern, 'iu').test(value);
}

function timesFit(seen: Seen, entry: Entry, today: Day): boolean {
  // A block always has a day and an hour, which a dialog may leave open.
  const open = seen.kind === 'block' ? 'any' : undefined;
  return (
    dayAmong(seen.on, entry.on ?? open, today) &&
    among(seen.at, entry.at ?? open) &&
    dayAmong(seen.due, entry.due, today) &&
    (entry.minutes === undefined || entry.minutes === seen.minutes)
  );
}

function skipsFit(seen: Seen, { skips }: Entry, today: Day): boolean {
  if (skips === undefined || asList(skips).includes('any')) return true;
  const days = new Set(asList(skips).map((name) => dayNamed(name, today)));
  const left = new Set(seen.skips);
  return days.size === left.size && [...left].every((day) => days.has(day));
}

function remindersFit({ remind }: Seen, { remind: wanted }: Entry): boolean {
  if (wanted === undefined) return true;
  const minutes = wanted === 'never' ? [] : wanted;
  return remind !== null && remind.join() === minutes.join();
}

function tagsFit({ tags }: Seen, { tags: wanted }: Entry): boolean {
  return wanted === undefined || [...wanted].sort().join() === [...tags].sort().join();
}

/** Only that it was forwarded need not be named. */
function sourceFits({ source }: Seen, { source: pattern }: Entry): boolean {
  return (pattern === undefined && source === 'forward') || matches(source, pattern);
}

/** The title is met by the whole of it, in any case. */
export function titleFits(title: string, pattern: string, today: Day): boolean {
  return new RegExp(`^(?:${fillDays(pattern, today)})[.!]?$`, 'iu').test(title);
}

function fits(seen: Seen, entry: Entry, today: Day): boolean {
  return (
    titleFits(seen.title, entry.title, today) &&
    timesFit(seen, entry, today) &&
    (entry.status === undefined
      ? seen.status === 'todo' || seen.status === 'in_progress'
      : among(seen.status, entry.status)) &&
    matches(seen.project, entry.project) &&
    matches(seen.parent, entry.parent) &&
    matches(seen.repeat, entry.repeat) &&
    skipsFit(seen, entry, today) &&
    among(seen.priority, entry.priority) &&
    tagsFit(seen, entry) &&
    (entry.notes === undefined || matches(seen.notes, entry.notes)) &&
    sourceFits(seen, entry) &&
    remindersFit(seen, entry)
  );
}

/** What of the plan nothing names, and what is named and not there. */
export interface Difference {
  readonly left: readonly Seen[];
  readonly missing: readonly Entry[];
}

/** Pairs the objects with the entries so that as few as can be remain: augmenting paths. */
export function compare(objects: readonly Seen[], plan: ExpectedPlan, today: Day): Difference {
  const entries = [
    ...plan.tasks.map((entry) => ({ entry, kind: 'task' })),
    ...plan.blocks.map((entry) => ({ entry, kind: 'block' })),
  ];
  const holder = new Map<number, Seen>();
  const place = (seen: Seen, tried: Set<number>): boolean =>
    entries.some(({ entry, kind }, index) => {
      if (kind !== seen.kind || tried.has(index) || !fits(seen, entry, today)) return false;
      tried.add(index);
      const before = holder.get(index);
      if (before !== undefined && !place(before, tried)) return false;
      holder.set(index, seen);
      return true;
    });
  for (const seen of objects) place(seen, new Set());
  const held = new Set(holder.values());
  return {
    left: objects.filter((seen) => !held.has(seen)),
    missing: entries.filter((_, index) => !holder.has(index)).map(({ entry }) => entry),
  };
}
