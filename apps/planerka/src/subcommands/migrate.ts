import { databaseLine } from '../terminal/database-line.ts';
import type { ProgramContext } from './program-context.ts';
import { withPlan } from './with-plan.ts';

/** `planerka migrate`: brings the database up to date and says what that took. */
export async function migrateDatabase(program: ProgramContext): Promise<void> {
  const { print } = program;
  await withPlan(program, async ({ migrated: { applied, already }, database }) => {
    print(databaseLine(database.place));
    for (const name of applied) print(`применена ${name}`);
    print(`Применено миграций: ${applied.length}, было раньше: ${already}.`);
  });
}
