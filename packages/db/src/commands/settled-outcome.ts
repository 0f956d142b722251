import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** The change or question that the first of these keys led to, when all that they led to is over. */
export async function settledOutcome(
  db: Kysely<Schema>,
  workspaceId: string,
  keys: readonly string[],
): Promise<string | null> {
  const change = sql`o.outcome -> 'receipt' ->> 'change_id'`;
  const { rows } = await sql<{ id: string; settled: boolean }>`select
      coalesce(${change}, o.outcome ->> 'draft_id') as id,
      case o.outcome ->> 'status'
        when 'done' then coalesce((select t.action = 'undo' from journal t
          where t.workspace_id = o.workspace_id and t.target_change_id = (${change})::uuid
          order by t.seq desc limit 1), false)
        when 'question' then coalesce((select c.state not in ('open', 'queued', 'waiting')
          from clarification c where c.workspace_id = o.workspace_id
            and c.draft_id = (o.outcome ->> 'draft_id')::uuid), true)
        else false end as settled
    from idempotency_key o
    where o.workspace_id = ${workspaceId}::uuid and o.key = any(${[...keys]})
    order by o.key`.execute(db);
  const [first] = rows;
  return first && rows.every(({ settled }) => settled) ? first.id : null;
}
