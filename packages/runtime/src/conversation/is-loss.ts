import type { Operation } from '@planerka/contracts';

type Loss = Extract<Operation, { type: 'delete' | 'update_status' | 'project_archive' }>;

/** Is something taken away or given up? What only words name is then asked about. */
export function isLoss(operation: Operation): operation is Loss {
  if (operation.type === 'update_status') return operation.status === 'cancelled';
  return operation.type === 'delete' || operation.type === 'project_archive';
}
