import {
  type BulkSet,
  type ObjectHandle,
  type ObjectKind,
  TerminalError,
  StoredOutcome,
} from '@planerka/contracts';
import type {
  ChangeState,
  Draft,
  Listener,
  NewestObjects,
  NotesAbout,
  ObjectSearch,
  PlanTransaction,
  Snapshot,
  SnapshotQuery,
  WriteBatch,
} from '@planerka/runtime';
import {
  type JournalEntry,
  type Memo,
  type ObjectAt,
  objectKey,
  type OwnerKind,
  type PlanObject,
  type Target,
  type Task,
  type Timeblock,
} from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import { findListeners } from '../reminders/find-listeners.ts';
import { isOwnChat } from '../reminders/reminder-writes.ts';
import type { Schema } from '../connection/schema.ts';
import { findNotes } from '../objects/find-memos.ts';
import { batchWrites, MOVED } from './apply-batch.ts';
import {
  findBlocksBetween,
  findBlocksRemindedByDefault,
  findBlocksTakenOut,
} from '../objects/find-blocks.ts';
import { findBelonging, findBelow, findNumbered, findObjects } from '../objects/find-objects.ts';
import {
  findChangeStates,
  findEntriesOf,
  findLastRevisions,
  findStandingSince,
  latestAction,
} from './reversal-reads.ts';
import { readDraft, readList, readPerson } from '../objects/rows.ts';
import { bulkTasks, newestObjects, searchObjects } from '../objects/search-objects.ts';
import { readThread, threadColumns } from './thread-state.ts';

const BLOCKS_MAX = 200;

const Outcomes = z.record(z.string(), StoredOutcome).nullable();

/** The workspace's row and what a call starts from, as one moment saw them. */
interface OpenedWorkspace {
  readonly timezone: string;
  readonly revision: number;
  readonly version: number;
  readonly journal_seq: number;
  readonly task_number: number;
  readonly timeblock_number: number;
  readonly project_number: number;
  readonly outcomes: unknown;
  readonly drafts: unknown;
  readonly people: unknown;
  readonly has_digests: boolean;
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pins: unknown;
  readonly rooms: unknown;
}

/**
 * The runtime's storage for one call. Nothing is locked while it reads: the one statement that
 * writes holds only if the plan's version is still the one that the snapshot saw, so that all reads
 * in between saw the same plan. A door adds its own writes with `attach`.
 */
export class DbTransaction implements PlanTransaction {
  readonly workspaceId: string;
  protected readonly db: Kysely<Schema>;
  readonly #attached: AttachedWrite[] = [];
  #workspace: OpenedWorkspace | null = null;

  constructor(db: Kysely<Schema>, workspaceId: string) {
    this.db = db;
    this.workspaceId = workspaceId;
  }

