import { type Operation, operationEntry } from '@planerka/contracts';
import type { Target } from '@planerka/plan';

/**
 * May the object be offered as what the operation is about? What is closed only for what makes sense
 * on it: "верни в работу", a new name; not a new day or a reminder. What a person names by a token, a
 * reply or a tap, and the one default (K8-7-default-unambiguous), are taken without this check.
 */
export function isOfferable(operation: Operation, target: Target): boolean {
  const isPause = operation.type === 'delete' && operation.to_date !== undefined;
  if (isPause && (target.kind === 'project' || target.row.recurrence_rule === null)) return false;
  switch (target.kind) {
    case 'timeblock':
      return true;
    case 'project':
      return target.row.status === 'active' || operationEntry(operation.type).onClosed;
    case 'task': {
      const { status, parent_id: parent } = target.row;
      if (operation.type === 'subtask_tick' && parent === null) return false;
      if (status === 'todo' || status === 'in_progress') return true;
      if (operation.type === 'update_status') {
        return operation.status === 'done' ? status === 'cancelled' : isOpenStatus(operation);
      }
      if (operation.type === 'subtask_tick') return !operation.done;
      return operationEntry(operation.type).onClosed;
    }
  }
}

function isOpenStatus({ status }: Extract<Operation, { type: 'update_status' }>): boolean {
  return status === 'todo' || status === 'in_progress';
}
