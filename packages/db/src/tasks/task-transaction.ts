import { TaskAnswer } from '@planerka/contracts';
import type {
  AgentFocus,
  AnsweredRequest,
  ChangeQuery,
  DifferenceQuery,
  EntryQuery,
  JournalChange,
  JournalSnapshot,
  ListQuery,
  MemoQuery,
  ObjectDifference,
  TaskCounts,
  TaskTransaction,
} from '@planerka/runtime';
import type { Memo, Project, StoredEntry, Task } from '@planerka/plan';
import { sql } from 'kysely';
import { DbTransaction } from '../commands/plan-transaction.ts';
import { readProject, readTask } from '../objects/rows.ts';
import {
  countStepsByRoot,
  countTasksByProject,
  findChanges,
  findDifferences,
  findEntries,
  findProjectsById,
  findProjectsByNumber,
  findTaskIdsOf,
  findTasksIn,
  findTasksById,
  findTasksByNumber,
  findTreeRevisions,
  findTrees,
  listTasks,
} from './view-queries.ts';
import { findMemos } from '../objects/find-memos.ts';
import type { Place } from '../objects/place.ts';

type Row = Readonly<Record<string, unknown>>;

/** Moments of resumes that a workspace keeps: nothing asks for older ones. */
const RESUMES_KEPT = 100;

/** The task surface's storage for one call: the plan's, and what only agents have. */
export class DbTaskTransaction extends DbTransaction implements TaskTransaction {
  async tree(rootId: string): Promise<Task[]> {
    const rows = await this.db
      .selectFrom('task')
      .selectAll()
      .where('workspace_id', '=', this.workspaceId)
      .where('root_id', '=', rootId)
      .where('deleted_at', 'is', null)
      .orderBy('sort_key')
      .execute();
    return rows.map(readTask);
  }

