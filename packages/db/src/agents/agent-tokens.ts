import { createHash, randomBytes } from 'node:crypto';
import type { AgentRight } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** A key of an agent as its owner sees it; the key itself is kept nowhere. */
export interface AgentToken {
  readonly token_id: string;
  /** The only workspace it opens. */
  readonly workspace_id: string;
  /** What the owner calls the agent. */
  readonly name: string;
  readonly rights: readonly AgentRight[];
  /** The actor who made it. */
  readonly created_by: string;
  readonly created_at: string;
  /** To the minute; null while it has never been used. */
  readonly last_used_at: string | null;
}

export interface NewAgentToken {
  readonly workspaceId: string;
  readonly name: string;
  readonly rights: readonly AgentRight[];
  readonly createdBy: string;
}

/** A token that was just made, with the key that is shown this once. */
export interface MadeAgentToken {
  readonly token: AgentToken;
  readonly key: string;
}

/** A token that somebody has brought. */
export interface BroughtToken extends AgentToken {
  /** The names of its workspace, in order. */
  readonly workspace_names: readonly string[];
}

/** Agents' keys. Revoked ones are as good as absent everywhere. */
export interface AgentTokenStore {
  create(token: NewAgentToken): Promise<MadeAgentToken>;
  /** Oldest first. */
  list(workspaceId: string): Promise<AgentToken[]>;
  /** The token of a key, or null for an unknown or revoked one; notes that it is in use. */
  findByKey(key: string): Promise<BroughtToken | null>;
  /** Those of these hashes that belong to keys which are neither unknown nor revoked. */
  livingAmong(hashes: readonly string[]): Promise<string[]>;
  /** False when this workspace has no such token any more. */
  setRights(workspaceId: string, tokenId: string, rights: readonly AgentRight[]): Promise<boolean>;
  /** Ends it at once; false when this workspace has no such token any more. */
  revoke(workspaceId: string, tokenId: string): Promise<boolean>;
}

const KEY_PREFIX = 'plk_';
const KEY_BYTES = 32;
/** What cannot be a key needs no question to the database. */
const KEY = /^plk_[\w-]{43}$/;

const COLUMNS = [
  'token_id',
  'workspace_id',
  'name',
  'rights',
  'created_by',
  'created_at',
  'last_used_at',
] as const;

export function createAgentTokenStore(db: Kysely<Schema>, newId: () => string): AgentTokenStore {
  const living = (workspaceId: string, tokenId: string) =>
    db
      .updateTable('agent_token')
      .where('workspace_id', '=', workspaceId)
      .where('token_id', '=', tokenId)
      .where('revoked_at', 'is', null);

  return {
    create: async ({ workspaceId, name, rights, createdBy }) => {
      const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
      const token = await db
        .insertInto('agent_token')
        .values({
          token_id: newId(),
          workspace_id: workspaceId,
          name,
          hash: hashOf(key),
          rights: [...rights],
          created_by: createdBy,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      return { token, key };
    },

    list: (workspaceId) =>
      db
        .selectFrom('agent_token')
        .select(COLUMNS)
        .where('workspace_id', '=', workspaceId)
        .where('revoked_at', 'is', null)
        .orderBy('created_at')
        .orderBy('token_id')
        .execute(),

    findByKey: async (key) => {
      if (!KEY.test(key)) return null;
      const hash = hashOf(key);
      const found = await db
        .selectFrom('agent_token as t')
        .select(COLUMNS)
        .select([
          sql<string[]>`array(select a.alias from workspace_alias a
              where a.workspace_id = t.workspace_id order by a.alias)`.as('workspace_names'),
          sql<boolean>`t.last_used_at is null
              or t.last_used_at < now() - interval '1 minute'`.as('unnoted'),
        ])
        .where('t.hash', '=', hash)
        .where('t.revoked_at', 'is', null)
        .executeTakeFirst();
      if (!found) return null;
      const { unnoted, ...token } = found;
      // Once a minute: a busy agent must not make a write of every read.
      if (unnoted) {
        await db
          .updateTable('agent_token')
          .set({ last_used_at: sql<string>`now()` })
          .where('hash', '=', hash)
          .execute();
      }
      return token;
    },

    livingAmong: (hashes) =>
      readRows(
        db,
        sql<{ hash: string }>`select t.hash from agent_token t
          where t.hash = any(${[...hashes]}::text[]) and t.revoked_at is null`,
        ({ hash }) => hash,
      ),

    setRights: async (workspaceId, tokenId, rights) => {
      const { numUpdatedRows } = await living(workspaceId, tokenId)
        .set({ rights: [...rights] })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    revoke: async (workspaceId, tokenId) => {
      const { numUpdatedRows } = await living(workspaceId, tokenId)
        .set({ revoked_at: sql<string>`now()` })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** A key has 256 random bits: one round of SHA-256 is as good as any slow hash. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
