import type { Page, PlanChange } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { agentNames } from '../agents/agent-names.ts';
import type { Schema } from '../connection/schema.ts';
import { readEntry } from '../objects/rows.ts';

interface ChangeRow {
  readonly change_id: string;
  readonly seq: number;
  readonly undone: boolean;
}

/** Original changes, the newest first: a change is sorted by its last entry. */
export async function planChanges(
  db: Kysely<Schema>,
  workspaceId: string,
  page: Page,
): Promise<PlanChange[]> {
  const { rows } = await sql<ChangeRow>`select o.change_id, o.seq,
      (select t.action from journal t where t.workspace_id = o.workspace_id
        and t.target_change_id = o.change_id order by t.seq desc limit 1)
        is not distinct from 'undo' as undone
    from journal o
    where o.workspace_id = ${workspaceId}::uuid and o.action = 'do'
      and not exists (select 1 from journal n where n.workspace_id = o.workspace_id
        and n.seq = o.seq + 1 and n.change_id = o.change_id)
    order by o.seq desc limit ${page.limit} offset ${page.offset}`.execute(db);
  if (rows.length === 0) return [];
  const entries = await db
    .selectFrom('journal')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(
      'change_id',
      'in',
      rows.map(({ change_id }) => change_id),
    )
    .orderBy('seq')
    .execute();
  const read = entries.map(readEntry);
  const authors = new Set(read.map(({ actor }) => actor));
  const agents = await agentNames(db, workspaceId, [...authors]);
  return rows.flatMap(({ change_id, undone }) => {
    const own = read.filter((entry) => entry.change_id === change_id);
    const [first] = own;
    if (!first) return [];
    const { actor, at } = first;
    return [{ change_id, actor, agent: agents.get(actor) ?? null, at, undone, entries: own }];
  });
}
