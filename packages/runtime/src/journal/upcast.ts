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
      return { snoozed_until: null, ...row };
    case 'project':
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
    case 'person':
      return row;
  }
}

/** Version 1 called the project `plan_id` and knew no checkpoints. */
function upcastTask({ plan_id: planId = null, ...row }: Row): Row {
  return { project_id: planId, checkpoints: {}, snoozed_until: null, ...row };
}
