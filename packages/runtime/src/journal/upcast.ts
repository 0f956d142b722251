import type { ObjectKind } from '@planerka/contracts';

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
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
      return row;
  }
}

/** Version 1 called the project `plan_id` and knew no checkpoints. */
function upcastTask({ plan_id: planId = null, ...row }: Row): Row {
  return upcastRepeating({ project_id: planId, checkpoints: {}, snoozed_until: null, ...row });
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
