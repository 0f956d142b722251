import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';

/** Who has their data erased leaves nothing behind, in whatever table; nobody else loses anything. */

vi.setConfig({ testTimeout: 120_000 });

const WORD = 'гортензи';
const NEIGHBOUR = 'магноли';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** How many rows of each table hold this text in any of their cells. */
async function rowsWith(part: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    house.connection.db,
  );
  expect(tables.rows.length).toBeGreaterThan(30);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(name)} t`.execute(house.connection.db);
    const found = rows.filter(({ row }) => row.includes(part)).length;
    if (found > 0) counts[name.replace(/^public\./, '')] = found;
  }
  return counts;
}

test('of every table', async () => {
  const { world } = house.server;
  const person = world.createPerson({ firstName: 'Гортензия' });
  const neighbour = world.createPerson();
  for (const [who, word] of [
    [person, `${WORD}ю`],
    [neighbour, `${NEIGHBOUR}ю`],
  ] as const) {
    for (const said of [
      `Создай задачу полить ${word}`,
      `Создай задачу пересадить ${word} каждый день в 9`,
      `Поставь блок ${word} завтра в 15:00 на час, напомни за 10 минут`,
      `Создай проект про ${word}`,
      `добавь подзадачу купить горшок под ${word} к задаче 1`,
      `поставь блок про ${word}`,
      `что у меня с ${word}`,
      'отмени',
      '/today',
      '/suggest',
    ]) {
      who.says(said);
      await house.settled();
    }
  }
  const before = await rowsWith(NEIGHBOUR);
  const full = await rowsWith(WORD);
  // It stands in many tables, or the test would prove nothing.
  for (const table of ['task', 'timeblock', 'journal', 'telegram_update', 'telegram_outbox']) {
    expect(full).toHaveProperty(table);
  }

  person.says('/settings');
  await house.settled();
  const settings = await world.waitForMessage(person.id, {
    where: ({ reply_markup }) => JSON.stringify(reply_markup ?? {}).includes('Удалить мои данные'),
  });
  person.taps(settings, { label: 'Удалить мои данные' });
  const question = await answered(world, settings);
  await house.settled();
  const workspace = await house.workspaceOf(person.id);
  expect(workspace).not.toBeNull();
  person.taps(question, { label: 'Да, удалить всё' });
  await house.settled();

  expect(await rowsWith(WORD)).toEqual({});
  expect(await rowsWith('Гортензия')).toEqual({});
  expect(await rowsWith(workspace ?? '?')).toEqual({});
  // The chat itself is known by the answer that went there, and by nothing else.
  expect(await rowsWith(String(person.id))).toEqual({ telegram_outbox: 1 });
  expect(await rowsWith(NEIGHBOUR)).toEqual(before);
});
