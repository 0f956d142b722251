import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CHUNK = Buffer.alloc(1_048_576, 1);

/** A disk of its own that a test fills and empties. */
export interface SmallDisk {
  readonly folder: string;
  /** Not a byte is left on it. */
  readonly fill: () => Promise<void>;
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Mounts a disk in memory; null where nobody may mount (said on stderr). */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-disk-'));
  const size = `size=${megabytes}m,mode=755`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rmdir(folder);
    process.stderr.write('SKIPPED: nothing can be mounted here, a full disk is untried\n');
    return null;
  }
  // A server that root starts runs as somebody else, who has to pass.
  await chmod(folder, 0o755);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a');
      try {
        for (const size of [CHUNK.length, 1]) await writeUntilFull(file, CHUNK.subarray(0, size));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
    close: async () => {
      spawnSync('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}

async function writeUntilFull(
  file: Awaited<ReturnType<typeof open>>,
  chunk: Buffer,
): Promise<void> {
  for (;;) {
    try {
      await file.appendFile(chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
