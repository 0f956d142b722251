import { text as textOf } from 'node:stream/consumers';
import { readJson, TerminalError } from '@planerka/contracts';
import { importWorkspaces } from '@planerka/db';
import type { ProgramContext } from './program-context.ts';
import { readGiven } from './read-given.ts';
import { tellImported } from './tell-imported.ts';
import { withPlan } from './with-plan.ts';

async function readAll(file: string | undefined): Promise<string> {
  if (file !== undefined && file !== '-') {
    return (await readGiven(file)).toString('utf8');
  }
  return await textOf(process.stdin);
}

/** `planerka import`: reads an export back from a file or standard input, all of it or nothing. */
export async function importPlan(program: ProgramContext, file: string | undefined): Promise<void> {
  const raw = readJson(await readAll(file));
  if (raw === undefined) throw new TerminalError('NOT_JSON', 'the export is not JSON');
  await withPlan(program, async ({ connection }) => {
    tellImported(program, await importWorkspaces(connection.db, raw));
  });
}
