import { TerminalError } from '@planerka/contracts';
import type { PlanReader } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { agentNames } from '../agents/agent-names.ts';
import { productionReads } from '../changesets/production-reads.ts';
import { firstRow, type Row, readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { createQuestionReader } from '../conversation/question-reader.ts';
import { readAgenda } from '../conversation/read-agenda.ts';
import { readDayFacts } from '../conversation/read-day-facts.ts';
import { objectReads } from '../objects/object-reads.ts';
import { questionsIn, readEntry, readList, readPerson, readTask } from '../objects/rows.ts';
import { findDraft } from './find-draft.ts';
import { projectsColumn, readProjectsInWork } from './projects-in-work.ts';
import { readSeries, seriesColumn } from './series-at-work.ts';
import { settledOutcome } from './settled-outcome.ts';
import { readThreadView, type ThreadViewColumns, threadViewColumns } from './thread-state.ts';

interface ConversationRow extends ThreadViewColumns {
  readonly projects: unknown;
  readonly series: unknown;
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
          w.timezone, ${threadViewColumns(thread, actor)}, ${projectsColumn}, ${seriesColumn},
          (select jsonb_agg(to_jsonb(p)) from person p where p.actor = ${actor}) as people,
          (select jsonb_agg(to_jsonb(c) order by c.created_at desc, c.draft_id desc) from clarification c
            where c.workspace_id = w.workspace_id and c.thread = ${thread} and c.actor = ${actor}
              and c.state in ('open', 'waiting') and c.expires_at > ${now}::timestamptz) as drafts
          from workspace w where w.workspace_id = ${workspaceId}::uuid`;
      const row = await firstRow(db, seen);
      if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
      return {
        timezone: row.timezone,
        person: readList(row.people, readPerson)[0] ?? null,
        ...questionsIn(row.drafts),
        thread: readThreadView(row),
        projects: readProjectsInWork(row.projects),
        series: readSeries(row.series),
      };
    },

    agenda: (workspaceId, from, to, now) => readAgenda({ db, workspaceId }, { from, to, now }),

    dayFacts: (workspaceId, asked) => readDayFacts({ db, workspaceId }, asked),

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
        async production(projectId) {
          const stored = await productionReads({ db, workspaceId }).production(projectId);
          if (stored === null) return null;
          const { timezone, journal_seq: seq } = await db
            .selectFrom('workspace')
            .select(['timezone', 'journal_seq'])
            .where('workspace_id', '=', workspaceId)
            .executeTakeFirstOrThrow();
          return { ...stored, timezone, seq };
        },
        subtasks: (taskId) =>
          readRows(
            db,
            sql<Row>`select * from task where workspace_id = ${workspaceId}::uuid
              and parent_id = ${taskId}::uuid and deleted_at is null order by sort_key`,
            readTask,
          ),
      };
    },

    productions(workspaceId) {
      const reads = productionReads({ db, workspaceId });
      return {
        changeSet: (setId) => reads.changeSet(setId),
        changeSetsOf: (projectId, limit) => reads.changeSetsOf(projectId, limit),
        quoteLines: (quoteId) => reads.quoteLines(quoteId),
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
