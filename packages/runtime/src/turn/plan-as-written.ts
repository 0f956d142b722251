import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import {
  expandBlocks,
  type Instant,
  isTicked,
  type ListWithItems,
  listsIn,
  liveTarget,
  type Memo,
  type ObjectAt,
  objectId,
  objectKey,
  objectNumber,
  type PlanObject,
  rootOf,
  rowsAbove,
  rowsBelow,
  type Step,
  type Target,
  type Task,
  type Timeblock,
} from '@planerka/plan';
import type { NotesAbout } from '../ports/notes-about.ts';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { ObjectWrite } from '../ports/write-batch.ts';
import { OwnWrites } from './own-writes.ts';

/**
 * The plan as one call sees it: what is stored, with what the call has written itself in its place.
 * Without this a second proposal of one utterance would not see what the first has made.
 */
export class PlanAsWritten {
  readonly tx: PlanTransaction;
  protected readonly own = new OwnWrites();

  constructor(tx: PlanTransaction) {
    this.tx = tx;
  }

  /** Live timeblocks that overlap `[from, to)`, those of this very call included. */
  async blocksBetween(from: Instant, to: Instant): Promise<Timeblock[]> {
    const stored = await this.tx.blocksBetween(from, to);
    const own = this.own.rows('timeblock').filter(isLive);
    const occurrences = own.flatMap((block) => expandBlocks([block], from, to));
    return [...this.own.untouched('timeblock', stored), ...occurrences];
  }

  /** The object as this call sees it, its own writes included. */
  async object(kind: ObjectWrite['kind'], id: string): Promise<PlanObject | null> {
    const write = this.own.find(kind, id);
    return write ? write.object : await this.tx.object(kind, id);
  }

  /** Those of these objects that there are, as this call sees them; its own writes included. */
  async objects(wanted: readonly ObjectAt[]): Promise<PlanObject[]> {
    const written = wanted.flatMap((each) => this.own.find(each.kind, each.id)?.object ?? []);
    const others = wanted.filter((each) => this.own.find(each.kind, each.id) === undefined);
    return others.length === 0 ? written : [...written, ...(await this.tx.objects(others))];
  }

  /** A stored row as this call has left it; null when the call has removed it. */
  asWritten(stored: PlanObject): PlanObject | null {
    const write = this.own.find(stored.kind, objectId(stored));
    return write ? write.object : stored;
  }

  /** A live object by the number people see, this call's own writes included. */
  async byNumber(kind: TargetKind, number: number): Promise<Target | null> {
    const [found = null] = await this.numbered([{ kind, number }]);
    return found;
  }

  /** For each of these the live object, or null; this call's own writes included. */
  async numbered(handles: readonly ObjectHandle[]): Promise<Array<Target | null>> {
    const written = new Map<string, PlanObject>();
    for (const { object } of this.own.objects) {
      const number = object && objectNumber(object);
      if (object && number !== null) written.set(`${object.kind}:${number}`, object);
    }
    const others = handles.filter(({ kind, number }) => !written.has(`${kind}:${number}`));
    const stored = others.length === 0 ? [] : await this.tx.numbered(others);
    const found = new Map(
      stored
        .filter((target) => this.own.find(target.kind, objectId(target)) === undefined)
        .map((target) => [`${target.kind}:${target.row.number}`, target]),
    );
    return handles.map(({ kind, number }) => {
      const mine = written.get(`${kind}:${number}`);
      return mine ? liveTarget(mine) : (found.get(`${kind}:${number}`) ?? null);
    });
  }

  /**
   * Everything below each of these tasks that is not deleted, each before its own subtasks, this
   * call's own writes included.
   */
  async below(taskIds: readonly string[]): Promise<Map<string, Task[]>> {
    if (taskIds.length === 0) return new Map();
    const stored = await this.tx.below([...new Set(taskIds)]);
    const rows = [...this.own.untouched('task', stored), ...this.own.rows('task').filter(isLive)];
    return new Map(taskIds.map((id) => [id, rowsBelow(id, rows)]));
  }

