import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

test('a given server is used as it is, and its password is told to nobody', async () => {
  const url = 'postgresql://app:secret@db.example.org/plan';
  const options = { databaseUrl: url, pgBin: undefined, log: () => undefined };
  // A folder that nobody may write to: an embedded server would fail here.
  const database = await openDatabase({ ...options, dataDir: '/proc/none' });
  const place = { kind: 'given', address: 'postgresql://app@db.example.org/plan' };
  expect(database).toMatchObject({ url, place });
  await database.close();
});
