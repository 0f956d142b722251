import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

const AGENT = /^agent:(.+)$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * What agents are called, by actor: the name on the key that they came with, revoked or not; one on
 * the same machine calls itself. People, and agents whose key is gone, are not among them.
 */
export async function agentNames(
  db: Kysely<Schema>,
  workspaceId: string,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const actor of actors) {
    const id = AGENT.exec(actor)?.[1];
    if (id !== undefined && UUID.test(id)) keys.set(id, actor);
    else if (id !== undefined) names.set(actor, id);
  }
  if (keys.size === 0) return names;
  const rows = await db
    .selectFrom('agent_token')
    .select(['token_id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('token_id', 'in', [...keys.keys()])
    .execute();
  for (const { token_id: id, name } of rows) names.set(keys.get(id) ?? '', name);
  return names;
}
