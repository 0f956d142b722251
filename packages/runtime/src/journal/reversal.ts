import {
  type JournalEntry,
  type JournalType,
  type PlanObject,
  readRow,
  type Step,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';

export type Direction = 'undo' | 'redo';

/** Why changes cannot be taken back, or done again. */
export type Hindrance =
  | { readonly reason: 'nothing' }
  | { readonly reason: 'not_yours' }
  /** What came later, the newest first; empty when something stands otherwise than it was left. */
  | { readonly reason: 'changed_since'; readonly later: readonly JournalEntry[] }
  /** Objects that would still belong to one that goes. */
  | { readonly reason: 'belonging'; readonly objects: readonly PlanObject[] }
  | { readonly reason: 'owner_gone' };

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
 * given, or why it may not be; nothing is written. With `skipDone` those that stand reverted already
 * are left out.
 */
export async function planReverting(
  turn: Turn,
  direction: Direction,
  changeIds: readonly string[],
  { skipDone = false }: { readonly skipDone?: boolean } = {},
): Promise<ReversalPlan> {
  const reversal = new Reversal(turn, direction, changeIds);
  const changes: PlannedChange[] = [];
  for (const changeId of changeIds) {
    const planned = await reversal.plan(changeId);
    if ('steps' in planned) changes.push(planned);
    else if (!skipDone || planned.reason !== 'nothing') return { hindrance: planned };
  }
  const dangling = await reversal.dangling();
  if (dangling) return { hindrance: dangling };
  return changes.length === 0 ? { hindrance: { reason: 'nothing' } } : { changes };
}

/** How an object stood before anything was reverted, and how all of it together leaves it. */
interface Planned {
  readonly present: PlanObject | null;
  readonly object: PlanObject | null;
  readonly revision: number;
}

/**
 * Several changes reverted together: each is checked as if those before it were reverted already,
 * and nothing is written until all of them may be.
 */
class Reversal {
  readonly #turn: Turn;
  readonly #direction: Direction;
  readonly #together: ReadonlySet<string>;
  readonly #planned = new Map<string, Planned>();

  constructor(turn: Turn, direction: Direction, changeIds: readonly string[]) {
    this.#turn = turn;
    this.#direction = direction;
    this.#together = new Set(changeIds);
  }

  /** What reverting the change means for each of its objects, or why it may not be. */
  async plan(changeId: string): Promise<PlannedChange | Hindrance> {
    const entries = await this.#turn.tx.change(changeId);
    const hindrance = await this.#hindrance(changeId, entries);
    const [first] = entries;
    if (hindrance || !first) return hindrance ?? { reason: 'nothing' };
    const steps: Step[] = [];
    for (const entry of this.#direction === 'undo' ? [...entries].reverse() : entries) {
      const step = await this.#step(entry);
      if (step === null) return { reason: 'changed_since', later: [] };
      steps.push(step);
    }
    return { changeId, type: first.type, steps };
  }

  /**
   * What is planned must leave nothing that belongs to an object which is not there: a task in a
   * project whose creation is being undone, a link that comes back to a task that is gone, a step
   * that would stay below a deleted task or come back below one.
   */
  async dangling(): Promise<Hindrance | null> {
    for (const [key, planned] of this.#planned) {
      const lost =
        planned.object === null
          ? await this.#belonging(key, () => true)
          : ((await this.#missing(planned.object)) ?? (await this.#astray(key, planned)));
      if (lost) return lost;
    }
    return null;
  }

  /** Objects of a kind that would still belong to one that goes. */
  async #belonging(key: string, kept: (object: PlanObject) => boolean): Promise<Hindrance | null> {
    const [kind, id] = key.split(':');
    if ((kind !== 'task' && kind !== 'project') || id === undefined) return null;
    const planned = [...this.#planned.keys()].map((each) => each.slice(each.indexOf(':') + 1));
    const stored = await this.#turn.tx.belongingTo(kind, id, planned);
    const unplanned = stored.flatMap((object) => this.#turn.asWritten(object) ?? []);
    const coming = [...this.#planned.values()].flatMap(({ object }) => object ?? []);
    const objects = [...unplanned, ...coming].filter(
      (object) => kept(object) && belongsTo(object).some((owner) => owner.id === id),
    );
    return objects.length === 0 ? null : { reason: 'belonging', objects };
  }

  /** Deleting is soft, so that a step can lose its task without losing the row. */
  async #astray(key: string, { present, object }: Planned): Promise<Hindrance | null> {
    if (object?.kind !== 'task' || isLive(present) === isLive(object)) return null;
    if (!isLive(object)) {
      return await this.#belonging(
        key,
        (each) => each.kind === 'task' && isLive(each) && each.row.parent_id === object.row.task_id,
      );
    }
    const { parent_id: parentId } = object.row;
    if (parentId === null) return null;
    const planned = this.#planned.get(`task:${parentId}`);
    const parent = planned ? planned.object : await this.#turn.object('task', parentId);
    return isLive(parent) ? null : { reason: 'owner_gone' };
  }

  async #missing(object: PlanObject): Promise<Hindrance | null> {
    for (const { kinds, id } of belongsTo(object)) {
      const owners: Array<PlanObject | null> = [];
      for (const kind of kinds) {
        const planned = this.#planned.get(`${kind}:${id}`);
        owners.push(planned ? planned.object : await this.#turn.object(kind, id));
      }
      if (owners.every((owner) => owner === null)) return { reason: 'owner_gone' };
    }
    return null;
  }

  async #hindrance(changeId: string, entries: readonly JournalEntry[]): Promise<Hindrance | null> {
    const [first] = entries;
    const { actor } = this.#turn.context;
    if (!first || first.action !== 'do') return { reason: 'nothing' };
    if (first.actor !== actor.id && !actor.may_undo_others) return { reason: 'not_yours' };
    const state = await this.#turn.tx.changeState(changeId);
    const possible =
      this.#direction === 'undo' ? !state.undone : state.undone && !state.redo_cleared;
    if (!possible) return { reason: 'nothing' };
    const objects = new Map(
      [...entries].reverse().map((entry) => [`${entry.object_kind}:${entry.object_id}`, entry]),
    );
    const later: JournalEntry[] = [];
    for (const { object_kind: kind, object_id: id, seq } of objects.values()) {
      const standing = await this.#turn.tx.standingSince(kind, id, seq);
      later.push(...standing.filter(({ change_id: other }) => !this.#together.has(other)));
    }
    if (later.length === 0) return null;
    return { reason: 'changed_since', later: later.sort((a, b) => b.seq - a.seq) };
  }

  /**
   * The change's other side, written back. The object must stand exactly as the change left it,
   * revision apart; its new revision is above every one it ever had. Null when it does not.
   */
  async #step(entry: JournalEntry): Promise<Step | null> {
    const { object_kind: kind, object_id: id } = entry;
    const [from, to] =
      this.#direction === 'undo' ? [entry.after, entry.before] : [entry.before, entry.after];
    const key = `${kind}:${id}`;
    const planned = this.#planned.get(key);
    const present = planned ? planned.object : await this.#turn.object(kind, id);
    if (!sameRow(present, from)) return null;
    const last = planned ? planned.revision : await this.#turn.lastRevision(kind, id);
    // A person's row follows them through workspaces whose journals do not know of each other.
    const revision = Math.max(last, present?.row.revision ?? 0) + 1;
    const after = to === null ? null : withRevision(readRow(kind, to), revision);
    const before = planned ? planned.present : present;
    this.#planned.set(key, { present: before, object: after, revision });
    return { before: present, after };
  }
}

function isLive(object: PlanObject | null): boolean {
  return object?.kind === 'task' && object.row.deleted_at === null;
}

interface Owner {
  readonly kinds: ReadonlyArray<'task' | 'project'>;
  readonly id: string;
}

/** The objects that a row names as its own: its project, its parent, its task, what it is about. */
function belongsTo(object: PlanObject): Owner[] {
  switch (object.kind) {
    case 'task':
      return [
        ...owned(['task'], object.row.parent_id),
        ...owned(['project'], object.row.project_id),
      ];
    case 'timeblock':
      return owned(['task'], object.row.task_id);
    case 'memo':
      return [
        ...owned(['task', 'project'], object.row.root_id),
        ...owned(['task'], object.row.step_id),
      ];
    case 'project':
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
    case 'person':
      return [];
  }
}

function owned(kinds: Owner['kinds'], id: string | null): Owner[] {
  return id === null ? [] : [{ kinds, id }];
}

function sameRow(present: PlanObject | null, expected: JournalEntry['after']): boolean {
  if (present === null || expected === null) return present === null && expected === null;
  const canonical = (row: object): string =>
    JSON.stringify(
      Object.entries(row)
        .filter(([key]) => key !== 'revision')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return canonical(present.row) === canonical(readRow(present.kind, expected).row);
}

/** The object at another revision; `readRow` makes sure that kind and row still belong together. */
function withRevision(object: PlanObject, revision: number): PlanObject {
  return readRow(object.kind, { ...object.row, revision });
}
