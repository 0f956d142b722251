import type { ObjectKind } from '@planerka/contracts';
import { EMPTY_CHECKLIST } from '../objects/project.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * A row as an older entry of the journal holds it, in today's form (STYLE.md, 4: old versions are
 * upcast on read, never rewritten). A row of today comes back as it is.
 */
export function upcastRow(kind: ObjectKind, row: Row): Row {
  switch (kind) {
    case 'task':
      return upcastTask(row);
    case 'timeblock':
      return upcastRepeating({ snoozed_until: null, ...row });
    case 'person':
      return { reminder_settings: null, ...row };
    case 'project':
      return { ...PROJECT_FIELDS, ...row };
    case 'memo':
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
      return row;
  }
}

/** What version 2 did not know of tasks; a subtask of those days stood directly below its root. */
const STEP_FIELDS: Row = {
  is_node: false,
  definition: null,
  context: null,
  depends_on: [],
  completed_at: null,
};

/** What version 2 did not know of projects. */
const PROJECT_FIELDS: Row = {
  begun: true,
  context: null,
  priority: null,
  tags: [],
  depends_on: [],
  contract: null,
  contract_data: null,
  checklist: EMPTY_CHECKLIST,
  checkpoints: {},
};

/** Version 1 called the project `plan_id` and knew no checkpoints. */
function upcastTask({ plan_id: planId = null, ...row }: Row): Row {
  const { parent_id: parent = null } = row;
  return upcastRepeating({
    project_id: planId,
    checkpoints: {},
    snoozed_until: null,
    ...STEP_FIELDS,
    root_id: parent,
    ...row,
  });
}

/** Version 1 knew no exceptions, and an empty list of reminders where now nothing (null) was said. */
function upcastRepeating(row: Row): Row {
  if ('series_id' in row) return row;
  const { remind_before_minutes: before } = row;
  const isUnsaid = Array.isArray(before) && before.length === 0;
  return {
    ...row,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: isUnsaid ? null : before,
  };
}
