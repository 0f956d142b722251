import type { ObjectKind } from '@planerka/contracts';
import { objectKinds } from '@planerka/plan';

interface ObjectTable {
  readonly table: string;
  /** Does the primary key begin with workspace_id? */
  readonly inWorkspace: boolean;
  /** Does the column `root_id` say to which tree a row belongs, and does an index begin with it? */
  readonly byTree: boolean;
  /** The column by which an export lists them. */
  readonly sortedBy: string;
  /** What an export calls the list of them. */
  readonly exportedAs: string;
}

/** The workspace's own settings are part of its row, which the guard writes. */
export type StoredKind = Exclude<ObjectKind, 'workspace'>;

/**
 * Where each kind of object is stored: owners before what belongs to them, as rows are brought back.
 * A new kind is a line here and a migration.
 */
export const objectTables = {
  person: {
    table: 'person',
    inWorkspace: false,
    byTree: false,
    sortedBy: 'actor',
    exportedAs: 'people',
  },
  project: {
    table: 'project',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'projects',
  },
  item: {
    table: 'item',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'items',
  },
  task: {
    table: 'task',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'tasks',
  },
  timeblock: {
    table: 'timeblock',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'timeblocks',
  },
  dependency: {
    table: 'dependency',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'dependency_id',
    exportedAs: 'dependencies',
  },
  accounting_line: {
    table: 'accounting_line',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'accounting_lines',
  },
  quote: {
    table: 'quote',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'number',
    exportedAs: 'quotes',
  },
  quote_line: {
    table: 'quote_line',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'quote_line_id',
    exportedAs: 'quote_lines',
  },
  memo: {
    table: 'memo',
    inWorkspace: true,
    byTree: true,
    sortedBy: 'memo_id',
    exportedAs: 'memos',
  },
  thread_pin: {
    table: 'thread_pin',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'thread',
    exportedAs: 'thread_pins',
  },
  workroom: {
    table: 'workroom',
    inWorkspace: true,
    byTree: false,
    sortedBy: 'thread',
    exportedAs: 'workrooms',
  },
} as const satisfies Record<StoredKind, ObjectTable>;

/** Kinds that have tables of their own, in the order of the list above. */
export const STORED_KINDS: readonly StoredKind[] = Object.keys(objectTables).filter(isStored);

/** Those of them whose rows belong to a workspace. */
export const WORKSPACE_KINDS = STORED_KINDS.filter(isInWorkspace);

/** Columns of the rows of a kind, in the order of its schema; `workspace_id` is not among them. */
export function columnNames(kind: StoredKind): readonly string[] {
  return Object.keys(objectKinds[kind].schema.shape);
}

type WorkspaceKind = Exclude<StoredKind, 'person'>;

function isStored(kind: string): kind is StoredKind {
  return kind in objectTables;
}

function isInWorkspace(kind: StoredKind): kind is WorkspaceKind {
  return objectTables[kind].inWorkspace;
}
