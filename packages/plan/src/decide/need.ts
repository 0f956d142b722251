import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import type { ProductionRows } from '../changesets/rows/production-rows.ts';
import type { ListWithItems } from '../objects/list.ts';
import type { Target } from '../objects/object.ts';
import type { StoredQuoteLine } from '../objects/quote.ts';
import type { Person } from '../objects/settings.ts';
import type { Task } from '../objects/task.ts';
import type { ThreadPin, Workroom } from '../objects/thread.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import type { Instant } from '../time/zoned.ts';

/** What a decision reads besides its target: a closed list, one statement each however many targets. */
export type Need =
  /** Everything below the task. */
  | { readonly need: 'below'; readonly task_id: string }
  /** What the task is in, the nearest first. */
  | { readonly need: 'above'; readonly task_id: string }
  /** Live timeblocks that overlap the span. */
  | { readonly need: 'blocks'; readonly from: Instant; readonly to: Instant }
  /** Timeblocks ahead that were taken out of the series. */
  | { readonly need: 'taken_out'; readonly series_id: string }
  /** The other object of the operation, by the number that people see. */
  | { readonly need: 'other'; readonly kind: TargetKind; readonly number: number }
  /** Objects by the numbers that people see. */
  | { readonly need: 'numbered'; readonly handles: readonly ObjectHandle[] }
  /** What the words may name as the other object; the newest ones where there are none. */
  | { readonly need: 'candidates'; readonly kind: TargetKind; readonly words: string | null }
  /** Every open list with boxes, with its items. */
  | { readonly need: 'lists' }
  /** The project's items, lines and quotes. */
  | {
      readonly need: 'production';
      readonly project_id: string;
      /** The lines of this version of its quote, of the newest where it is null, as well. */
      readonly quote?: { readonly version: number | null };
    }
  | { readonly need: 'room' }
  | { readonly need: 'pin' };

/** A row that may not be there; its revisions go on rising after it was undone. */
export interface Kept<R> {
  readonly row: R | null;
  /** The highest revision there ever was. */
  readonly revision: number;
  /** The objects that it names, deleted ones included. */
  readonly names: readonly Target[];
}

/** The part of the plan that one decision looks at, as plain data. */
export interface PlanState {
  readonly target: Target | null;
  /** Everything below the target that is not deleted, each before its own subtasks. */
  readonly below: readonly Task[];
  /** What the target is in that is not deleted, the nearest first. */
  readonly above: readonly Task[];
  readonly blocks: readonly Timeblock[];
  readonly takenOut: readonly Timeblock[];
  readonly other: Target | null;
  readonly candidates: readonly Target[];
  readonly numbered: readonly Target[];
  /** The newest first. */
  readonly lists: readonly ListWithItems[];
  readonly production: ProductionRows | null;
  /** The lines of the quote that was asked for, in their order. */
  readonly quoteLines: readonly StoredQuoteLine[];
  readonly room: Kept<Workroom>;
  readonly pin: Kept<ThreadPin>;
  /** Whose settings decide reminders. */
  readonly person: Person | null;
}

/** A state in which nothing is known but the target. */
export function stateOf(target: Target | null, known: Partial<PlanState> = {}): PlanState {
  return {
    target,
    below: [],
    above: [],
    blocks: [],
    takenOut: [],
    other: null,
    candidates: [],
    numbered: [],
    lists: [],
    production: null,
    quoteLines: [],
    room: { row: null, revision: 0, names: [] },
    pin: { row: null, revision: 0, names: [] },
    person: null,
    ...known,
  };
}
