import type { Operation } from '@planerka/contracts';

/** Is an object deleted, or taken off the plan? Either is asked about before it is done. */
export const takesAway = (operation: Operation): boolean =>
  operation.type === 'delete' ||
  (operation.type === 'update_status' && operation.status === 'cancelled');
