import type { TaskStore } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { retrying } from '../commands/plan-store.ts';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { DbTaskTransaction } from './task-transaction.ts';

/** The task surface's storage on PostgreSQL: the same tables, journal and guard as the plan's. */
export function createTaskStore(db: Kysely<Schema>): TaskStore {
  return {
    transaction: (workspaceId, work) =>
      retrying(() => work(new DbTaskTransaction(db, workspaceId)), workspaceId),
    read: (workspaceId, work) =>
      guarded(() =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((trx) => work(new DbTaskTransaction(trx, workspaceId))),
      ),
  };
}
