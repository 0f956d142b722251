import type { ObjectKind } from '@planerka/contracts';
import { Memo, Person, Project, Task, ThreadPin, Timeblock, Workroom } from '@planerka/plan';

interface ObjectTable {
  readonly table: string;
  readonly id: string;
  /** Columns of the row, in the order of its schema. */
  readonly columns: readonly string[];
  /** Does the primary key begin with workspace_id? */
  readonly inWorkspace: boolean;
}

/** Where each kind of object is stored; a new kind is a line here and a migration. */
export const objectTables: Readonly<Record<Exclude<ObjectKind, 'workspace'>, ObjectTable>> = {
  task: { table: 'task', id: 'task_id', columns: Object.keys(Task.shape), inWorkspace: true },
  timeblock: {
    table: 'timeblock',
    id: 'timeblock_id',
    columns: Object.keys(Timeblock.shape),
    inWorkspace: true,
  },
  project: {
    table: 'project',
    id: 'project_id',
    columns: Object.keys(Project.shape),
    inWorkspace: true,
  },
  memo: { table: 'memo', id: 'memo_id', columns: Object.keys(Memo.shape), inWorkspace: true },
  thread_pin: {
    table: 'thread_pin',
    id: 'pin_id',
    columns: Object.keys(ThreadPin.shape),
    inWorkspace: true,
  },
  workroom: {
    table: 'workroom',
    id: 'room_id',
    columns: Object.keys(Workroom.shape),
    inWorkspace: true,
  },
  person: {
    table: 'person',
    id: 'person_id',
    columns: Object.keys(Person.shape),
    inWorkspace: false,
  },
};
