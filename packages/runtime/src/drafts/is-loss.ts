import type { Operation } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Draft } from './draft.ts';

type Loss = Extract<Operation, { type: 'delete' | 'update_status' | 'project_archive' }>;

/** Is something taken away or given up? What only words name is then asked about. */
export function isLoss(operation: Operation): operation is Loss {
  if (operation.type === 'update_status') return operation.status === 'cancelled';
  return operation.type === 'delete' || operation.type === 'project_archive';
}

/** Does the question ask whether something is to be lost? */
export const isLossDraft = ({ operation: { operation } }: Pick<Draft, 'operation'>): boolean =>
  !isCreate(operation) && isLoss(operation);
