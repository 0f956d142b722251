import { TerminalError } from '@planerka/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** The workspace's zone. Throws TerminalError for no workspace. */
export async function timezoneOf(db: Kysely<Schema>, workspaceId: string): Promise<string> {
  const row = await db
    .selectFrom('workspace')
    .select('timezone')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
  return row.timezone;
}
