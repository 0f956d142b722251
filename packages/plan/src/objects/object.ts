import type { ObjectKind, TargetKind } from '@planerka/contracts';
import { Memo } from './memo.ts';
import { Project } from './project.ts';
import { Person, WorkspaceSettings } from './settings.ts';
import { Task } from './task.ts';
import { ThreadPin, Workroom } from './thread.ts';
import { Timeblock } from './timeblock.ts';

/** The row of each kind of object; one entry per kind, here and in the store's table list. */
export const objectSchemas = {
  task: Task,
  timeblock: Timeblock,
  project: Project,
  memo: Memo,
  thread_pin: ThreadPin,
  workroom: Workroom,
  workspace: WorkspaceSettings,
  person: Person,
} as const satisfies Record<ObjectKind, unknown>;

export interface ObjectRows {
  task: Task;
  timeblock: Timeblock;
  project: Project;
  memo: Memo;
  thread_pin: ThreadPin;
  workroom: Workroom;
  workspace: WorkspaceSettings;
  person: Person;
}

/** A row of any kind, told apart by `kind`. */
export type PlanObject = { [K in ObjectKind]: { kind: K; row: ObjectRows[K] } }[ObjectKind];

/** What operations act on. */
export type Target = Extract<PlanObject, { kind: TargetKind }>;

/** Kinds whose objects people call by a number of the workspace's own counter. */
export type NumberedKind = 'task' | 'timeblock' | 'project';

/** The row's own id: the uuid that receipts and journal entries name. */
export function objectId(object: PlanObject): string {
  switch (object.kind) {
    case 'task':
      return object.row.task_id;
    case 'timeblock':
      return object.row.timeblock_id;
    case 'project':
      return object.row.project_id;
    case 'memo':
      return object.row.memo_id;
    case 'thread_pin':
      return object.row.pin_id;
    case 'workroom':
      return object.row.room_id;
    case 'workspace':
      return object.row.workspace_id;
    case 'person':
      return object.row.person_id;
  }
}

/** The number that people see, null for objects that have none. */
export function objectNumber(object: PlanObject): number | null {
  switch (object.kind) {
    case 'task':
    case 'timeblock':
    case 'project':
      return object.row.number;
    case 'memo':
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
    case 'person':
      return null;
  }
}
