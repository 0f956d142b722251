import { TerminalError } from '@planerka/contracts';
import { addDays, atLocal, type PlanReader } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { readDraft, readEntry, readPerson, readTask, readTimeblock } from './rows.ts';

const AGENDA_MAX = 500;

/** The plan read outside the one door: nothing here writes. */
export function createPlanReader(db: Kysely<Schema>): PlanReader {
  const settings: PlanReader['settings'] = async (workspaceId) => {
    const row = await db
      .selectFrom('workspace')
      .select(['workspace_id', 'timezone', 'revision'])
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst();
    if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
    return row;
  };

  return {
    settings: (workspaceId) => guarded(() => settings(workspaceId)),

    person: (actor) =>
      guarded(async () => {
        const row = await db
          .selectFrom('person')
          .selectAll()
          .where('actor', '=', actor)
          .executeTakeFirst();
        return row ? readPerson(row) : null;
      }),

    agenda: (workspaceId, from, to) =>
      guarded(async () => {
        const { timezone } = await settings(workspaceId);
        const start = atLocal(from, '00:00', timezone);
        const end = atLocal(addDays(to, 1), '00:00', timezone);
        const tasks = await db
          .selectFrom('task')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .where('deleted_at', 'is', null)
          .where('status', 'in', ['todo', 'in_progress'])
          .where((eb) =>
            eb.or([
              eb.and([eb('planned_on', '>=', from), eb('planned_on', '<=', to)]),
              eb.and([eb('planned_at', '>=', start), eb('planned_at', '<', end)]),
              eb.and([eb('due_on', '>=', from), eb('due_on', '<=', to)]),
              eb.and([eb('due_at', '>=', start), eb('due_at', '<', end)]),
            ]),
          )
          .orderBy(
            sql`coalesce(planned_at, planned_on::timestamp at time zone ${timezone}, due_at)`,
          )
          .orderBy('number')
          .limit(AGENDA_MAX)
          .execute();
        const blocks = await db
          .selectFrom('timeblock')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .where('deleted_at', 'is', null)
          .where('start_at', '<', end)
          .where('start_at', '>', sql<string>`${start}::timestamptz - interval '24 hours'`)
          .where('end_at', '>', start)
          .orderBy('start_at')
          .limit(AGENDA_MAX)
          .execute();
        return {
          timezone,
          tasks: tasks.map(readTask),
          timeblocks: blocks.map(readTimeblock),
        };
      }),

    inbox: (workspaceId, limit) =>
      guarded(async () => {
        const open = db
          .selectFrom('task')
          .where('workspace_id', '=', workspaceId)
          .where('planned_on', 'is', null)
          .where('planned_at', 'is', null)
          .where('due_on', 'is', null)
          .where('due_at', 'is', null)
          .where('recurrence_rule', 'is', null)
          .where('status', 'in', ['todo', 'in_progress'])
          .where('deleted_at', 'is', null);
        const rows = await open.selectAll().orderBy('number', 'desc').limit(limit).execute();
        const { total } = await open
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return { tasks: rows.map(readTask), total };
      }),

    openDraft: (workspaceId, thread, actor, now) =>
      guarded(async () => {
        const row = await db
          .selectFrom('clarification')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .where('thread', '=', thread)
          .where('actor', '=', actor)
          .where('state', '=', 'open')
          .where('expires_at', '>', now)
          .executeTakeFirst();
        return row ? readDraft(row) : null;
      }),

    draft: (workspaceId, draftId) =>
      guarded(async () => {
        const row = await db
          .selectFrom('clarification')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .where('draft_id', '=', draftId)
          .executeTakeFirst();
        return row ? readDraft(row) : null;
      }),

    journal: (workspaceId, limit) =>
      guarded(async () => {
        const rows = await db
          .selectFrom('journal')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute();
        return rows.map(readEntry);
      }),
  };
}
