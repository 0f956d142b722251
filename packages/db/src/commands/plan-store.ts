import { TerminalError } from '@planerka/contracts';
import type { PlanStore } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { DbTransaction } from './plan-transaction.ts';

/**
 * The runtime's storage on PostgreSQL. Every transaction first locks the workspace's row, so the
 * writes of one workspace happen one after the other, whichever process or door they come from.
 */
export function createPlanStore(db: Kysely<Schema>): PlanStore<DbTransaction> {
  return {
    transaction: (workspaceId, work) =>
      guarded(() =>
        db.transaction().execute(async (trx) => {
          const workspace = await trx
            .selectFrom('workspace')
            .select([
              'workspace_id',
              'timezone',
              'revision',
              'journal_seq',
              'task_number',
              'timeblock_number',
            ])
            .where('workspace_id', '=', workspaceId)
            .forUpdate()
            .executeTakeFirst();
          if (!workspace) {
            throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
          }
          return await work(new DbTransaction(trx, workspace));
        }),
      ),
  };
}
