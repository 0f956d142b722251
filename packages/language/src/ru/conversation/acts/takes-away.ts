import type { Operation } from '@planerka/contracts';

/** Is an object deleted, given up or put away? Each is asked about before it is done. */
export function takesAway(operation: Operation): boolean {
  if (operation.type === 'update_status') return operation.status === 'cancelled';
  return operation.type === 'delete' || operation.type === 'project_archive';
}
