import type { ActionSummary, Message, SetCounts } from '@planerka/contracts';
import { handleOf, type PlanObject, type Step, say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Direction, PlannedChange } from './reversal.ts';

/** What kinds of objects count as, where a whole set is told. */
const COUNTED: Partial<Record<PlanObject['kind'], keyof SetCounts>> = {
  item: 'item',
  task: 'task',
  dependency: 'dependency',
  accounting_line: 'line',
  quote: 'quote',
};

/**
 * What is told of a change set that was taken back, or done again: a thousand objects are counted, and
 * their project is named. Null for other changes.
 */
export async function revertedSet(
  turn: Turn,
  direction: Direction,
  changes: readonly PlannedChange[],
): Promise<{ readonly said: Message; readonly summary: ActionSummary } | null> {
  if (!changes.every(({ type }) => type === 'change_set_applied')) return null;
  const objects = changes.flatMap(({ steps }) => steps).flatMap(objectOf);
  const counts = { item: 0, task: 0, dependency: 0, line: 0, quote: 0 };
  for (const { kind } of objects) {
    const counted = COUNTED[kind];
    if (counted !== undefined) counts[counted] += 1;
  }
  const ids = objects.flatMap(({ row }) => ('project_id' in row ? (row.project_id ?? []) : []));
  const [projectId] = ids;
  const project = projectId === undefined ? null : await turn.object('project', projectId);
  if (project?.kind !== 'project') return null;
  const code = direction === 'undo' ? 'change_set_undone' : 'change_set_redone';
  return {
    said: say(code, { counts }),
    summary: {
      objects: [handleOf(project)],
      assumed: null,
      can_change_target: false,
      can_open: false,
    },
  };
}

function objectOf({ before, after }: Step): PlanObject[] {
  const object = after ?? before;
  return object === null ? [] : [object];
}
