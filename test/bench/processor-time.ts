import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const NANOSECONDS_A_MS = 1_000_000;
/** A tick of the clock of `stat`; every Linux that we know has this one. */
const TICK_MS = 10;

/** What is read of /proc; a process or thread that has just ended has taken nothing more. */
function read<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Processor time so far of all threads of a process, in milliseconds: by the scheduler's clock, finer than
 * the ticks of `stat`. Where the system does not tell, 0.
 */
export function processorTime(pid: number): number {
  const threads = read(() => readdirSync(`/proc/${pid}/task`), []);
  return threads.reduce((all, thread) => {
    const stat = read(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), '0');
    return all + Number(stat.split(' ')[0]) / NANOSECONDS_A_MS;
  }, 0);
}

/** The same of a process with its children, those that have ended included. */
export function familyTime(pid: number): number {
  const children = read(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), '');
  const living = children.split(' ').filter((child) => child !== '');
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // Behind the name in brackets, which may hold blanks: the times of ended children are 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * TICK_MS;
  return processorTime(pid) + ended + living.reduce((all, one) => all + familyTime(Number(one)), 0);
}

/** The first process of the server behind a pool; 0 where the system does not tell. */
export async function serverProcess(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = read(() => readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'), '');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
}
