import { systemClock } from '../compose/system.ts';
import { openPlan } from '../compose/open-plan.ts';
import { databaseLine } from '../terminal/database-line.ts';
import type { ProgramContext } from './program-context.ts';

/** `planerka migrate`: brings the database up to date and says what that took. */
export async function migrateDatabase({ environment, log, print }: ProgramContext): Promise<void> {
  const plan = await openPlan({ environment, log, clock: systemClock, connections: 1 });
  try {
    const { applied, already } = plan.migrated;
    print(databaseLine(plan.database.place));
    for (const name of applied) print(`применена ${name}`);
    print(`Применено миграций: ${applied.length}, было раньше: ${already}.`);
  } finally {
    await plan.close();
  }
}
