import { InvariantError } from '@planerka/contracts';
import type { PlanStore } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { guarded, isConflict } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { eraseWorkspace } from './erase-workspace.ts';
import { DbTransaction } from './plan-transaction.ts';

/** A crowd in one workspace: each round of it lets at least one call through. */
const TRIES_MAX = 100;
const PAUSE_MAX_MS = 20;

/**
 * The runtime's storage on PostgreSQL. A call reads without locks and writes with one statement that
 * holds only if nobody has written to the workspace meanwhile; else it reads again. So the writes of
 * one workspace happen one after the other, whichever process or door they come from.
 */
export function createPlanStore(db: Kysely<Schema>): PlanStore<DbTransaction, Kysely<Schema>> {
  return {
    transaction: (workspaceId, work) =>
      retrying(() => work(new DbTransaction(db, workspaceId)), workspaceId),
    erase: (workspaceId, alongside) =>
      guarded(() =>
        db.transaction().execute(async (trx) => {
          await eraseWorkspace(trx, workspaceId);
          await alongside?.(trx);
        }),
      ),
  };
}

/** Runs one call again from its beginning whenever somebody has written to the workspace meanwhile. */
export function retrying<T>(work: () => Promise<T>, workspaceId: string): Promise<T> {
  return guarded(async () => {
    for (let attempt = 1; attempt <= TRIES_MAX; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isConflict(error)) throw error;
        const pause = Math.random() * Math.min(attempt, PAUSE_MAX_MS);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    throw new InvariantError('NO_PROGRESS', `workspace ${workspaceId} never held still`);
  });
}
