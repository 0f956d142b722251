import { AGENTS_DOOR } from '@planerka/plan';
import type { WriteBatch } from '@planerka/runtime';
import { sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';

/** An agent that has written nothing for so long has come to the end of its burst. */
export const QUIET_SECONDS = 20;
/** An agent that works on is told of this often. */
export const LONGEST_SECONDS = 120;

const MAX_ATTEMPTS = 20;

/**
 * What an agent writes is to be told in the workspace's chat, where there is one: noted in the
 * agent's own statement, with the job that tells it when the agent is quiet. Taking back is not news.
 */
export function burstWrites(workspaceId: string, batch: WriteBatch): AttachedWrite[] {
  const news = batch.entries.filter(
    ({ door, action }) => door === AGENTS_DOOR && action !== 'undo',
  );
  const [first] = news;
  const last = news.at(-1);
  if (!first || !last) return [];
  const noted = sql`insert into agent_burst as b
      (workspace_id, actor, told_seq, last_seq, begun_at, last_at)
    select ${workspaceId}::uuid, ${first.actor}, ${first.seq - 1}::bigint, ${last.seq}::bigint,
      ${batch.at}::timestamptz, ${batch.at}::timestamptz
    from guard where exists (select from chat_workspace k
      where k.workspace_id = ${workspaceId}::uuid)
    on conflict (workspace_id, actor) do update set last_seq = excluded.last_seq,
      last_at = excluded.last_at,
      begun_at = case when b.last_seq > b.told_seq then b.begun_at else excluded.begun_at end
    returning actor, begun_at`;
  // The queue runs on the database's clock: a job is so far from its now as from the product's.
  const queued = sql`select graphile_worker.add_job('tell_burst',
      json_build_object('workspace_id', ${workspaceId}::text, 'actor', noted.actor),
      run_at => now() + least(make_interval(secs => ${QUIET_SECONDS}),
        noted.begun_at + make_interval(secs => ${LONGEST_SECONDS}) - ${batch.at}::timestamptz),
      job_key => 'burst:' || ${workspaceId}::text || ':' || noted.actor,
      max_attempts => ${MAX_ATTEMPTS})
    from burst_noted noted`;
  return [
    {
      ctes: [
        { name: 'burst_noted', statement: noted },
        { name: 'burst_jobs', statement: queued },
      ],
      result: sql`(select to_jsonb(count(*)) from burst_jobs)`,
    },
  ];
}
