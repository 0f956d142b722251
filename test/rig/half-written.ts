import type { Site } from './site.ts';

/** Agents' calls are no updates, and their first answers have a table of their own. */
const SAID = `j.trace_id not like 'mcp:%'`;

/** What one transaction writes belongs together: none of it may be without the rest. */
export async function halfWritten({ query }: Site): Promise<unknown[]> {
  return await query(`
    select 'a task without its entry' as what, t.task_id::text as id from task t where not exists
      (select 1 from journal j where j.object_id = t.task_id)
    union all
    select 'an entry without its task', j.seq::text from journal j
      where j.object_kind = 'task' and j.action = 'do'
      and not exists (select 1 from task t where t.task_id = j.object_id)
      and not exists (select 1 from journal u where u.target_change_id = j.change_id)
    union all
    select 'an entry without its key', j.seq::text from journal j where ${SAID} and not exists
      (select 1 from idempotency_key k where k.outcome -> 'receipt' ->> 'change_id' = j.change_id::text)
    union all
    select 'a counter that lies', w.workspace_id::text from workspace w where w.journal_seq <>
      coalesce((select max(seq) from journal j where j.workspace_id = w.workspace_id), 0)
    union all
    select 'an outcome without a finished update', j.trace_id from journal j where ${SAID} and not exists
      (select 1 from telegram_update u where u.state = 'done'
        and j.trace_id = 'telegram:' || u.bot_id || ':' || u.update_id)`);
}
