import {
  DEFAULT_LOCALE,
  type Frame,
  type ObjectHandle,
  type ObjectRef,
  type Outcome,
  type Receipt,
  type TargetKind,
} from '@planerka/contracts';
import {
  DEFAULT_WORKING_HOURS,
  type Given,
  type Instant,
  isKnown,
  type Moment,
  type NumberedKind,
  objectId,
  objectNumber,
  type Policy,
  type ProductionRows,
  remembered,
  type Step,
  type Target,
  type ThreadMemory,
  type ThreadPin,
  type WorkingHours,
  type Workroom,
} from '@planerka/plan';
import type { Ids } from '../ports/clock-and-ids.ts';
import type { NeedsOf } from '../ports/needs-of.ts';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { Snapshot } from '../ports/snapshot.ts';
import type { Suggesting } from '../ports/suggesting.ts';
import type { ProposalContext } from '../proposal.ts';
import { callReminders } from '../reminders/call-reminders.ts';
import { ChangeSetMemory } from './change-set-memory.ts';
import { DraftMemory } from './draft-memory.ts';
import { type ChangeHead, journaled } from './journaled.ts';
import type { Leader } from './leader.ts';
import { PlanAsWritten } from './plan-as-written.ts';
import { stamped } from './stamped.ts';
import { SuggestionMemory } from './suggestion-memory.ts';

/**
 * One call of the one door: the plan as its snapshot saw it, and everything that the
 * proposals of the call add to it. Handlers read and write through it, so that a later proposal of
 * the same breath sees the earlier ones; nothing reaches the database before `commit`.
 */
export class Turn extends PlanAsWritten {
  readonly context: ProposalContext;
  readonly now: Instant;
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
  readonly #outcomes: Array<{ key: string; outcome: Outcome }> = [];
  #journalSeq: number;
  readonly #numbers: Record<NumberedKind, number>;
  #timezone: string;
  #memory: ThreadMemory;

  /** What the operation before this one in the utterance came to. */
  leader: Leader | null = null;
  /** The copy that was made last in this utterance, and what it is a copy of. */
  copied: { readonly copy: ObjectHandle; readonly of: ObjectHandle } | null = null;

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
    super(tx);
    this.#locale = locale;
    this.context = context;
    this.now = now;
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
    const written = this.own.find('workspace', this.context.workspace)?.object;
    return written?.kind === 'workspace' ? written.row : this.#snapshot.settings;
  }

  get person(): Snapshot['person'] {
    for (const { kind, object } of this.own.objects) {
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
    const pins = [
      ...this.own.untouched('thread_pin', pin ? [pin] : []),
      ...this.own.rows('thread_pin'),
    ];
    return pins.find(({ thread }) => thread === this.context.thread) ?? null;
  }

  /** The room that this person has opened here, this call's own included. */
  get room(): Workroom | null {
    const { room } = this.#snapshot.thread;
    const { thread, actor } = this.context;
    const rooms = [
      ...this.own.untouched('workroom', room ? [room] : []),
      ...this.own.rows('workroom'),
    ];
    return rooms.find((each) => each.thread === thread && each.actor === actor.id) ?? null;
  }

  /** Puts this object into the thread's memory: written with the call (K2-2-thread-context). */
  remember(kind: TargetKind, id: string): void {
    this.#memory = remembered(this.#memory, kind, id);
  }

  /** What this call has done to each object so far. */
  get steps(): Step[] {
    return this.own.steps;
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

  /** A production project as it is stored, with the moment that the snapshot saw. */
  async production(projectId: string): Promise<ProductionRows | null> {
    const stored = await this.tx.production(projectId);
    const { journalSeq: seq } = this.suggestions;
    return stored && { ...stored, timezone: this.#timezone, seq };
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
      this.own.put({ kind: known.kind, id, object: after }, before);
      if (after?.kind === 'workspace') this.#timezone = after.row.timezone;
      this.#journalSeq += 1;
      const where = { seq: this.#journalSeq, changeId, at: this.now };
      this.own.entries.push(
        journaled(this.context, { head, step, after, known, revision, ...where }),
      );
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
      writes: this.own.objects,
      hasDigests: this.#snapshot.has_digests,
      tx: this.tx,
    });
    await this.tx.apply({
      at: this.now,
      objects: this.own.objects,
      entries: this.own.entries,
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
}
