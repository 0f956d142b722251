import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { findServer, programPath, type SearchOptions } from './find-server.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { mayBeServerOf } from './process-life.ts';
import { runProgram } from './run-program.ts';

const PATIENCE_MS = 60_000;

/**
 * Stops the data folder's server the fast way: connections are ended, everything is written out.
 * One with much to write may be `still_stopping` after a minute; it goes on by itself.
 */
export async function stopServer(
  data: DataFolder,
  search: SearchOptions,
): Promise<'stopped' | 'still_stopping' | 'not_running'> {
  const file = await readPostmasterFile(data.folder);
  if (file === undefined || !mayBeServerOf(file.pid, data.folder)) return 'not_running';
  if (process.platform === 'win32') {
    // A signal would end it on the spot there; pg_ctl has a way to ask.
    const { bin } = await findServer(search, [data.major]);
    const args = ['stop', '-m', 'fast', '-W', '-D', data.folder];
    await runProgram(programPath(bin, 'pg_ctl'), args, { timeoutMs: PATIENCE_MS });
  } else {
    process.kill(file.pid, 'SIGINT');
  }
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (!mayBeServerOf(file.pid, data.folder)) return 'stopped';
    await sleep(5);
  }
  return 'still_stopping';
}
