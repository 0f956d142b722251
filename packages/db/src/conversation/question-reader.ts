import { objectId } from '@planerka/plan';
import type { QuestionReader } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import { openLists } from '../objects/open-lists.ts';
import { readTask } from '../objects/rows.ts';
import { searchReads } from '../objects/search-reads.ts';
import { planChanges } from './read-changes.ts';
import { dayLoads } from './read-load.ts';
import { activeProjects } from './read-projects.ts';
import { remindersToCome } from './read-reminders.ts';
import { taskQuestions } from './read-tasks.ts';

const MENTIONED_MAX = { any: 5, open: 20 } as const;

/** What questions about the plan are answered from: each a query of one workspace, none writes. */
export function createQuestionReader(db: Kysely<Schema>): QuestionReader {
  return {
    ...taskQuestions(db),

    async mentioned(workspace, words, now, which = 'any') {
      const { search } = searchReads({ db, workspaceId: workspace });
      const state = which === 'open' || which === 'any-word' ? 'open' : 'any';
      const limit = MENTIONED_MAX[state];
      const query = { words, now, kinds: ['timeblock', 'task'], state, limit } as const;
      if (which === 'any-word') return await search({ ...query, match: 'some' });
      if (which === 'exact') return await search({ ...query, match: 'all' });
      for (const match of ['all', 'alike'] as const) {
        const found = await search({ ...query, match });
        if (found.length > 0) return found;
      }
      return [];
    },
    async bearing(workspace, words, match, { ids, now }) {
      if (ids.length === 0) return [];
      const { search } = searchReads({ db, workspaceId: workspace });
      const kinds = ['timeblock', 'task'] as const;
      const limit = ids.length;
      return (await search({ words, match, kinds, state: 'any', now, only: ids, limit })).map(
        objectId,
      );
    },
    load: async (workspace, from, to, now) => {
      const zone = await timezoneOf(db, workspace);
      return await dayLoads(db, workspace, { from, to }, { now, zone });
    },
    lists: (workspace) => readRows(db, openLists(workspace), readTask),
    reminders: (workspace, page) => remindersToCome(db, workspace, page),
    projects: (workspace, page) => activeProjects(db, workspace, page),
    changes: (workspace, page) => planChanges(db, workspace, page),
  };
}
