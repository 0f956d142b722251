import type { ObjectKind } from '@planerka/contracts';
import { Person, WorkspaceSettings } from './settings.ts';
import { Task } from './task.ts';
import { Timeblock } from './timeblock.ts';

/** The row of each kind of object; one entry per kind, here and in the store's table list. */
export const objectSchemas = {
  task: Task,
  timeblock: Timeblock,
  workspace: WorkspaceSettings,
  person: Person,
} as const satisfies Record<ObjectKind, unknown>;

export interface ObjectRows {
  task: Task;
  timeblock: Timeblock;
  workspace: WorkspaceSettings;
  person: Person;
}

/** A row of any kind, told apart by `kind`. */
export type PlanObject = { [K in ObjectKind]: { kind: K; row: ObjectRows[K] } }[ObjectKind];

/** Kinds whose objects people call by a number of the workspace's own counter. */
export type NumberedKind = 'task' | 'timeblock';

/** The row's own id: the uuid that receipts and journal entries name. */
export function objectId(object: PlanObject): string {
  switch (object.kind) {
    case 'task':
      return object.row.task_id;
    case 'timeblock':
      return object.row.timeblock_id;
    case 'workspace':
      return object.row.workspace_id;
    case 'person':
      return object.row.person_id;
  }
}

/** The number that people see, null for objects that have none. */
export function objectNumber(object: PlanObject): number | null {
  return object.kind === 'task' || object.kind === 'timeblock' ? object.row.number : null;
}
