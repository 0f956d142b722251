import { writeEntityId } from '@planerka/contracts';
import { minutesBetween } from '../../time/zoned.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.58;
const WITHIN_MINUTES = 10;
const NEIGHBOURS = 2;

/** The two tasks that were added just before it here are in one project, the new one is in none. */
export const sameProject: FindInPlan = ({ tasks, added, projects }) =>
  tasks.flatMap(({ task }) => {
    if (task.project_id !== null || task.project_name !== null || task.parent_id !== null)
      return [];
    const before = added
      .filter(({ number, created_at: at }) => {
        const minutes = minutesBetween(at, task.created_at);
        return number < task.number && minutes >= 0 && minutes <= WITHIN_MINUTES;
      })
      .sort((a, b) => b.number - a.number)
      .slice(0, NEIGHBOURS);
    const ids = new Set(before.map(({ project_id: id }) => id));
    const project = projects.find(({ project_id: id }) => ids.has(id));
    if (before.length < NEIGHBOURS || ids.size > 1 || project === undefined) return [];
    return [
      {
        type: 'set_project',
        task: task.number,
        confidence: CONFIDENCE,
        payload: { projectId: writeEntityId({ kind: 'plan', number: project.number }) },
      },
    ];
  });
