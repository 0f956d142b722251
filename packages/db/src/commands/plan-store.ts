import type { PlanStore } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { oneAfterAnother } from '../connection/one-after-another.ts';
import type { Schema } from '../connection/schema.ts';
import { eraseWorkspace } from './erase-workspace.ts';
import { type DbTransaction, planTransaction } from './plan-transaction.ts';

/**
 * The runtime's storage on PostgreSQL. A call reads without locks and writes with one statement that
 * holds only if nobody has written to the workspace meanwhile; else it reads again, with the
 * workspace locked. So the writes of one workspace happen one after the other, whichever process or
 * door they come from.
 */
export function createPlanStore(db: Kysely<Schema>): PlanStore<DbTransaction, Kysely<Schema>> {
  return {
    transaction: (workspaceId, work) =>
      oneAfterAnother(db, workspaceId, (on) => work(planTransaction({ db: on, workspaceId }))),
    erase: (workspaceId, alongside) =>
      db.transaction().execute(async (trx) => {
        await eraseWorkspace(trx, workspaceId);
        await alongside?.(trx);
      }),
  };
}
