import { readEntityId, writeEntityId } from '@planerka/contracts';
import { dayOf, type Task } from '@planerka/plan';
import { type AgendaFacts, type FactsOfDay, untilDay } from '@planerka/runtime';
import { sql } from 'kysely';
import { z } from 'zod';
import { firstRow } from '../connection/read-rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { readAgenda } from './read-agenda.ts';
import { OPEN, oldestInInbox, taskQuestions } from './read-tasks.ts';

/** So far the Inbox is looked at for a plan. */
const INBOX_MAX = 20;
/** So many estimates of a project tell how long its tasks take. */
const DONE_MAX = 20;

const Estimates = z.record(z.string(), z.array(z.int())).nullable();
const Waiting = z.record(z.string(), z.int()).nullable();
const Handles = z.array(z.string()).nullable();

interface FactsRow {
  readonly estimates: unknown;
  readonly open: unknown;
  readonly waiting: unknown;
}

/** What a plan of the day is made from, in a fixed number of statements. */
export async function readDayFacts(
  place: WorkspaceDb,
  { day, now }: FactsOfDay,
): Promise<AgendaFacts> {
  const { db, workspaceId } = place;
  const agenda = await readAgenda(place, { from: day, to: day, now });
  const { timezone: zone } = agenda;
  const until = { now, today: dayOf(now, zone), ...untilDay(day, zone) };
  const pressing = await taskQuestions(db).pressing(workspaceId, until);
  const inbox = await oldestInInbox(db, workspaceId, INBOX_MAX);
  const around = await aroundTasks(place, [...pressing, ...agenda.tasks, ...inbox]);
  return { agenda, pressing, inbox, ...around };
}

/** How long their projects' tasks took, what of that before them is open, and what waits for them. */
async function aroundTasks(
  { db, workspaceId }: WorkspaceDb,
  tasks: readonly Task[],
): Promise<Pick<AgendaFacts, 'doneMinutes' | 'stillOpen' | 'waiting'>> {
  const projects = [...new Set(tasks.flatMap(({ project_id: id }) => id ?? []))];
  const before = [...new Set(tasks.flatMap(({ depends_on: ids }) => ids))].flatMap(
    (id) => readEntityId(id) ?? [],
  );
  const numbersOf = (kind: 'task' | 'plan'): number[] =>
    before.flatMap((each) => (each.kind === kind ? [each.number] : []));
  const handles = tasks.map(({ number }) => writeEntityId({ kind: 'task', number }));
  const row = await firstRow(
    db,
    sql<FactsRow>`select
      (select jsonb_object_agg(p.id, e.minutes)
        from unnest(${projects}::uuid[]) p (id)
        cross join lateral (
          select jsonb_agg(d.duration_minutes) as minutes from (
            select t.duration_minutes from task t
            where t.workspace_id = ${workspaceId}::uuid and t.project_id = p.id
              and t.status = 'done' and t.completed_at is not null and t.deleted_at is null
              and t.duration_minutes is not null
            order by t.completed_at desc, t.number desc limit ${DONE_MAX}) d) e
        where e.minutes is not null) as estimates,
      (select jsonb_agg(o.id) from (
        select 'task:' || t.number as id from task t
          where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
            and t.number = any(${numbersOf('task')}::int[])
        union all
        select 'plan:' || p.number from project p
          where p.workspace_id = ${workspaceId}::uuid and p.deleted_at is null
            and p.status = 'active' and p.number = any(${numbersOf('plan')}::int[])) o) as open,
      (select jsonb_object_agg(w.id, w.waiting) from (
        select before.id, count(*)::int as waiting
        from task t cross join lateral unnest(t.depends_on) before (id)
        where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
          and cardinality(t.depends_on) > 0 and before.id = any(${handles}::text[])
        group by before.id) w) as waiting`,
  );
  const open = new Set(Handles.parse(row?.open ?? null));
  const stillOpen = before.filter(({ kind, number }) => open.has(`${kind}:${number}`));
  return {
    doneMinutes: new Map(Object.entries(Estimates.parse(row?.estimates ?? null) ?? {})),
    stillOpen: new Set(stillOpen.map(writeEntityId)),
    waiting: new Map(Object.entries(Waiting.parse(row?.waiting ?? null) ?? {})),
  };
}