  /** Open lists with boxes and their items, the newest list first. */
  async lists(): Promise<ListWithItems[]> {
    const stored = await this.tx.lists();
    const rows = [...this.own.untouched('task', stored), ...this.own.rows('task').filter(isLive)];
    return listsIn(rows).filter(({ list }) => !isTicked(list));
  }

  /** What each of these tasks is in, the nearest first, as this call's own writes leave it. */
  async above(taskIds: readonly string[]): Promise<Map<string, Task[]>> {
    if (taskIds.length === 0) return new Map();
    const stored = await this.tx.above([...new Set(taskIds)]);
    const rows = new Map([...stored, ...this.own.rows('task')].map((task) => [task.task_id, task]));
    return new Map(taskIds.map((id) => [id, rowsAbove(id, rows)]));
  }

  /** A task's own subtasks that are not deleted, this call's own writes included. */
  async subtasks(taskId: string): Promise<Task[]> {
    const below = (await this.below([taskId])).get(taskId) ?? [];
    return below.filter(({ parent_id: parent }) => parent === taskId);
  }

  /** Everything of a task's tree that is not deleted, by sort key, this call's own writes included. */
  overTree(rootId: string, stored: readonly Task[]): Task[] {
    const own = this.own.rows('task').filter((task) => task.root_id === rootId && isLive(task));
    return [...this.own.untouched('task', stored), ...own].sort((a, b) =>
      a.sort_key < b.sort_key ? -1 : 1,
    );
  }

  /** Memos of a task or plan that are not deleted, this call's own writes included. */
  overMemos(rootId: string, stored: readonly Memo[]): Memo[] {
    const own = this.own.rows('memo').filter((memo) => memo.root_id === rootId && isLive(memo));
    return [...this.own.untouched('memo', stored), ...own].sort((a, b) =>
      a.memo_id < b.memo_id ? 1 : -1,
    );
  }

  /** The object's highest revision ever, this call's included, also of one that is gone. */
  async lastRevision(kind: ObjectWrite['kind'], id: string): Promise<number> {
    const revisions = await this.lastRevisions([{ kind, id }]);
    return revisions.get(objectKey({ kind, id })) ?? 0;
  }

  /** The objects' highest revisions, as `lastRevision` tells them, by `objectKey`. */
  async lastRevisions(objects: readonly ObjectAt[]): Promise<Map<string, number>> {
    const revisions = new Map(await this.tx.lastRevisions(objects));
    for (const { object_kind: kind, object_id: id, revision } of this.own.entries) {
      const key = objectKey({ kind, id });
      revisions.set(key, Math.max(revisions.get(key) ?? 0, revision));
    }
    return revisions;
  }

  /** Notes, decisions and risks, the newest first, this call's own included. */
  async notes(about: NotesAbout): Promise<Memo[]> {
    const all = this.overMemos(about.root_id, await this.tx.notes(about));
    const told = all.filter(
      ({ kind, step_id: step }) =>
        (kind === 'note' || kind === 'decision' || kind === 'risk') &&
        (about.step_id === null || step === about.step_id),
    );
    return told.slice(0, about.limit);
  }

  /** The projects that this very call has made and not taken away. */
  madeProjects(): Target[] {
    return this.own
      .rows('project')
      .filter((row) => this.own.hasMade('project', row.project_id) && row.deleted_at === null)
      .map((row) => ({ kind: 'project', row }));
  }

  /** Has this call written to the tree? */
  touches(rootId: string): boolean {
    return this.own.entries.some((entry) => rootOf(entry) === rootId);
  }

  /** Everything that this call has written: as it was before the call, and as the call leaves it. */
  get written(): Step[] {
    return this.own.steps;
  }
}

function isLive(row: { readonly deleted_at: Instant | null }): boolean {
  return row.deleted_at === null;
}
