import { expect, test } from 'vitest';
import { outlivesFullDisk } from '../rig/full-disk.ts';
import { manyDoors } from '../rig/many-doors.ts';
import { mountSmallDisk } from '../rig/small-disk.ts';
import { rounds } from './rounds.ts';

test('many doors at once, while services hang, programs are killed and database connections die', async () => {
  const said = await rounds('manyDoors', (seed) =>
    manyDoors({ seed, said: 150, kills: 5, silences: seed % 2 }),
  );
  expect(said).toBeGreaterThan(0);
});

test('a disk that fills up again and again', async (context) => {
  const disk = await mountSmallDisk(400);
  if (disk === null) return context.skip();
  try {
    const said = await rounds('fullDisk', () =>
      outlivesFullDisk(disk, { people: 8, each: 25, fullMs: 8_000 }),
    );
    expect(said).toBeGreaterThan(0);
  } finally {
    await disk.close();
  }
});
