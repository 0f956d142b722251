import type { Priority } from '@planerka/contracts';
import type { Project } from '../objects/project.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import type { Step } from './step.ts';

/** A row before and after, as a step of a change. */
interface Edited<K, R> {
  readonly before: { readonly kind: K; readonly row: R };
  readonly after: { readonly kind: K; readonly row: R };
}

/**
 * What edits the rows of a kind: gives the row with some columns changed and the next revision, or null
 * when nothing would change.
 */
function editor<K extends Target['kind'], R extends { readonly revision: number }>(kind: K) {
  return (row: R, patch: Partial<R>): Edited<K, R> | null => {
    const next = { ...row, ...patch };
    if (JSON.stringify(next) === JSON.stringify(row)) return null;
    return {
      before: { kind, row },
      after: { kind, row: { ...next, revision: row.revision + 1 } },
    };
  };
}

export const editTask = editor<'task', Task>('task');
export const editBlock = editor<'timeblock', Timeblock>('timeblock');
export const editProject = editor<'project', Project>('project');

/** Anything that operations act on, with columns changed that all of it has. */
export function editTarget(
  target: Target,
  patch: { readonly title?: string; readonly deleted_at?: string | null },
): Step | null {
  switch (target.kind) {
    case 'task':
      return editTask(target.row, patch);
    case 'timeblock':
      return editBlock(target.row, patch);
    case 'project':
      return editProject(target.row, patch);
  }
}

/** Columns that tasks and timeblocks share. */
export interface SharedPatch {
  readonly priority?: Priority | null;
  readonly tags?: string[];
  readonly remind_before_minutes?: number[] | null;
  readonly snoozed_until?: string | null;
}

/** A task or a timeblock with shared columns changed. A project has none of them: null. */
export function editShared(target: Target, patch: SharedPatch): Step | null {
  if (target.kind === 'project') return null;
  return target.kind === 'task' ? editTask(target.row, patch) : editBlock(target.row, patch);
}
