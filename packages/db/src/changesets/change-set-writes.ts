import type { WriteBatch } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import { tableNamed } from '../connection/names.ts';

const MAX_ATTEMPTS = 20;

function rowsOf(
  table: 'change_set' | 'change_set_op',
  workspaceId: string,
  rows: readonly object[],
) {
  const json = JSON.stringify(rows.map((row) => ({ workspace_id: workspaceId, ...row })));
  return sql`insert into ${tableNamed(table)}
    select r.* from jsonb_populate_recordset(null::${tableNamed(table)}, ${json}::jsonb) r,
      ${tableNamed('guard')}`;
}

/** What a call leaves of change sets: a set and its ops refer to each other within the statement. */
export function changeSetParts(
  workspaceId: string,
  { sets, ops }: WriteBatch['changeSets'],
): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (sets.length > 0) {
    parts.push(sql`${rowsOf('change_set', workspaceId, sets)}
      on conflict (workspace_id, set_id) do update set envelope = excluded.envelope,
        state = excluded.state, decided_by = excluded.decided_by,
        decided_at = excluded.decided_at, reason = excluded.reason,
        change_id = excluded.change_id`);
  }
  if (ops.length > 0) {
    parts.push(sql`${rowsOf('change_set_op', workspaceId, ops)}
      on conflict (workspace_id, set_id, position) do update set status = excluded.status,
        code = excluded.code, object_name = excluded.object_name`);
  }
  return parts;
}

/** A new set is told in the workspace's chat, where there is one, by a job of the same statement. */
export function changeSetNews(workspaceId: string, batch: WriteBatch): AttachedWrite[] {
  const fresh = batch.changeSets.sets.filter(
    ({ state, created_at: at, told_at: told }) =>
      state === 'proposed' && at === batch.at && told === null,
  );
  if (fresh.length === 0) return [];
  const ids = fresh.map(({ set_id: id }) => id);
  const queued = sql`select graphile_worker.add_job('tell_change_set',
      json_build_object('workspace_id', ${workspaceId}::text, 'set_id', s.id),
      job_key => 'change_set:' || ${workspaceId}::text || ':' || s.id,
      max_attempts => ${MAX_ATTEMPTS})
    from unnest(${ids}::text[]) s (id), ${tableNamed('guard')}
    where exists (select from chat_workspace k where k.workspace_id = ${workspaceId}::uuid)`;
  return [
    {
      ctes: [{ name: 'change_set_jobs', statement: queued }],
      result: sql`(select to_jsonb(count(*)) from change_set_jobs)`,
    },
  ];
}
