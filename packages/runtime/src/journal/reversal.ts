import {
  isSameRow,
  type JournalEntry,
  type JournalType,
  objectKey,
  type PlanObject,
  readRow,
  type Step,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { findDangling, type PlannedObject } from './dangling.ts';
import type { Hindrance } from './hindrance.ts';
import { objectOf, type StoredChanges, storedChanges } from './stored-changes.ts';

export type Direction = 'undo' | 'redo';

/** What one change comes to when it is taken back, or done again. */
export interface PlannedChange {
  readonly changeId: string;
  readonly type: JournalType;
  readonly steps: readonly Step[];
}

export type ReversalPlan =
  | { readonly changes: readonly PlannedChange[] }
  | { readonly hindrance: Hindrance };

/**
 * What reverting these changes together means for their objects, in the order in which they are
 * given, or why it may not be; nothing is written. With `skipDone` those that are reverted already
 * are left out.
 */
export async function planReverting(
  turn: Turn,
  direction: Direction,
  changeIds: readonly string[],
  { skipDone = false }: { readonly skipDone?: boolean } = {},
): Promise<ReversalPlan> {
  const reversal = new Reversal(turn, direction, await storedChanges(turn, changeIds));
  const changes: PlannedChange[] = [];
  for (const changeId of changeIds) {
    const planned = reversal.plan(changeId);
    if ('steps' in planned) changes.push(planned);
    else if (!skipDone || planned.reason !== 'nothing') return { hindrance: planned };
  }
  if (changes.length === 0) return { hindrance: { reason: 'nothing' } };
  const dangling = await findDangling(turn, reversal.planned, changeIds);
  return dangling ? { hindrance: dangling } : { changes };
}

/**
 * Several changes reverted together: each is checked as if those before it were reverted already,
 * and nothing is written until all of them may be.
 */
class Reversal {
  readonly #turn: Turn;
  readonly #direction: Direction;
  readonly #stored: StoredChanges;
  readonly #planned = new Map<string, PlannedObject>();

  constructor(turn: Turn, direction: Direction, stored: StoredChanges) {
    this.#turn = turn;
    this.#direction = direction;
    this.#stored = stored;
  }

  /** What all of it together makes of each object, by its key. */
  get planned(): ReadonlyMap<string, PlannedObject> {
    return this.#planned;
  }

  /** What reverting the change means for each of its objects, or why it may not be. */
  plan(changeId: string): PlannedChange | Hindrance {
    const entries = this.#stored.entries.get(changeId) ?? [];
    const hindrance = this.#hindrance(changeId, entries);
    const [first] = entries;
    if (hindrance || !first) return hindrance ?? { reason: 'nothing' };
    const steps: Step[] = [];
    for (const entry of this.#direction === 'undo' ? [...entries].reverse() : entries) {
      const step = this.#step(entry);
      if (step === null) return { reason: 'changed_since', later: [] };
      steps.push(step);
    }
    return { changeId, type: first.type, steps };
  }

  #hindrance(changeId: string, entries: readonly JournalEntry[]): Hindrance | null {
    const [first] = entries;
    const { actor } = this.#turn.context;
    if (!first || first.action !== 'do') return { reason: 'nothing' };
    if (first.actor !== actor.id && !actor.may_undo_others) return { reason: 'not_yours' };
    const state = this.#stored.states.get(changeId);
    const undone = state?.undone === true;
    const possible = this.#direction === 'undo' ? !undone : undone && !state?.redo_cleared;
    if (!possible) return { reason: 'nothing' };
    const objects = new Map(
      [...entries].reverse().map((entry) => [objectKey(objectOf(entry)), entry]),
    );
    const later = [...objects].flatMap(([key, { seq }]) =>
      (this.#stored.notUndone.get(key) ?? []).filter((entry) => entry.seq > seq),
    );
    if (later.length === 0) return null;
    return { reason: 'changed_since', later: later.sort((a, b) => b.seq - a.seq) };
  }

  /**
   * The change's other side, written back. The object must be exactly as the change left it,
   * revision apart; its new revision is above every one it ever had. Null when it does not.
   */
  #step(entry: JournalEntry): Step | null {
    const at = objectOf(entry);
    const [from, to] =
      this.#direction === 'undo' ? [entry.after, entry.before] : [entry.before, entry.after];
    const key = objectKey(at);
    const planned = this.#planned.get(key);
    const present = planned ? planned.object : (this.#stored.objects.get(key) ?? null);
    if (!sameRow(present, from)) return null;
    const last = planned ? planned.revision : (this.#stored.revisions.get(key) ?? 0);
    // A person's row follows them through workspaces whose journals do not know of each other.
    const revision = Math.max(last, present?.row.revision ?? 0) + 1;
    const after = to === null ? null : readRow(at.kind, { ...to, revision });
    const before = planned ? planned.present : present;
    this.#planned.set(key, { at, present: before, object: after, revision });
    return { before: present, after };
  }
}

function sameRow(present: PlanObject | null, expected: JournalEntry['after']): boolean {
  if (present === null || expected === null) return present === null && expected === null;
  return isSameRow(present.row, readRow(present.kind, expected).row);
}
