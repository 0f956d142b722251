import { RepeatingHandle, SERIES_MAX } from '@planerka/contracts';
import type { Conversation } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** What repeats and is open as column `series` of a query that has the workspace as `w`. */
export const seriesColumn: RawBuilder<unknown> = sql`(select jsonb_agg(s.handle) from (
    (select jsonb_build_object('kind', 'task', 'number', t.number, 'title', t.title,
        'rrule', t.recurrence_rule) as handle
      from task t
      where t.workspace_id = w.workspace_id and t.recurrence_rule is not null
        and t.deleted_at is null and t.status in ('todo', 'in_progress')
      order by t.number desc limit ${sql.lit(SERIES_MAX)})
    union all
    (select jsonb_build_object('kind', 'timeblock', 'number', b.number, 'title', b.title,
        'rrule', b.recurrence_rule)
      from timeblock b
      where b.workspace_id = w.workspace_id and b.recurrence_rule is not null
        and b.deleted_at is null
      order by b.start_at desc limit ${sql.lit(SERIES_MAX)})) s) as series`;

const Series = z.array(RepeatingHandle.extend({ title: z.string().nullable() })).nullable();

/** What `seriesColumn` has brought; what has no name cannot be named. */
export function readSeries(series: unknown): NonNullable<Conversation['series']> {
  return (Series.parse(series) ?? []).flatMap(({ title, ...handle }) =>
    title === null ? [] : [{ ...handle, title }],
  );
}
