import type { QuestionReader } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { searchReads } from '../objects/search-reads.ts';
import type { Schema } from '../connection/schema.ts';
import { planChanges } from './read-changes.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import { dayLoads } from './read-load.ts';
import { activeProjects } from './read-projects.ts';
import { taskQuestions } from './read-tasks.ts';

const MENTIONED_MAX = 5;

/** What questions about the plan are answered from: each a query of one workspace, none writes. */
export function createQuestionReader(db: Kysely<Schema>): QuestionReader {
  return {
    ...taskQuestions(db),

    async mentioned(workspace, words, now) {
      const { search } = searchReads({ db, workspaceId: workspace });
      const query = { words, now, kinds: ['timeblock', 'task'], state: 'any' } as const;
      for (const match of ['all', 'alike'] as const) {
        const found = await search({ ...query, match, limit: MENTIONED_MAX });
        if (found.length > 0) return found;
      }
      return [];
    },
    load: async (workspace, from, to, now) => {
      const zone = await timezoneOf(db, workspace);
      return await dayLoads(db, workspace, { from, to }, { now, zone });
    },
    projects: (workspace, page) => activeProjects(db, workspace, page),
    changes: (workspace, page) => planChanges(db, workspace, page),
  };
}
