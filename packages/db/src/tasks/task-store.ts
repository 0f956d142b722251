import type { TaskStore } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { oneAfterAnother } from '../connection/one-after-another.ts';
import type { Schema } from '../connection/schema.ts';
import { taskTransaction } from './task-transaction.ts';

/** The task surface's storage on PostgreSQL: the same tables, journal and guard as the plan's. */
export function createTaskStore(db: Kysely<Schema>): TaskStore {
  return {
    transaction: (workspaceId, work) =>
      oneAfterAnother(db, workspaceId, (on) => work(taskTransaction({ db: on, workspaceId }))),
    read: (workspaceId, work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => work(taskTransaction({ db: trx, workspaceId }))),
  };
}
