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

it('one that has expired is asked anew by one tap, of all that was said, and answered as if in time', async () => {
  const person = house.server.world.createPerson();
  const last = async () => {
    const message = (await house.shown(person.id)).findLast(({ from }) => from?.is_bot);
    if (!message) throw new Error('the bot has said nothing');
    return message;
  };
  person.says('Поставь блок завтра в 9');
  await house.settled();
  const workspace = house.connection.db.selectFrom('clarification').select('workspace_id');
  const draft = await house.connection.db
    .selectFrom('clarification')
    .select(['workspace_id', 'draft_id'])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  house.clock.advance(16);
  await house.bot().expireDraft(draft);
  const over = await last();
  const label = 'Спросить снова';
  person.taps(over, { label });
  await house.settled();
  expect((await last()).text).toContain('На сколько минут поставить блок?');
  // It runs for its 15 minutes again, and ends once more.
  house.clock.advance(16);
  await house.bot().expireDraft(draft);
  person.taps(await last(), { label });
  await house.settled();
  person.says('на час');
  await house.settled();
  expect((await last()).text).toContain('Поставил блок');
  expect((await last()).text).toContain('09:00');
  // What was answered is not asked again by an older button.
  person.taps(over, { label });
  await house.settled();
  const open = workspace.where('draft_id', '=', draft.draft_id).where('state', '<>', 'done');
  expect(await open.execute()).toEqual([]);
});

it('one that was set aside for a suggestion’s question is told at its own time, and the newer one stays', async () => {
  const person = house.server.world.createPerson();
  const last = async () => {
    const message = (await house.shown(person.id)).findLast(({ from }) => from?.is_bot);
    if (!message) throw new Error('the bot has said nothing');
    return message;
  };
  person.says('Создай задачу заняться документами');
  await house.settled();
  const chip = await last();
  person.says('Поставь блок послезавтра в 11');
  await house.settled();
  const drafts = house.connection.db
    .selectFrom('clarification')
    .select(['workspace_id', 'draft_id'])
    .where('state', 'in', ['open', 'waiting'])
    .orderBy('created_at');
  const block = await drafts.executeTakeFirstOrThrow();
  house.clock.advance(10);
  person.taps(chip, { label: 'Ответить' });
  expect((await last()).text).toContain('какой первый шаг?');
  house.clock.advance(6);
  const before = (await house.shown(person.id)).length;
  await house.bot().expireDraft(block);
  await house.bot().expireDraft(block);
  const told = (await house.shown(person.id)).slice(before);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('«Поставь блок послезавтра в 11»');
  expect(told[0]?.text).not.toContain('какой первый шаг?');
  person.says('вынести старые доски');
  expect((await last()).text).toContain('вынести старые доски');
  expect(await drafts.execute()).toEqual([]);
});
