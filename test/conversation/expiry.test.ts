import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: D-expiry, D-words-quoted

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

it('an open question that has expired is told once, with the person’s own words', async () => {
  const person = house.server.world.createPerson();
  person.says('Поставь блок завтра в 9');
  await house.settled();
  const draft = await house.connection.db
    .selectFrom('clarification')
    .select(['workspace_id', 'draft_id'])
    .executeTakeFirstOrThrow();
  const before = (await house.shown(person.id)).length;
  house.clock.advance(16);
  await house.bot().expireDraft(draft);
  await house.bot().expireDraft(draft);
  const told = (await house.shown(person.id)).slice(before);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('«Поставь блок завтра в 9»');
  expect(told[0]?.text).not.toContain('На сколько минут');
});
