import type { Priority } from '@planerka/contracts';
import type { Project } from '../objects/project.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import type { Step } from './step.ts';

/** The row with some columns changed and the next revision; null when nothing would change. */
function edited<R extends { readonly revision: number }>(row: R, patch: Partial<R>): R | null {
  const next = { ...row, ...patch };
  const isSame = JSON.stringify(next) === JSON.stringify(row);
  return isSame ? null : { ...next, revision: row.revision + 1 };
}

/** The task with some columns changed, as a step of a change; null when nothing would change. */
export function editTask(row: Task, patch: Partial<Task>): Step | null {
  const after = edited(row, patch);
  return after && { before: { kind: 'task', row }, after: { kind: 'task', row: after } };
}

export function editBlock(row: Timeblock, patch: Partial<Timeblock>): Step | null {
  const after = edited(row, patch);
  return after && { before: { kind: 'timeblock', row }, after: { kind: 'timeblock', row: after } };
}

export function editProject(row: Project, patch: Partial<Project>): Step | null {
  const after = edited(row, patch);
  return after && { before: { kind: 'project', row }, after: { kind: 'project', row: after } };
}

/** Columns that tasks and timeblocks share. */
export interface SharedPatch {
  readonly priority?: Priority | null;
  readonly tags?: string[];
  readonly remind_before_minutes?: number[] | null;
  readonly snoozed_until?: string | null;
  readonly deleted_at?: string | null;
}

/** A task or a timeblock with shared columns changed. A project has none of them: null. */
export function editShared(target: Target, patch: SharedPatch): Step | null {
  switch (target.kind) {
    case 'task':
      return editTask(target.row, patch);
    case 'timeblock':
      return editBlock(target.row, patch);
    case 'project':
      return null;
  }
}
