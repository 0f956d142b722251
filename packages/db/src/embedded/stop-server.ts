import { setTimeout as sleep } from 'node:timers/promises';
import { findServer, programPath, type SearchOptions } from './find-server.ts';
import type { DataFolder } from './data-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { mayBeServerOf } from './process-life.ts';
import { runProgram } from './run-program.ts';

const PATIENCE_MS = 60_000;

/**
 * Stops the data folder's server the fast way: connections are ended, everything is written out.
 * @returns whether it has gone; a server with much to write goes on stopping by itself
 */
export async function stopServer(data: DataFolder, search: SearchOptions): Promise<boolean> {
  const file = await readPostmasterFile(data.folder);
  if (file === undefined || !mayBeServerOf(file.pid, data.folder)) return true;
  if (process.platform === 'win32') {
    // A signal would end it on the spot there; pg_ctl has a way to ask.
    const { bin } = await findServer(search, [data.major]);
    const args = ['stop', '-m', 'fast', '-W', '-D', data.folder];
    await runProgram(programPath(bin, 'pg_ctl'), args, { timeoutMs: PATIENCE_MS });
  } else {
    process.kill(file.pid, 'SIGINT');
  }
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (!mayBeServerOf(file.pid, data.folder)) return true;
    await sleep(5);
  }
  return false;
}
