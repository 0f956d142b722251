import {
  type Frame,
  type ObjectHandle,
  type ObjectKind,
  type ObjectRef,
  type Outcome,
  type Receipt,
  type TargetKind,
  DEFAULT_LOCALE,
} from '@planerka/contracts';
import {
  DEFAULT_WORKING_HOURS,
  expandBlocks,
  type Given,
  type Instant,
  type JournalEntry,
  isKnown,
  isOfKind,
  isTicked,
  listsIn,
  type ListWithItems,
  liveTarget,
  type Memo,
  type Moment,
  type NumberedKind,
  type ObjectAt,
  objectId,
  objectKey,
  objectNumber,
  type PlanObject,
  type ProductionRows,
  type Policy,
  remembered,
  rowsAbove,
  rowsBelow,
  rootOf,
  type Step,
  type Target,
  type Task,
  type ThreadMemory,
  type ThreadPin,
  type Timeblock,
  type WorkingHours,
  type Workroom,
} from '@planerka/plan';
import { callReminders } from '../reminders/call-reminders.ts';
import type { Ids } from '../ports/clock-and-ids.ts';
import type { ObjectWrite } from '../ports/write-batch.ts';
import type { NotesAbout } from '../ports/notes-about.ts';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { Snapshot } from '../ports/snapshot.ts';
import type { NeedsOf } from '../ports/needs-of.ts';
import type { Suggesting } from '../ports/suggesting.ts';
import type { ProposalContext } from '../proposal.ts';
import { ChangeSetMemory } from './change-set-memory.ts';
import { type ChangeHead, journaled } from './journaled.ts';
import { DraftMemory } from './draft-memory.ts';
import type { Leader } from './leader.ts';
import { stamped } from './stamped.ts';
import { SuggestionMemory } from './suggestion-memory.ts';

type RowOf<K extends ObjectKind> = Extract<PlanObject, { kind: K }>['row'];

/**
 * One call of the one door: the plan as its snapshot saw it, and everything that the
 * proposals of the call add to it. Handlers read and write through it, so that a later proposal of
 * the same breath sees the earlier ones; nothing reaches the database before `commit`.
 */
export class Turn {
  readonly context: ProposalContext;
  readonly now: Instant;
  readonly tx: PlanTransaction;
  readonly drafts: DraftMemory;
  readonly suggestions: SuggestionMemory;
  readonly changeSets: ChangeSetMemory;
  /** Null where nothing is suggested. */
  readonly suggesting: Suggesting | null;
  /** What a project's overview asks for, where somebody here reads words. */
  readonly needsOf: NeedsOf;
  readonly #ids: Ids;
  readonly #snapshot: Snapshot;
  readonly #locale: string;
  readonly #objects = new Map<string, ObjectWrite>();
  readonly #before = new Map<string, PlanObject | null>();
  readonly #entries: JournalEntry[] = [];
  readonly #outcomes: Array<{ key: string; outcome: Outcome }> = [];
  #journalSeq: number;
  readonly #numbers: Record<NumberedKind, number>;
  #timezone: string;
  #memory: ThreadMemory;

  /** What the operation before this one in the utterance came to. */
  leader: Leader | null = null;

  constructor(
    context: ProposalContext,
    now: Instant,
    tx: PlanTransaction,
    ids: Ids,
    snapshot: Snapshot,
    locale = DEFAULT_LOCALE,
    suggesting: Suggesting | null = null,
    needsOf: NeedsOf = () => [],
  ) {
    this.#locale = locale;
    this.context = context;
    this.now = now;
    this.tx = tx;
    this.suggestions = new SuggestionMemory(tx, { context, now, snapshot });
    this.suggesting = suggesting;
    this.needsOf = needsOf;
    this.changeSets = new ChangeSetMemory(tx);
    this.#ids = ids;
    this.#snapshot = snapshot;
    this.drafts = new DraftMemory(tx, { now, known: snapshot.drafts });
    this.#journalSeq = snapshot.counters.journal_seq;
    this.#numbers = { ...snapshot.counters.numbers };
    this.#timezone = snapshot.settings.timezone;
    this.#memory = snapshot.thread.memory;
  }

