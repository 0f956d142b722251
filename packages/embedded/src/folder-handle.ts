import { open } from 'node:fs/promises';
import type { ServerUser } from './server-user.ts';

/** A folder as a program started by us names it. */
export interface FolderHandle {
  readonly path: string;
  /** What the program inherits, from descriptor 3 on. */
  readonly descriptors: readonly number[];
  release(): Promise<void>;
}

/**
 * The user that root starts the server as may be barred from a folder on the way to the data
 * (/root), though not from the data. So root opens the folder and hands it over as a descriptor.
 * The working folder would not do: PostgreSQL 15 leaves it at its start and cannot come back.
 */
export async function holdFolder(
  folder: string,
  user: ServerUser | undefined,
): Promise<FolderHandle> {
  if (user === undefined || process.platform !== 'linux') {
    return { path: folder, descriptors: [], release: () => Promise.resolve() };
  }
  const handle = await open(folder, 'r');
  return {
    path: '/proc/self/fd/3',
    descriptors: [handle.fd],
    release: () => handle.close(),
  };
}
