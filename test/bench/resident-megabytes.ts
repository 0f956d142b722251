import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB, where the system tells; else 0. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
