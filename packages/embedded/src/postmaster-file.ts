import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from './error-code.ts';

/** What a server writes about itself into its data folder (PostgreSQL's miscadmin.h, lock files). */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Empty where the server listens on TCP only. */
  readonly socketFolder: string;
  readonly status: 'starting' | 'stopping' | 'ready';
}

/** The content of `postmaster.pid`; undefined while there is no server, or it has only begun to write. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await ifThere(readFile(postmasterFile(dataFolder), 'utf8'));
  return text === undefined ? undefined : parsePostmasterFile(text);
}

export function postmasterFile(dataFolder: string): string {
  return path.join(dataFolder, 'postmaster.pid');
}

export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  // pid, data folder, start time, port, socket folder, listen address, shared memory key, status
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const word = lines[7] ?? '';
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    status: word === 'ready' || word === 'stopping' ? word : 'starting',
  };
}
