import { ObjectKind } from '@planerka/contracts';
import { objectKinds } from '@planerka/plan';

interface ObjectTable {
  readonly table: string;
  /** Does the primary key begin with workspace_id? */
  readonly inWorkspace: boolean;
  /** Does the column `root_id` say to which tree a row belongs, and does an index begin with it? */
  readonly byTree: boolean;
}

/** The workspace's own settings are part of its row, which the guard writes. */
export type StoredKind = Exclude<ObjectKind, 'workspace'>;

/** Where each kind of object is stored; a new kind is a line here and a migration. */
export const objectTables = {
  task: { table: 'task', inWorkspace: true, byTree: false },
  timeblock: { table: 'timeblock', inWorkspace: true, byTree: false },
  project: { table: 'project', inWorkspace: true, byTree: false },
  memo: { table: 'memo', inWorkspace: true, byTree: true },
  thread_pin: { table: 'thread_pin', inWorkspace: true, byTree: false },
  workroom: { table: 'workroom', inWorkspace: true, byTree: false },
  person: { table: 'person', inWorkspace: false, byTree: false },
} as const satisfies Record<StoredKind, ObjectTable>;

/** Kinds that have tables of their own, in the order in which the kinds are listed. */
export const STORED_KINDS: readonly StoredKind[] = ObjectKind.options.filter(
  (kind) => kind !== 'workspace',
);

/** Columns of the rows of a kind, in the order of its schema; `workspace_id` is not among them. */
export function columnsOf(kind: StoredKind): readonly string[] {
  return Object.keys(objectKinds[kind].schema.shape);
}
