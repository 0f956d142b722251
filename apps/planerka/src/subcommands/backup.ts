import { createHash } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { readJson, TerminalError } from '@planerka/contracts';
import { exportWorkspaces, listWorkspaces, proveExport } from '@planerka/db';
import { systemClock } from '../compose/system.ts';
import type { ProgramContext } from './program-context.ts';
import { withPlan } from './with-plan.ts';

/**
 * `planerka backup`: everything in the database as one file that only its owner may read. It is
 * written beside its place, read back and proved as an import would, and only then takes the place of
 * the one before it.
 */
export async function backup(program: ProgramContext, file: string): Promise<void> {
  await withPlan(program, async ({ connection: { db } }) => {
    const ids = (await listWorkspaces(db)).map(({ workspace_id: id }) => id);
    if (ids.length === 0) throw new TerminalError('NOTHING_TO_EXPORT', 'there is no workspace');
    const json = `${JSON.stringify(await exportWorkspaces(db, ids, systemClock.now()))}\n`;
    const beside = `${file}.part`;
    try {
      // One that was left there would keep its mode.
      await rm(beside, { force: true });
      await writeDown(beside, json);
      const proved = proveExport(readJson(await readFile(beside, 'utf8')));
      await rename(beside, file);
      const sum = createHash('sha256').update(json).digest('hex');
      program.print(
        `Записано в ${file}: пространств ${proved.workspaces}, задач ${proved.tasks}, записей журнала ${proved.entries}. Копия прочитана и проверена.`,
      );
      program.print(`sha256 ${sum}`);
    } catch (error) {
      await rm(beside, { force: true });
      throw fileFault(file, error);
    }
  });
}

/** On the disk, not only in its memory, when it returns. */
async function writeDown(file: string, content: string): Promise<void> {
  const written = await open(file, 'w', 0o600);
  try {
    await written.writeFile(content);
    await written.sync();
  } finally {
    await written.close();
  }
}

function fileFault(file: string, error: unknown): unknown {
  if (error instanceof TerminalError || !(error instanceof Error) || !('code' in error)) {
    return error;
  }
  const reason = String(error.code);
  return new TerminalError('FILE_NOT_WRITTEN', `cannot write ${file} (${reason})`, {
    cause: error,
    details: { file, reason },
  });
}