  async treeRevision(rootId: string): Promise<number> {
    const row = await this.db
      .selectFrom('journal')
      .select('root_revision')
      .where('workspace_id', '=', this.workspaceId)
      .where('root_id', '=', rootId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.root_revision ?? 0;
  }

  async journalSeq(): Promise<number> {
    const row = await this.db
      .selectFrom('workspace')
      .select('journal_seq')
      .where('workspace_id', '=', this.workspaceId)
      .executeTakeFirstOrThrow();
    return row.journal_seq;
  }

  tasksOf(projectIds: readonly string[], limit: number): Promise<Task[]> {
    return findTasksIn(this.#place, projectIds, limit);
  }

  async countTasksOf(projectId: string): Promise<TaskCounts> {
    const { rows } = await sql<TaskCounts>`select
        count(*) filter (where status in ('todo', 'in_progress'))::int as open,
        count(*) filter (where status in ('done', 'cancelled'))::int as done
      from task where workspace_id = ${this.workspaceId}::uuid and project_id = ${projectId}::uuid
        and parent_id is null and deleted_at is null`.execute(this.db);
    return rows[0] ?? { open: 0, done: 0 };
  }

  listTasks(query: ListQuery): Promise<Task[]> {
    return listTasks(this.#place, query);
  }

  async listProjects({ statuses, begun, after, limit }: ListQuery): Promise<Project[]> {
    const rows = await this.db
      .selectFrom('project')
      .selectAll()
      .where('workspace_id', '=', this.workspaceId)
      .where('deleted_at', 'is', null)
      .where('number', '>', after)
      .$if(statuses !== undefined, (query) =>
        query.where(sql<boolean>`status = any(${[...(statuses ?? [])]}::text[])`),
      )
      .$if(begun !== undefined, (query) => query.where('begun', '=', begun === true))
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(readProject);
  }

  async planTitled(title: string): Promise<Project | null> {
    const row = await this.db
      .selectFrom('project')
      .selectAll()
      .where('workspace_id', '=', this.workspaceId)
      .where('title', '=', title)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    return row ? readProject(row) : null;
  }

  memos(query: MemoQuery): Promise<Memo[]> {
    return findMemos(this.#place, query);
  }

  entries(query: EntryQuery): Promise<StoredEntry[]> {
    return findEntries(this.#place, query);
  }

  trees(rootIds: readonly string[]): Promise<Task[]> {
    return findTrees(this.#place, rootIds);
  }

  tasksById(ids: readonly string[]): Promise<Task[]> {
    return findTasksById(this.#place, ids);
  }

  projectsById(ids: readonly string[]): Promise<Project[]> {
    return findProjectsById(this.#place, ids);
  }

  tasksByNumber(numbers: readonly number[]): Promise<Task[]> {
    return findTasksByNumber(this.#place, numbers);
  }

  projectsByNumber(numbers: readonly number[]): Promise<Project[]> {
    return findProjectsByNumber(this.#place, numbers);
  }

  taskIdsOf(projectId: string, limit: number): Promise<string[]> {
    return findTaskIdsOf(this.#place, projectId, limit);
  }

  treeRevisions(rootIds: readonly string[]): Promise<Map<string, number>> {
    return findTreeRevisions(this.#place, rootIds);
  }

  countTasks(projectIds: readonly string[]): Promise<Map<string, TaskCounts>> {
    return countTasksByProject(this.#place, projectIds);
  }

  countSteps(rootIds: readonly string[]): Promise<Map<string, TaskCounts>> {
    return countStepsByRoot(this.#place, rootIds);
  }

  changes(query: ChangeQuery): Promise<JournalChange[]> {
    return findChanges(this.#place, query);
  }

  differences(query: DifferenceQuery): Promise<ObjectDifference[]> {
    return findDifferences(this.#place, query);
  }

  async focus(): Promise<AgentFocus | null> {
    const row = await this.db
      .selectFrom('agent_focus')
      .select(['object_kind', 'object_id', 'actor', 'set_at'])
      .where('workspace_id', '=', this.workspaceId)
      .executeTakeFirst();
    return row ?? null;
  }

  async findSnapshot({
    kind,
    name,
  }: Parameters<TaskTransaction['findSnapshot']>[0]): Promise<JournalSnapshot | null> {
    const row = await this.db
      .selectFrom('snapshot')
      .select(['snapshot_id', 'kind', 'name', 'root_id', 'journal_seq', 'actor', 'created_at'])
      .where('workspace_id', '=', this.workspaceId)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'named'))
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .orderBy('snapshot_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  }

  async answered(actor: string, requestId: string): Promise<AnsweredRequest | null> {
    const row = await this.db
      .selectFrom('agent_request')
      .select(['fingerprint', 'answer', 'follow_up'])
      .where('workspace_id', '=', this.workspaceId)
      .where('actor', '=', actor)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (!row) return null;
    return { ...row, answer: TaskAnswer.parse(row.answer) };
  }

  setFocus(focus: AgentFocus | null): void {
    const id = this.workspaceId;
    this.#attach(
      'focused',
      focus === null
        ? sql`delete from agent_focus where workspace_id = ${id}::uuid`
        : sql`insert into agent_focus (workspace_id, object_id, object_kind, actor, set_at)
            values (${id}::uuid, ${focus.object_id}::uuid, ${focus.object_kind}, ${focus.actor},
              ${focus.set_at}::timestamptz)
            on conflict (workspace_id) do update set object_id = excluded.object_id,
              object_kind = excluded.object_kind, actor = excluded.actor, set_at = excluded.set_at`,
    );
  }

  saveSnapshot(snapshot: JournalSnapshot): void {
    const row: Row = { workspace_id: this.workspaceId, ...snapshot };
    this.#attach(
      'snapshot_saved',
      sql`insert into snapshot
        select * from jsonb_populate_record(null::snapshot, ${JSON.stringify(row)}::jsonb)
        on conflict (workspace_id, name) where name is not null do update set
          snapshot_id = excluded.snapshot_id, journal_seq = excluded.journal_seq,
          root_id = excluded.root_id, actor = excluded.actor, created_at = excluded.created_at`,
    );
    if (snapshot.kind !== 'resume') return;
    // The one saved beside this is not seen here: with it they are as many as are kept.
    this.#attach(
      'snapshots_outlived',
      sql`delete from snapshot where workspace_id = ${this.workspaceId}::uuid and kind = 'resume'
        and snapshot_id <= (select snapshot_id from snapshot
          where workspace_id = ${this.workspaceId}::uuid and kind = 'resume'
          order by snapshot_id desc offset ${RESUMES_KEPT - 1} limit 1)`,
    );
  }

  saveAnswer(actor: string, requestId: string, answered: AnsweredRequest, at: string): void {
    const row: Row = {
      workspace_id: this.workspaceId,
      actor,
      request_id: requestId,
      created_at: at,
      ...answered,
    };
    this.#attach(
      'request_answered',
      sql`insert into agent_request
        select * from jsonb_populate_record(null::agent_request, ${JSON.stringify(row)}::jsonb)
        on conflict do nothing`,
    );
  }

  get #place(): Place {
    return { db: this.db, workspaceId: this.workspaceId };
  }

  #attach(name: string, statement: ReturnType<typeof sql>): void {
    this.attach({ ctes: [{ name, statement }] });
  }
}
