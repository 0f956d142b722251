import { ObjectKind } from '@planerka/contracts';
import { objectKinds } from '../objects/object-kinds.ts';
import { EMPTY_CHECKLIST } from '../objects/project.ts';
import { unsaid } from '../objects/unsaid.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is more to read in an older form of a kind than fields that it did not know and that may be null. */
const EARLIER: Readonly<Partial<Record<ObjectKind, (row: Row) => Row>>> = {
  task: upcastTask,
  timeblock: upcastRepeating,
  project: (row) => ({ ...PROJECT_FIELDS, ...row }),
};

const NOTHING_SAID: ReadonlyMap<ObjectKind, Row> = new Map(
  ObjectKind.options.map((kind) => [kind, unsaid(objectKinds[kind].schema)]),
);

/**
 * A row as an older entry of the journal holds it, in today's form: old versions are read as new ones
 * and never rewritten. A field that came later and may be null is null in a row that does not have it.
 * A row of today comes back as it is.
 */
export function upcastRow(kind: ObjectKind, row: Row): Row {
  return { ...NOTHING_SAID.get(kind), ...(EARLIER[kind]?.(row) ?? row) };
}

/** What version 2 did not know of tasks; a subtask of those days was directly below its root. */
const STEP_FIELDS: Row = { is_node: false, depends_on: [] };

/** What version 2 did not know of projects. */
const PROJECT_FIELDS: Row = {
  begun: true,
  tags: [],
  depends_on: [],
  checklist: EMPTY_CHECKLIST,
  checkpoints: {},
};

/** Version 1 called the project `plan_id` and knew no checkpoints. */
function upcastTask({ plan_id: planId = null, ...row }: Row): Row {
  const { parent_id: parent = null } = row;
  return upcastRepeating({
    project_id: planId,
    checkpoints: {},
    ...STEP_FIELDS,
    root_id: parent,
    ...row,
  });
}

/** Version 1 knew no exceptions, and an empty list of reminders where now nothing (null) was said. */
function upcastRepeating(row: Row): Row {
  if ('series_id' in row) return row;
  const { remind_before_minutes: before = null } = row;
  const isUnsaid = Array.isArray(before) && before.length === 0;
  return {
    ...row,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: isUnsaid ? null : before,
  };
}
