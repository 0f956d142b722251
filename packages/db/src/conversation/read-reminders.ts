import { COUNTED_MAX, type Instant, toInstant } from '@planerka/plan';
import type { Page, Paged, ReminderToCome } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

interface Row {
  readonly fire_at: string;
  readonly kind: 'task' | 'timeblock';
  readonly number: number;
  readonly title: string | null;
}

/** Reminders of a workspace that have not been told yet, the earliest first (index `reminder_due`). */
export async function remindersToCome(
  db: Kysely<Schema>,
  workspaceId: string,
  page: Page,
): Promise<Paged<ReminderToCome>> {
  // Counted as far as anybody reads: a workspace may have a hundred thousand.
  const { rows } = await sql<Row>`select r.fire_at, r.object_kind as kind,
      coalesce(t.number, b.number) as number, coalesce(t.title, b.title) as title
    from reminder r
    left join task t on r.object_kind = 'task' and t.workspace_id = r.workspace_id
      and t.task_id = r.object_id and t.deleted_at is null
    left join timeblock b on r.object_kind = 'timeblock' and b.workspace_id = r.workspace_id
      and b.timeblock_id = r.object_id and b.deleted_at is null
    where r.workspace_id = ${workspaceId}::uuid and r.state = 'waiting'
      and coalesce(t.task_id, b.timeblock_id) is not null
    order by r.fire_at, number limit ${page.offset + COUNTED_MAX + 1}`.execute(db);
  return {
    items: rows
      .slice(page.offset, page.offset + page.limit)
      .map((row) => ({ ...row, fire_at: instant(row.fire_at) })),
    total: rows.length,
  };
}

const instant = (at: string): Instant => toInstant(at);