  async snapshot(query: SnapshotQuery): Promise<Snapshot> {
    const id = this.workspaceId;
    const { rows } = await sql<OpenedWorkspace>`select
        w.timezone, w.revision, w.version, w.journal_seq, w.task_number, w.timeblock_number,
        w.project_number,
        (select jsonb_object_agg(k.key, k.outcome) from idempotency_key k
          where k.workspace_id = w.workspace_id and k.key = any(${[...query.keys]}::text[]))
          as outcomes,
        (select jsonb_agg(to_jsonb(c) order by c.created_at, c.draft_id) from clarification c
          where c.workspace_id = w.workspace_id and c.thread = ${query.thread}
            and c.actor = ${query.actor} and c.state in ('open', 'queued', 'waiting')) as drafts,
        (select jsonb_agg(to_jsonb(p)) from person p where p.actor = ${query.actor}) as people,
        exists (select from digest d where d.workspace_id = w.workspace_id
          and d.actor = ${query.actor}) as has_digests,
        ${threadColumns(query.thread, query.actor)}
      from workspace w where w.workspace_id = ${id}::uuid`.execute(this.db);
    const row = rows[0];
    if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${id}`);
    this.#workspace = row;
    return {
      settings: { workspace_id: id, timezone: row.timezone, revision: row.revision },
      counters: {
        journal_seq: row.journal_seq,
        numbers: {
          task: row.task_number,
          timeblock: row.timeblock_number,
          project: row.project_number,
        },
      },
      person: readList(row.people, readPerson)[0] ?? null,
      has_digests: row.has_digests || !isOwnChat(query.thread),
      drafts: readList(row.drafts, readDraft),
      thread: readThread(row),
      outcomes: new Map(Object.entries(Outcomes.parse(row.outcomes) ?? {})),
    };
  }

  async draft(draftId: string): Promise<Draft | null> {
    const row = await this.db
      .selectFrom('clarification')
      .selectAll()
      .where('workspace_id', '=', this.workspaceId)
      .where('draft_id', '=', draftId)
      .executeTakeFirst();
    return row ? readDraft(row) : null;
  }

  blocksBetween(from: string, to: string): Promise<Timeblock[]> {
    return findBlocksBetween(this.db, this.workspaceId, { from, to, limit: BLOCKS_MAX });
  }

  takenOutOf(seriesId: string, now: string): Promise<Timeblock[]> {
    return findBlocksTakenOut(this.db, this.workspaceId, seriesId, now);
  }

  blocksRemindedByDefault(actor: string, now: string): Promise<Timeblock[]> {
    return findBlocksRemindedByDefault(this.db, this.workspaceId, actor, now);
  }

  async object(kind: ObjectKind, id: string): Promise<PlanObject | null> {
    const [object = null] = await this.objects([{ kind, id }]);
    return object;
  }

  async objects(wanted: readonly ObjectAt[]): Promise<PlanObject[]> {
    const settings = wanted.some(
      (each) => each.kind === 'workspace' && each.id === this.workspaceId,
    )
      ? this.#settings()
      : [];
    return [...settings, ...(await findObjects(this.db, this.workspaceId, wanted))];
  }

  listenersOf(
    objects: ReadonlyArray<{ readonly id: string; readonly created_by: string }>,
  ): Promise<Map<string, Listener>> {
    return findListeners(this.db, this.workspaceId, objects);
  }

  numbered(handles: readonly ObjectHandle[]): Promise<Target[]> {
    return findNumbered(this.db, this.workspaceId, handles);
  }

  search(query: ObjectSearch): Promise<Target[]> {
    return searchObjects(this.db, this.workspaceId, query);
  }

  newest(query: NewestObjects): Promise<Target[]> {
    return newestObjects(this.db, this.workspaceId, query);
  }

  bulk(set: BulkSet, today: string, now: string): Promise<{ tasks: Task[]; total: number }> {
    return bulkTasks(this.db, this.workspaceId, { set, today, now });
  }

  notes(about: NotesAbout): Promise<Memo[]> {
    return findNotes({ db: this.db, workspaceId: this.workspaceId }, about);
  }

  async below(taskIds: readonly string[]): Promise<Task[]> {
    return await findBelow(this.db, this.workspaceId, taskIds);
  }

  belongingTo(
    owners: ReadonlyArray<{ readonly kind: OwnerKind; readonly id: string }>,
    except: readonly string[],
  ): Promise<PlanObject[]> {
    return findBelonging(this.db, this.workspaceId, owners, except);
  }

  entriesOf(changeIds: readonly string[]): Promise<JournalEntry[]> {
    return findEntriesOf(this.db, this.workspaceId, changeIds);
  }

  async lastUndoable(actor: string): Promise<string | null> {
    const { rows } = await sql<{ change_id: string }>`select o.change_id from journal o
      where o.workspace_id = ${this.workspaceId}::uuid and o.actor = ${actor} and o.action = 'do'
        and ${latestAction(this.workspaceId, sql.ref('o.change_id'))} is distinct from 'undo'
      order by o.seq desc limit 1`.execute(this.db);
    return rows[0]?.change_id ?? null;
  }

  async lastRedoable(actor: string): Promise<string | null> {
    const { rows } = await sql<{
      target_change_id: string;
    }>`select u.target_change_id from journal u
      where u.workspace_id = ${this.workspaceId}::uuid and u.actor = ${actor} and u.action = 'undo'
        and u.seq > coalesce((select max(d.seq) from journal d
          where d.workspace_id = u.workspace_id and d.actor = u.actor and d.action = 'do'), 0)
        and ${latestAction(this.workspaceId, sql.ref('u.target_change_id'))} = 'undo'
      order by u.seq desc limit 1`.execute(this.db);
    return rows[0]?.target_change_id ?? null;
  }

  changeStates(changeIds: readonly string[]): Promise<Map<string, ChangeState>> {
    return findChangeStates(this.db, this.workspaceId, changeIds);
  }

  standingSince(
    objects: ReadonlyArray<ObjectAt & { readonly seq: number }>,
    except: readonly string[],
  ): Promise<JournalEntry[]> {
    return findStandingSince(this.db, this.workspaceId, objects, except);
  }

  async lastRevisions(objects: readonly ObjectAt[]): Promise<Map<string, number>> {
    const found = await findLastRevisions(this.db, this.workspaceId, objects);
    return new Map(found.map((each) => [objectKey(each), each.revision]));
  }

  /** A call that writes nothing has nothing that would fail: it asks. */
  async heldStill(): Promise<void> {
    await sql`select case when version = ${this.#workspace?.version ?? -1}
        then null::jsonb else refuse(${MOVED}) end
      from workspace where workspace_id = ${this.workspaceId}::uuid`.execute(this.db);
  }

  /** Adds a door's own write to the statement that applies the batch. */
  attach(write: AttachedWrite): void {
    this.#attached.push(write);
  }

  async apply(batch: WriteBatch): Promise<void> {
    const version = this.#workspace?.version ?? -1;
    const writes = batchWrites(this.workspaceId, version, batch);
    await writeTogether(this.db, [...writes, ...this.#attached]);
  }

  /** The workspace's own settings, as the snapshot saw them; none before it was read. */
  #settings(): PlanObject[] {
    if (this.#workspace === null) return [];
    const { timezone, revision } = this.#workspace;
    return [{ kind: 'workspace', row: { workspace_id: this.workspaceId, timezone, revision } }];
  }
}
