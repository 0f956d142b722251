import { TerminalError } from '@planerka/contracts';
import { addDays, atLocal, tasksToCome } from '@planerka/plan';
import type { PlanReader } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { createQuestionReader } from '../conversation/question-reader.ts';
import { repeatingTasks } from '../conversation/read-tasks.ts';
import { agentNames } from '../agents/agent-names.ts';
import { firstRow, readRows, type Row } from '../connection/read-rows.ts';
import { blockReads } from '../objects/block-reads.ts';
import { objectReads } from '../objects/object-reads.ts';
import { findDraft } from './find-draft.ts';
import { settledOutcome } from './settled-outcome.ts';
import { readDraft, readEntry, readList, readPerson, readTask } from '../objects/rows.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import { projectsColumn, readProjectsInWork } from './projects-in-work.ts';
import { readThreadView, threadViewColumns, type ThreadViewColumns } from './thread-state.ts';

const AGENDA_MAX = 500;

interface ConversationRow extends ThreadViewColumns {
  readonly projects: unknown;
  readonly timezone: string;
  readonly people: unknown;
  readonly drafts: unknown;
}

/** The plan read outside the one door: nothing here writes. */
export function createPlanReader(db: Kysely<Schema>): PlanReader {
  return {
    ...createQuestionReader(db),

    conversation: async (workspaceId, thread, actor, now) => {
      const seen = sql<ConversationRow>`select
          w.timezone, ${threadViewColumns(thread, actor)}, ${projectsColumn},
          (select jsonb_agg(to_jsonb(p)) from person p where p.actor = ${actor}) as people,
          (select jsonb_agg(to_jsonb(c)) from clarification c
            where c.workspace_id = w.workspace_id and c.thread = ${thread} and c.actor = ${actor}
              and c.state = 'open' and c.expires_at > ${now}::timestamptz) as drafts
          from workspace w where w.workspace_id = ${workspaceId}::uuid`;
      const row = await firstRow(db, seen);
      if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
      return {
        timezone: row.timezone,
        person: readList(row.people, readPerson)[0] ?? null,
        draft: readList(row.drafts, readDraft)[0] ?? null,
        thread: readThreadView(row),
        projects: readProjectsInWork(row.projects),
      };
    },

    agenda: async (workspaceId, from, to, now) => {
      const timezone = await timezoneOf(db, workspaceId);
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
        .orderBy(sql`coalesce(planned_at, planned_on::timestamp at time zone ${timezone}, due_at)`)
        .orderBy('number')
        .limit(AGENDA_MAX)
        .execute();
      const repeating = await repeatingTasks(db, workspaceId);
      const moment = { now, zone: timezone };
      return {
        timezone,
        tasks: tasks.map(readTask),
        repeats: tasksToCome(repeating, { from, to }, moment).slice(0, AGENDA_MAX),
        timeblocks: await blockReads({ db, workspaceId }).blocksBetween(start, end, AGENDA_MAX),
      };
    },

    draft: (workspaceId, draftId) => findDraft({ db, workspaceId }, draftId),

    outcomes: async (workspaceId, keys) => {
      const rows = await db
        .selectFrom('idempotency_key')
        .select(['key', 'outcome'])
        .where('workspace_id', '=', workspaceId)
        .where('key', 'in', [...keys])
        .execute();
      return new Map(rows.map(({ key, outcome }) => [key, outcome]));
    },

    settledOutcome: (workspaceId, keys) => settledOutcome(db, workspaceId, keys),

    view(workspaceId) {
      const reads = objectReads({ db, workspaceId });
      return {
        async byNumber(kind, number) {
          const [found = null] = await reads.numbered([{ kind, number }]);
          return found;
        },
        async object(kind, id) {
          const [object = null] = await reads.objects([{ kind, id }]);
          return object;
        },
        objects: (wanted) => reads.objects(wanted),
        notes: (about) => reads.notes(about),
        subtasks: (taskId) =>
          readRows(
            db,
            sql<Row>`select * from task where workspace_id = ${workspaceId}::uuid
              and parent_id = ${taskId}::uuid and deleted_at is null order by sort_key`,
            readTask,
          ),
      };
    },

    agentNames: (workspaceId, actors) => agentNames(db, workspaceId, actors),

    journal: async (workspaceId, limit) => {
      const rows = await db
        .selectFrom('journal')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readEntry);
    },
  };
}
