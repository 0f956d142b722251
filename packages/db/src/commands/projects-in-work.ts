import type { Conversation } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** Whoever has more names the newest ones. */
const PROJECTS_MAX = 50;

/** The newest projects in work as column `projects` of a query that has the workspace as `w`. */
export const projectsColumn: RawBuilder<unknown> = sql`(select jsonb_agg(to_jsonb(p)) from (
    select t.number, t.title from project t
    where t.workspace_id = w.workspace_id and t.deleted_at is null and t.status = 'active'
    order by t.number desc limit ${sql.lit(PROJECTS_MAX)}) p) as projects`;

const Projects = z.array(z.object({ number: z.int(), title: z.string() })).nullable();

/** What `projectsColumn` has brought. */
export function readProjectsInWork(projects: unknown): Conversation['projects'] {
  return Projects.parse(projects) ?? [];
}