  get moment(): Moment {
    return { now: this.now, zone: this.#timezone };
  }

  /** What a decision is made with: its moment, its person and new names, and nothing else of the call. */
  given(policy: Policy): Given {
    const { actor, thread } = this.context;
    return {
      ...this.moment,
      actor: actor.id,
      thread,
      ids: { uuid: () => this.newId(), number: (kind) => this.nextNumber(kind) },
      policy,
    };
  }

  /** What the words of this call's outcomes are made for. */
  get frame(): Frame {
    return { now: this.now, zone: this.#timezone, locale: this.#locale };
  }

  get settings(): Snapshot['settings'] {
    const written = this.#written('workspace', this.context.workspace);
    return written?.kind === 'workspace' ? written.row : this.#snapshot.settings;
  }

  get person(): Snapshot['person'] {
    for (const { kind, object } of this.#objects.values()) {
      if (kind === 'person') return object?.kind === 'person' ? object.row : null;
    }
    return this.#snapshot.person;
  }

  get workingHours(): WorkingHours {
    return this.person?.working_hours ?? DEFAULT_WORKING_HOURS;
  }

  get memory(): ThreadMemory {
    return this.#memory;
  }

  /** The thread's pin, this call's own included. */
  get pin(): ThreadPin | null {
    const { pin } = this.#snapshot.thread;
    const pins = [...this.#untouched('thread_pin', pin ? [pin] : []), ...this.#rows('thread_pin')];
    return pins.find(({ thread }) => thread === this.context.thread) ?? null;
  }

  /** The room that this person has opened here, this call's own included. */
  get room(): Workroom | null {
    const { room } = this.#snapshot.thread;
    const { thread, actor } = this.context;
    const rooms = [...this.#untouched('workroom', room ? [room] : []), ...this.#rows('workroom')];
    return rooms.find((each) => each.thread === thread && each.actor === actor.id) ?? null;
  }

  /** The object's highest revision ever, this call's included, also of one that is gone. */
  async lastRevision(kind: ObjectWrite['kind'], id: string): Promise<number> {
    const revisions = await this.lastRevisions([{ kind, id }]);
    return revisions.get(objectKey({ kind, id })) ?? 0;
  }

  /** The objects' highest revisions, as `lastRevision` tells them, by `objectKey`. */
  async lastRevisions(objects: readonly ObjectAt[]): Promise<Map<string, number>> {
    const revisions = new Map(await this.tx.lastRevisions(objects));
    for (const { object_kind: kind, object_id: id, revision } of this.#entries) {
      const key = objectKey({ kind, id });
      revisions.set(key, Math.max(revisions.get(key) ?? 0, revision));
    }
    return revisions;
  }

  /** Puts this object into the thread's memory: written with the call (K2-2-thread-context). */
  remember(kind: TargetKind, id: string): void {
    this.#memory = remembered(this.#memory, kind, id);
  }

  /** Has the thread shown or touched the object lately, pinned or opened it? */
  knows(target: Target): boolean {
    const id = objectId(target);
    const { pin, room } = this;
    const kept = [pin?.task_id, pin?.project_id, room?.task_id, room?.project_id];
    return kept.includes(id) || isKnown(this.#memory, id);
  }

  newId(): string {
    return this.#ids.uuid();
  }

  nextNumber(kind: NumberedKind): number {
    this.#numbers[kind] += 1;
    return this.#numbers[kind];
  }

  /** Gives back the numbers that were taken since `mark`: nothing was made with them. */
  rewind(mark: Readonly<Record<NumberedKind, number>>): void {
    Object.assign(this.#numbers, mark);
  }

  /** The present counters, for `rewind`. */
  get numbers(): Readonly<Record<NumberedKind, number>> {
    return { ...this.#numbers };
  }

  /** Live timeblocks that overlap `[from, to)`, those of this very call included. */
  async blocksBetween(from: Instant, to: Instant): Promise<Timeblock[]> {
    const stored = await this.tx.blocksBetween(from, to);
    const own = this.#rows('timeblock').filter(isLive);
    const occurrences = own.flatMap((block) => expandBlocks([block], from, to));
    return [...this.#untouched('timeblock', stored), ...occurrences];
  }

  /** The object as this call sees it, its own writes included. */
  async object(kind: ObjectWrite['kind'], id: string): Promise<PlanObject | null> {
    const key = `${kind}:${id}`;
    const write = this.#objects.get(key);
    return write ? write.object : await this.tx.object(kind, id);
  }

  /** Those of these objects that there are, as this call sees them; its own writes included. */
  async objects(wanted: readonly ObjectAt[]): Promise<PlanObject[]> {
    const written = wanted.flatMap((each) => this.#objects.get(objectKey(each))?.object ?? []);
    const others = wanted.filter((each) => !this.#objects.has(objectKey(each)));
    return others.length === 0 ? written : [...written, ...(await this.tx.objects(others))];
  }

  /** A stored row as this call has left it; null when the call has removed it. */
  asWritten(stored: PlanObject): PlanObject | null {
    const write = this.#objects.get(`${stored.kind}:${objectId(stored)}`);
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
    for (const { object } of this.#objects.values()) {
      const number = object && objectNumber(object);
      if (object && number !== null) written.set(`${object.kind}:${number}`, object);
    }
    const others = handles.filter(({ kind, number }) => !written.has(`${kind}:${number}`));
    const stored = others.length === 0 ? [] : await this.tx.numbered(others);
    const found = new Map(
      stored
        .filter((target) => !this.#objects.has(`${target.kind}:${objectId(target)}`))
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
    const rows = [...this.#untouched('task', stored), ...this.#rows('task').filter(isLive)];
    return new Map(taskIds.map((id) => [id, rowsBelow(id, rows)]));
  }

  /** Open lists with boxes and what stands on them, the newest list first. */
  async lists(): Promise<ListWithItems[]> {
    const stored = await this.tx.lists();
    const rows = [...this.#untouched('task', stored), ...this.#rows('task').filter(isLive)];
    return listsIn(rows).filter(({ list }) => !isTicked(list));
  }

  /** What each of these tasks is in, the nearest first, as this call's own writes leave it. */
  async above(taskIds: readonly string[]): Promise<Map<string, Task[]>> {
    if (taskIds.length === 0) return new Map();
    const stored = await this.tx.above([...new Set(taskIds)]);
    const rows = new Map([...stored, ...this.#rows('task')].map((task) => [task.task_id, task]));
    return new Map(taskIds.map((id) => [id, rowsAbove(id, rows)]));
  }

  /** A task's own subtasks that are not deleted, this call's own writes included. */
  async subtasks(taskId: string): Promise<Task[]> {
    const below = (await this.below([taskId])).get(taskId) ?? [];
    return below.filter(({ parent_id: parent }) => parent === taskId);
  }

  /** Everything of a task's tree that is not deleted, by sort key, this call's own writes included. */
  overTree(rootId: string, stored: readonly Task[]): Task[] {
    const own = this.#rows('task').filter((task) => task.root_id === rootId && isLive(task));
    return [...this.#untouched('task', stored), ...own].sort((a, b) =>
      a.sort_key < b.sort_key ? -1 : 1,
    );
  }

  /** Memos of a task or plan that are not deleted, this call's own writes included. */
  overMemos(rootId: string, stored: readonly Memo[]): Memo[] {
    const own = this.#rows('memo').filter((memo) => memo.root_id === rootId && isLive(memo));
    return [...this.#untouched('memo', stored), ...own].sort((a, b) =>
      a.memo_id < b.memo_id ? 1 : -1,
    );
  }

  /** A production project as it is stored, with the moment that the snapshot saw. */
  async production(projectId: string): Promise<ProductionRows | null> {
    const stored = await this.tx.production(projectId);
    const { journalSeq: seq } = this.suggestions;
    return stored && { ...stored, timezone: this.#timezone, seq };
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
    const isMade = (id: string): boolean => this.#before.get(`project:${id}`) === null;
    return this.#rows('project')
      .filter((row) => isMade(row.project_id) && row.deleted_at === null)
      .map((row) => ({ kind: 'project', row }));
  }

  /** Has this call written to the tree? */
  touches(rootId: string): boolean {
    return this.#entries.some((entry) => rootOf(entry) === rootId);
  }

  /** Everything that this call has written: as it was before the call, and as the call leaves it. */
  get written(): Step[] {
    return [...this.#objects].map(([key, { object }]) => ({
      before: this.#before.get(key) ?? null,
      after: object,
    }));
  }

  /** Journals and writes one change; the receipt names each object with its new revision. */
  change(head: ChangeHead, steps: readonly Step[]): Receipt {
    const changeId = head.changeId ?? this.newId();
    const objects: ObjectRef[] = [];
    for (const step of steps) {
      const { before } = step;
      const after = head.action === 'do' ? stamped(step.after, this.now) : step.after;
      const known = after ?? before;
      if (known === null) continue;
      const revision = after === null ? known.row.revision + 1 : after.row.revision;
      const id = objectId(known);
      const key = `${known.kind}:${id}`;
      if (!this.#before.has(key)) this.#before.set(key, before);
      this.#objects.set(key, { kind: known.kind, id, object: after });
      if (after?.kind === 'workspace') this.#timezone = after.row.timezone;
      this.#journalSeq += 1;
      const where = { seq: this.#journalSeq, changeId, at: this.now };
      this.#entries.push(journaled(this.context, { head, step, after, known, revision, ...where }));
      objects.push({ kind: known.kind, id, number: objectNumber(known), revision });
    }
    return {
      change_id: changeId,
      action: head.action,
      reverted: head.target === undefined ? [] : [head.target],
      objects,
    };
  }

  record(key: string, outcome: Outcome): void {
    this.#outcomes.push({ key, outcome });
  }

  /** Writes everything of this call at once. */
  async commit(): Promise<void> {
    const reminders = await callReminders({
      context: this.context,
      moment: this.moment,
      person: this.person,
      writes: [...this.#objects.values()],
      hasDigests: this.#snapshot.has_digests,
      tx: this.tx,
    });
    await this.tx.apply({
      at: this.now,
      objects: [...this.#objects.values()],
      entries: this.#entries,
      outcomes: this.#outcomes,
      ...this.drafts.writes,
      suggestions: this.suggestions.writes,
      changeSets: this.changeSets.writes,
      memory:
        this.#memory === this.#snapshot.thread.memory
          ? null
          : { thread: this.context.thread, memory: this.#memory },
      reminders,
      counters: { journal_seq: this.#journalSeq, numbers: this.#numbers },
    });
  }

  /** The rows of a kind that this call has written, as it leaves them. */
  #rows<K extends ObjectKind>(kind: K): Array<RowOf<K>> {
    // The kind says which row it is, which the compiler does not follow.
    return [...this.#objects.values()].flatMap(({ object }) =>
      isOfKind(object, [kind]) ? [object.row as RowOf<K>] : [],
    );
  }

  /** Those of these stored rows that this call has not written. */
  #untouched<K extends ObjectKind>(kind: K, stored: ReadonlyArray<RowOf<K>>): Array<RowOf<K>> {
    return stored.filter((row) => !this.#objects.has(`${kind}:${objectId({ kind, row })}`));
  }

  #written(kind: ObjectWrite['kind'], id: string): PlanObject | null {
    return this.#objects.get(`${kind}:${id}`)?.object ?? null;
  }
}

function isLive(row: { readonly deleted_at: Instant | null }): boolean {
  return row.deleted_at === null;
}
