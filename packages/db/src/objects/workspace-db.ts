import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** A workspace's rows through one connection or transaction. */
export interface WorkspaceDb {
  readonly db: Kysely<Schema>;
  readonly workspaceId: string;
}
