import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';

/**
 * What in the database's public schema would not run sharded by workspace_id, a sentence each.
 * @param localTables the tables that are not sharded: Telegram's, queues, directories
 */
export async function lintSchema(
  client: Client,
  localTables: readonly string[],
): Promise<string[]> {
  const text = await readFile(path.join(import.meta.dirname, 'schema-lint.sql'), 'utf8');
  const { rows } = await client.query<{ finding: string }>(text, [localTables]);
  return rows.map(({ finding }) => finding);
}
