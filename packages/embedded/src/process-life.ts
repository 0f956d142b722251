import { readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from './error-code.ts';

/** Whether a process of that id exists and has not ended (a zombie has). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const state = processStat(pid)?.state;
  return state !== 'Z' && state !== 'X';
}

/** When the process started, in clock ticks since boot; undefined where /proc does not tell. */
export function startOf(pid: number): number | undefined {
  return processStat(pid)?.start;
}

/**
 * Whether that process may be the PostgreSQL server of this data folder. Only what /proc denies
 * counts as a no: a stale `postmaster.pid` often names a number that something else has by now.
 */
export function mayBeServerOf(pid: number, dataFolder: string): boolean {
  if (!isRunning(pid)) return false;
  const name = processStat(pid)?.name;
  if (name !== undefined && name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    return true; // no /proc, or no right to look
  }
}

/** The fields of /proc/PID/stat (proc_pid_stat(5)) that we need. */
function processStat(pid: number): { name: string; state: string; start: number } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  // The name is in parentheses and may itself hold spaces and parentheses.
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  const rest = text.slice(close + 2).split(' ');
  return { name: text.slice(open + 1, close), state: rest[0] ?? '', start: Number(rest[19]) };
}
