import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** A workspace's rows through one connection or transaction. */
export interface Place {
  readonly db: Kysely<Schema>;
  readonly workspaceId: string;
}
