import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isConflict } from './failure.ts';
import { columnNamed } from './names.ts';
import type { Schema } from './schema.ts';

/**
 * Writes that belong to somebody else's statement: named CTEs, each of which may read those before
 * it. Data-modifying CTEs must be at the top of their statement, so they travel as a list.
 */
export interface AttachedWrite {
  readonly ctes: ReadonlyArray<{ readonly name: string; readonly statement: RawBuilder<unknown> }>;
  /** What must hold, in SQL over the CTEs, or the whole statement is undone; with the reason. */
  readonly required?: { readonly condition: RawBuilder<unknown>; readonly otherwise: string };
  /** An SQL expression over the CTEs whose JSON value `settle` is told after the write. */
  readonly result?: RawBuilder<unknown>;
  readonly settle?: (result: unknown) => void;
}

/**
 * One statement that writes everything or nothing. Where a condition does not hold, `refuse` raises
 * and PostgreSQL undoes the statement: no transaction block, and so no round trips for one, is needed.
 */
export async function writeTogether(
  db: Kysely<Schema>,
  writes: readonly AttachedWrite[],
): Promise<void> {
  const ctes = writes.flatMap(({ ctes: own }) => own);
  const named = ctes.map(({ name, statement }) => sql`${columnNamed(name)} as (${statement})`);
  const results = writes.map(({ required, result = sql`null::jsonb` }) =>
    required
      ? sql`case when ${required.condition} then ${result} else refuse(${required.otherwise}) end`
      : result,
  );
  if (writes.length === 0) return;
  const { rows } = await sql<{ results: unknown[] }>`with ${sql.join(named)}
    select jsonb_build_array(${sql.join(results)}) as results`.execute(db);
  writes.forEach(({ settle }, index) => settle?.(rows[0]?.results[index] ?? null));
}

/** The same; false, and nothing written, when somebody else has written first. */
export async function writeUnlessMoved(
  db: Kysely<Schema>,
  writes: readonly AttachedWrite[],
): Promise<boolean> {
  try {
    await writeTogether(db, writes);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
