import { TaskAnswer } from '@planerka/contracts';
import type { AgentClaim, AgentFocus, JournalSnapshot, TaskTransaction } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { MOVED } from '../commands/apply-batch.ts';
import { type DbTransaction, planTransaction } from '../commands/plan-transaction.ts';
import { tableNamed } from '../connection/names.ts';
import { over } from '../objects/on-demand.ts';
import { uuids } from '../objects/query-parts.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { viewReads } from './view-reads.ts';

/** Moments of resumes that a workspace keeps: nothing asks for older ones. */
const RESUMES_KEPT = 100;

/** The task surface's storage for one call: the plan's, and what only agents have. */
export function taskTransaction(place: WorkspaceDb): TaskTransaction {
  const { db, workspaceId } = place;
  const plan = planTransaction(place);
  const reads = viewReads(place);
  const attach = (name: string, statement: RawBuilder<unknown>) =>
    plan.attach({ ctes: [{ name, statement }] });
  const insert = (table: string, row: object, conflict: RawBuilder<unknown>) =>
    sql`insert into ${tableNamed(table)} select * from json_populate_record(
        null::${tableNamed(table)}, ${JSON.stringify({ workspace_id: workspaceId, ...row })}::json)
      on conflict ${conflict}`;

  return over(plan, {
    ...reads,

    async treeRevision(rootId) {
      return (await reads.treeRevisions([rootId])).get(rootId) ?? 0;
    },

    async journalSeq() {
      const row = await db
        .selectFrom('workspace')
        .select('journal_seq')
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow();
      return row.journal_seq;
    },

    async focus() {
      const focus: AgentFocus | undefined = await db
        .selectFrom('agent_focus')
        .select(['object_kind', 'object_id', 'actor', 'set_at'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst();
      return focus ?? null;
    },

    async claims(taskIds, now) {
      if (taskIds.length === 0) return new Map();
      const held = await db
        .selectFrom('agent_claim')
        .select(['task_id', 'actor', 'claimed_at', 'until'])
        .where('workspace_id', '=', workspaceId)
        .where('task_id', 'in', [...taskIds])
        .where('until', '>', now)
        .execute();
      return new Map(held.map((claim: AgentClaim) => [claim.task_id, claim]));
    },

    async countSnapshots(name) {
      const { count } = await db
        .selectFrom('snapshot')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async findSnapshot({ kind, actor, name }) {
      const snapshot: JournalSnapshot | undefined = await db
        .selectFrom('snapshot')
        .select(['snapshot_id', 'kind', 'name', 'root_id', 'journal_seq', 'actor', 'created_at'])
        .where('workspace_id', '=', workspaceId)
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'named'))
        .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
        .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
        .orderBy('snapshot_id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return snapshot ?? null;
    },

    async answered(actor, requestId) {
      const row = await db
        .selectFrom('agent_request')
        .select(['fingerprint', 'answer', 'follow_up'])
        .where('workspace_id', '=', workspaceId)
        .where('actor', '=', actor)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return row ? { ...row, answer: TaskAnswer.parse(row.answer) } : null;
    },

    setFocus(focus) {
      attach(
        'focused',
        focus === null
          ? sql`delete from agent_focus where workspace_id = ${workspaceId}::uuid`
          : insert(
              'agent_focus',
              focus,
              sql`(workspace_id) do update set object_id = excluded.object_id,
                object_kind = excluded.object_kind, actor = excluded.actor, set_at = excluded.set_at`,
            ),
      );
    },

    saveClaim(claim) {
      // A call that only claims writes nothing to the plan, so its version keeps no other process out:
      // whoever comes second finds the task held, and looks again.
      const onConflict = sql`(workspace_id, task_id) do update set actor = excluded.actor,
        claimed_at = excluded.claimed_at, until = excluded.until
        where agent_claim.actor = excluded.actor or agent_claim.until <= excluded.claimed_at
        returning task_id`;
      plan.attach({
        ctes: [{ name: 'claimed', statement: insert('agent_claim', claim, onConflict) }],
        required: { condition: sql`exists (select from claimed)`, otherwise: MOVED },
      });
    },

    renewClaims(actor, taskIds, until) {
      const mine = sql`workspace_id = ${workspaceId}::uuid and actor = ${actor}
        and task_id = any(${uuids(taskIds)})`;
      attach(
        until === null ? 'claims_given_back' : 'claims_renewed',
        until === null
          ? sql`delete from agent_claim where ${mine}`
          : sql`update agent_claim set until = ${until}::timestamptz where ${mine}`,
      );
    },

    saveSnapshot(snapshot) {
      attach('snapshot_saved', insert('snapshot', snapshot, sql`do nothing`));
      if (snapshot.kind !== 'resume') return;
      // The one saved beside this is not seen here: with it they are as many as are kept.
      attach(
        'snapshots_outlived',
        sql`delete from snapshot where workspace_id = ${workspaceId}::uuid and kind = 'resume'
          and snapshot_id <= (select snapshot_id from snapshot
            where workspace_id = ${workspaceId}::uuid and kind = 'resume'
            order by snapshot_id desc offset ${RESUMES_KEPT - 1} limit 1)`,
      );
    },

    saveAnswer(actor, requestId, answered, at) {
      const row = { actor, request_id: requestId, created_at: at, ...answered };
      attach('request_answered', insert('agent_request', row, sql`do nothing`));
    },
  } satisfies Omit<TaskTransaction, keyof DbTransaction>);
}
