import { LIST } from '@planerka/plan';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../connection/read-rows.ts';

const LISTS_MAX = 50;
const ITEMS_MAX = 2000;

/** Open lists with boxes, the newest ones, and their items (migrations/0019-lists-and-weeks.sql). */
export function openLists(workspaceId: string): RawBuilder<Row> {
  return sql<Row>`with list as (
      select t.* from task t
      where t.workspace_id = ${workspaceId}::uuid and t.category = ${sql.lit(LIST)}
        and t.parent_id is null and t.deleted_at is null and t.status in ('todo', 'in_progress')
      order by t.number desc limit ${LISTS_MAX}
    ), item as (
      select t.* from list l join task t on t.workspace_id = l.workspace_id and t.parent_id = l.task_id
      where t.deleted_at is null order by t.number limit ${ITEMS_MAX}
    )
    select * from list union all select * from item`;
}
