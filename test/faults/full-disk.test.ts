import { expect, test, vi } from 'vitest';
import { outlivesFullDisk } from '../rig/full-disk.ts';
import { mountSmallDisk } from '../rig/small-disk.ts';

vi.setConfig({ testTimeout: 240_000 });

test('the disk of the database is full for a while: nothing said is lost, and people are told', async (context) => {
  const disk = await mountSmallDisk(300);
  if (disk === null) return context.skip();
  try {
    const said = await outlivesFullDisk(disk, { people: 4, each: 12, fullMs: 3_000 });
    expect(said).toBe(48);
  } finally {
    await disk.close();
  }
});
