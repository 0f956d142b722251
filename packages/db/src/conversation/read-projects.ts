import { COUNTED_MAX } from '@planerka/plan';
import type { Page, Paged, ProjectInBrief } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { readProject } from '../objects/rows.ts';
import { OPEN } from './read-tasks.ts';

type Row = Readonly<Record<string, unknown>> & { readonly open: number; readonly total: number };

const ALIKE_MIN = 0.5;

/** Active projects with the number of their open tasks; a workspace has few, so words are compared one by one. */
export async function activeProjects(
  db: Kysely<Schema>,
  workspaceId: string,
  page: Page & { readonly words: string | null },
): Promise<Paged<ProjectInBrief>> {
  const { words } = page;
  const named =
    words === null
      ? sql`true`
      : sql`(title_words(p.title) @@ plainto_tsquery('russian', ${words})
          or word_similarity(latin_signs(${words}), latin_signs(p.title)) >= ${ALIKE_MIN})`;
  const { rows } = await sql<Row>`select p.*, count(*) over ()::int as total,
      (select count(*)::int from (select 1 from task t where t.workspace_id = p.workspace_id
        and t.project_id = p.project_id and ${OPEN} limit ${COUNTED_MAX + 1}) o) as open
    from project p
    where p.workspace_id = ${workspaceId}::uuid and p.deleted_at is null and p.status = 'active'
      and ${named}
    order by p.number desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return {
    items: rows.map(({ open, total: _total, ...row }) => ({ project: readProject(row), open })),
    total: rows[0]?.total ?? 0,
  };
}
