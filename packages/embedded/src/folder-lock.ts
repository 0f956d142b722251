import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';
import { enter, living } from './presence.ts';

const KIND = 'lock';
const DEFAULT_PATIENCE_MS = 120_000;

/**
 * Runs `work` while no other process runs its own under the same folder. The lock is the living
 * mark of its holder, so a crash releases it: whoever first writes its mark and then sees no other
 * living one holds it. Of two that write at once at least one sees the other and steps back.
 * @throws RetryableError DATA_FOLDER_LOCKED when the holder does not finish in `patienceMs`
 */
export async function withFolderLock<T>(
  folder: string,
  work: () => Promise<T>,
  patienceMs = DEFAULT_PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let holders = await living(folder, KIND);
    if (holders.length === 0) {
      const own = await enter(folder, KIND);
      try {
        holders = (await living(folder, KIND)).filter((mark) => mark.file !== own.file);
        if (holders.length === 0) return await work();
      } finally {
        await own.leave();
      }
    }
    if (Date.now() > deadline) {
      const pid = String(holders[0]?.pid);
      throw new RetryableError(
        'DATA_FOLDER_LOCKED',
        `process ${pid} has been starting or stopping the database for too long`,
        { retryAfterMs: 1_000, details: { pid, file: holders[0]?.file ?? folder } },
      );
    }
    // Random, so that two that stepped back together do not meet again and again.
    await sleep(5 + Math.random() * 30);
  }
}
