import { readJson, TerminalError } from '@planerka/contracts';
import { importWorkspaces, listWorkspaces, proveExport } from '@planerka/db';
import type { ProgramContext } from './program-context.ts';
import { readGiven } from './read-given.ts';
import { tellImported } from './tell-imported.ts';
import { withPlan } from './with-plan.ts';

/**
 * `planerka restore`: brings a backup back into an empty database, all of it or nothing. With `check`
 * the file alone is proved, as the restore would, and no database is opened.
 */
export async function restore(
  program: ProgramContext,
  file: string,
  { check }: { readonly check: boolean },
): Promise<void> {
  const raw = readJson((await readGiven(file)).toString('utf8'));
  if (raw === undefined) throw new TerminalError('NOT_JSON', 'the backup is not JSON');
  if (check) {
    const { workspaces, tasks, entries } = proveExport(raw);
    program.print(
      `Копия цела: пространств ${workspaces}, задач ${tasks}, записей журнала ${entries}. Ничего не записано.`,
    );
    return;
  }
  await withPlan(program, async ({ connection: { db } }) => {
    const here = await listWorkspaces(db);
    if (here.length > 0) {
      throw new TerminalError('RESTORE_NOT_EMPTY', 'the database is not empty', {
        details: { count: String(here.length) },
      });
    }
    tellImported(program, await importWorkspaces(db, raw));
  });
}
