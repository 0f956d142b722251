import { readEnvironment } from '../../apps/planerka/src/compose/environment.ts';
import { createLogger } from '../../apps/planerka/src/compose/logging.ts';
import type { ProgramContext } from '../../apps/planerka/src/subcommands/program-context.ts';
import { withoutEscapes } from '../../apps/planerka/src/terminal/without-escapes.ts';
import { createTestDatabase } from './postgres.ts';

export interface PrintingProgram {
  readonly program: ProgramContext;
  readonly databaseUrl: string;
  /** The lines that subcommands have printed since the test emptied it. */
  readonly printed: string[];
  drop(): Promise<void>;
}

/** What a subcommand is run in: a database of its own, no log, and its lines kept. */
export async function createPrintingProgram(): Promise<PrintingProgram> {
  const database = await createTestDatabase();
  return {
    ...printingProgramOn(database.url),
    databaseUrl: database.url,
    drop: () => database.drop(),
  };
}

/** The same over a database that the test has: no process is started for a subcommand. */
export function printingProgramOn(
  databaseUrl: string,
): Pick<PrintingProgram, 'program' | 'printed'> {
  const conceal = (text: string) => text;
  const printed: string[] = [];
  return {
    program: {
      environment: readEnvironment({ DATABASE_URL: databaseUrl }),
      log: createLogger({ level: 'silent', conceal }),
      conceal,
      print: (line) => printed.push(withoutEscapes(line)),
    },
    printed,
  };
}
