import { readFile } from 'node:fs/promises';
import { TerminalError } from '@planerka/contracts';
import { importWorkspaces } from '@planerka/db';
import { openPlan } from '../compose/open-plan.ts';
import { systemClock } from '../compose/system.ts';
import type { ProgramContext } from './program-context.ts';

async function readAll(file: string | undefined): Promise<string> {
  if (file !== undefined && file !== '-') {
    return await readFile(file, 'utf8').catch((error: unknown) => {
      throw new TerminalError('NO_SUCH_FILE', `cannot read ${file}`, {
        cause: error,
        details: { file },
      });
    });
  }
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

/** `planerka import`: reads an export back from a file or standard input, all of it or nothing. */
export async function importPlan(
  { environment, log, print }: ProgramContext,
  file: string | undefined,
): Promise<void> {
  const text = await readAll(file);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new TerminalError('NOT_JSON', 'the export is not JSON', { cause: error });
  }
  const plan = await openPlan({ environment, log, clock: systemClock, connections: 2 });
  try {
    const done = await importWorkspaces(plan.connection.db, raw);
    print(
      `Прочитано: пространств ${done.workspaces}, задач ${done.tasks}, блоков ${done.timeblocks}, записей журнала ${done.entries}.`,
    );
  } finally {
    await plan.close();
  }
}
