import type { QuestionReader } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { searchObjects } from '../objects/search-objects.ts';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { planChanges } from './read-changes.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import { dayLoads } from './read-load.ts';
import { activeProjects } from './read-projects.ts';
import { inboxTasks, overdueTasks, pressingTasks, projectTasks } from './read-tasks.ts';

const MENTIONED_MAX = 5;

/** What questions about the plan are answered from: each a query of one workspace, none writes. */
export function createQuestionReader(db: Kysely<Schema>): QuestionReader {
  return {
    overdue: (workspace, at, page) => guarded(() => overdueTasks(db, workspace, at, page)),
    pressing: (workspace, at) => guarded(() => pressingTasks(db, workspace, at)),
    inboxPage: (workspace, page) => guarded(() => inboxTasks(db, workspace, page)),
    mentioned: (workspace, words, now) =>
      guarded(async () => {
        const query = { words, now, kinds: ['timeblock', 'task'], state: 'any' } as const;
        for (const match of ['all', 'alike'] as const) {
          const found = await searchObjects(db, workspace, {
            ...query,
            match,
            limit: MENTIONED_MAX,
          });
          if (found.length > 0) return found;
        }
        return [];
      }),
    load: (workspace, from, to, now) =>
      guarded(async () => {
        const zone = await timezoneOf(db, workspace);
        return await dayLoads(db, workspace, { from, to }, { now, zone });
      }),
    projects: (workspace, page) => guarded(() => activeProjects(db, workspace, page)),
    projectTasks: (workspace, projectId, page) =>
      guarded(() => projectTasks(db, workspace, projectId, page)),
    changes: (workspace, page) => guarded(() => planChanges(db, workspace, page)),
  };
}
