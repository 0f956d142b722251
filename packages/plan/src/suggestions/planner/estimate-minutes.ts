import type { Task } from '../../objects/task.ts';

/** What nobody has ever said how long it takes. */
const UNKNOWN_MINUTES = 30;

/**
 * How long a task takes, in whole minutes: its own estimate, else the median of what the person did
 * last in its project (`doneMinutes` by project id), else half an hour.
 */
export function estimateMinutes(
  { duration_minutes: own, project_id: project }: Pick<Task, 'duration_minutes' | 'project_id'>,
  doneMinutes: ReadonlyMap<string, readonly number[]>,
): number {
  const done = project === null ? [] : (doneMinutes.get(project) ?? []);
  return own ?? medianOf(done) ?? UNKNOWN_MINUTES;
}

/** The median, of two middle ones their mean, in whole minutes; null of none. */
function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.ceil((upper + lower) / 2);
}
