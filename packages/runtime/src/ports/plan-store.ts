import type { PlanTransaction } from './plan-transaction.ts';

/** `Raw`: what the storage lets a door write with while a workspace is erased. */
export interface PlanStore<Tx extends PlanTransaction = PlanTransaction, Raw = unknown> {
  /**
   * Runs `work` for one call: what it applies is written in one transaction, or nothing is. When
   * somebody else has written to the workspace meanwhile, `work` is run again from the beginning.
   * Throws RetryableError when the database cannot be reached.
   */
  transaction<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Removes every row of the workspace, its journal included, and what `alongside` removes. */
  erase(workspaceId: string, alongside?: (raw: Raw) => Promise<void>): Promise<void>;
}
