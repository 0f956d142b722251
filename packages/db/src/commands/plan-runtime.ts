import type { Runtime } from '@planerka/runtime';
import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import type { DbTransaction } from './plan-transaction.ts';

/** The one door over this storage: doors attach their own writes to its transactions. */
export type PlanRuntime = Runtime<DbTransaction, Kysely<Schema>>;
