import type { ObjectKind } from '@planerka/contracts';
import type { z } from 'zod';
import { AccountingLine } from './accounting-line.ts';
import { Dependency } from './dependency.ts';
import { Item } from './item.ts';
import { Memo } from './memo.ts';
import { Project } from './project.ts';
import { Quote, StoredQuoteLine } from './quote.ts';
import { Person, WorkspaceSettings } from './settings.ts';
import { Task } from './task.ts';
import { ThreadPin, Workroom } from './thread.ts';
import { Timeblock } from './timeblock.ts';

/** Kinds that other objects belong to, or point at. */
export type OwnerKind = 'task' | 'project' | 'item' | 'quote';

/** What is true of every object of a kind, beside the form of its row. */
interface Facts<Field extends string> {
  /** The field with the row's own id. */
  readonly id: Field;
  /** Do people call it by a number of the workspace's own counter, `number`? */
  readonly isNumbered: boolean;
  /**
   * Fields that name an object which it belongs to, and the kinds of which that one is: undo and redo
   * leave nothing behind whose owner is not there.
   */
  readonly owners: ReadonlyArray<{
    readonly field: Field;
    readonly kinds: readonly OwnerKind[];
  }>;
  /** Fields that name what it only points at, which may go without it. */
  readonly pointers: ReadonlyArray<{ readonly field: Field; readonly kind: 'task' | 'project' }>;
}

function objectKind<
  K extends ObjectKind,
  S extends z.ZodObject,
  const F extends Facts<keyof z.output<S> & string>,
>(kind: K, schema: S, facts: F) {
  return {
    schema,
    /** A row as it is stored, checked. Throws a ZodError. */
    read: (row: unknown) => ({ kind, row: schema.parse(row) }),
    ...facts,
  };
}

const TASK_OR_PROJECT = [
  { field: 'task_id', kind: 'task' },
  { field: 'project_id', kind: 'project' },
] as const;

/**
 * Every kind of object, with all that the rest of the program must know of it as a kind: counters,
 * journal, undo, export and storage go through this table. A new kind is an entry here, one in the
 * store's table of tables (`packages/db/src/objects/object-tables.ts`), and a migration.
 */
export const objectKinds = {
  task: objectKind('task', Task, {
    id: 'task_id',
    isNumbered: true,
    owners: [
      { field: 'parent_id', kinds: ['task'] },
      { field: 'project_id', kinds: ['project'] },
      { field: 'item_id', kinds: ['item'] },
    ],
    pointers: [],
  }),
  timeblock: objectKind('timeblock', Timeblock, {
    id: 'timeblock_id',
    isNumbered: true,
    owners: [{ field: 'task_id', kinds: ['task'] }],
    pointers: [],
  }),
  project: objectKind('project', Project, {
    id: 'project_id',
    isNumbered: true,
    owners: [],
    pointers: [],
  }),
  item: objectKind('item', Item, {
    id: 'item_id',
    isNumbered: true,
    owners: [
      { field: 'project_id', kinds: ['project'] },
      { field: 'parent_item_id', kinds: ['item'] },
    ],
    pointers: [],
  }),
  dependency: objectKind('dependency', Dependency, {
    id: 'dependency_id',
    isNumbered: false,
    owners: [
      { field: 'project_id', kinds: ['project'] },
      { field: 'from_task_id', kinds: ['task'] },
      { field: 'to_task_id', kinds: ['task'] },
    ],
    pointers: [],
  }),
  accounting_line: objectKind('accounting_line', AccountingLine, {
    id: 'line_id',
    isNumbered: true,
    owners: [
      { field: 'project_id', kinds: ['project'] },
      { field: 'item_id', kinds: ['item'] },
      { field: 'task_id', kinds: ['task'] },
    ],
    pointers: [],
  }),
  quote: objectKind('quote', Quote, {
    id: 'quote_id',
    isNumbered: true,
    owners: [{ field: 'project_id', kinds: ['project'] }],
    pointers: [],
  }),
  quote_line: objectKind('quote_line', StoredQuoteLine, {
    id: 'quote_line_id',
    isNumbered: false,
    owners: [
      { field: 'quote_id', kinds: ['quote'] },
      { field: 'item_id', kinds: ['item'] },
    ],
    pointers: [],
  }),
  memo: objectKind('memo', Memo, {
    id: 'memo_id',
    isNumbered: false,
    owners: [
      { field: 'root_id', kinds: ['task', 'project'] },
      { field: 'step_id', kinds: ['task'] },
    ],
    pointers: [],
  }),
  thread_pin: objectKind('thread_pin', ThreadPin, {
    id: 'pin_id',
    isNumbered: false,
    owners: [],
    pointers: TASK_OR_PROJECT,
  }),
  workroom: objectKind('workroom', Workroom, {
    id: 'room_id',
    isNumbered: false,
    owners: [],
    pointers: TASK_OR_PROJECT,
  }),
  workspace: objectKind('workspace', WorkspaceSettings, {
    id: 'workspace_id',
    isNumbered: false,
    owners: [],
    pointers: [],
  }),
  person: objectKind('person', Person, {
    id: 'person_id',
    isNumbered: false,
    owners: [],
    pointers: [],
  }),
} as const satisfies Record<ObjectKind, unknown>;
