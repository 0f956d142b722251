import type { Priority, Source } from '@planerka/contracts';
import type { Target } from '../objects/object.ts';
import { editBlock, editProject, editTask } from './edit-rows.ts';
import type { Step } from './step.ts';

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
  readonly sources?: Source[];
}

/** A task or a timeblock with shared columns changed. A project has none of them: null. */
export function editShared(target: Target, patch: SharedPatch): Step | null {
  if (target.kind === 'project') return null;
  return target.kind === 'task' ? editTask(target.row, patch) : editBlock(target.row, patch);
}
