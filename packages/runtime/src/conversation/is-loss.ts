import type { Operation } from '@planerka/contracts';

/** Is something taken away or given up? What only words name is then asked about. */
export function isLoss(operation: Operation): boolean {
  if (operation.type === 'update_status') return operation.status === 'cancelled';
  return operation.type === 'delete' || operation.type === 'project_archive';
}
