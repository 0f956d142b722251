import type { Person } from '@planerka/bot-api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

/** A plan whose zone is none that there is: whoever speaks there is heard, and told what holds now. */

const ODD = 'Moon/Base';

let house: House;
let person: Person;
let workspace: string;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
beforeEach(async () => {
  person = house.server.world.createPerson();
  person.says('Создай задачу полить розы завтра в 15:00');
  await house.settled();
  workspace = (await house.workspaceOf(person.id)) ?? '';
  await write(ODD);
});

async function write(timezone: string): Promise<void> {
  const { db } = house.connection;
  await db
    .updateTable('workspace')
    .set({ timezone })
    .where('workspace_id', '=', workspace)
    .execute();
}

async function zone(): Promise<string | undefined> {
  const { db } = house.connection;
  const row = await db
    .selectFrom('workspace')
    .select('timezone')
    .where('workspace_id', '=', workspace)
    .executeTakeFirst();
  return row?.timezone;
}

/** What the bot has said from the second answer on. */
async function told(): Promise<string[]> {
  const messages = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
  return messages.slice(1).map(({ text = '' }) => text);
}

const WARNING =
  `Часового пояса «${ODD}», который был записан у этого плана, не бывает. ` +
  'Теперь часовой пояс: Москва. Если вы живёте не там, скажите, например, «я в Новосибирске», ' +
  'или выберите в /settings.';

it('what is said is done by the clocks of the default zone, which is told once', async () => {
  person.says('Создай задачу купить молоко завтра в 10:00');
  await house.settled();
  person.says('Создай задачу купить хлеб');
  const [warning, milk, bread, ...more] = await told();
  expect(warning).toBe(WARNING);
  expect(milk).toContain('Записал задачу «купить молоко»');
  expect(milk).toContain('завтра, 10:00');
  expect(bread).toContain('Записал задачу «купить хлеб»');
  expect(more).toEqual([]);
  expect(await zone()).toBe('Europe/Moscow');
  const kept = (await house.journal(person.id)).find(({ type }) => type === 'settings_changed');
  expect(kept).toMatchObject({
    actor: 'planerka',
    before: { timezone: ODD },
    after: { timezone: 'Europe/Moscow' },
  });
  person.says('/history');
  expect((await told()).at(-1)).toContain('купить хлеб');
});

it('is mended by a word', async () => {
  person.says('я в Новосибирске');
  const [warning, answer] = await told();
  expect(warning).toBe(WARNING);
  expect(answer).toContain('Новосибирск');
  expect(await zone()).toBe('Asia/Novosibirsk');
});

it('is seen in the settings as it holds', async () => {
  person.says('/settings');
  const [, answer] = await told();
  expect(answer).toContain('Часовой пояс: Москва');
});

it('«отмени» takes back what the person did, and leaves the zone', async () => {
  person.says('отмени');
  const [warning, answer] = await told();
  expect(warning).toBe(WARNING);
  expect(answer).toContain('полить розы');
  expect(await zone()).toBe('Europe/Moscow');
  expect((await house.journal(person.id)).at(-1)).toMatchObject({
    type: 'change_undone',
    after: null,
  });
});

it('a tap on an older button does what it says', async () => {
  const [first] = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
  if (!first) throw new Error('nothing was said');
  person.taps(first, { label: 'Отменить' });
  expect((await told())[0]).toBe(WARNING);
  expect((await house.journal(person.id)).at(-1)).toMatchObject({ type: 'change_undone' });
});

it('a stranger to the plan changes nothing', async () => {
  const group = house.server.world.createGroup({ owner: person });
  person.says(`@${house.server.world.bot.username} создай задачу забор`, { in: group });
  await house.settled();
  workspace = (await house.workspaceOf(group.id)) ?? '';
  await write(ODD);
  person.says('просто разговор', { in: group });
  await house.settled();
  expect(await zone()).toBe(ODD);
});

it('a reminder that stood still comes once somebody has spoken', async () => {
  house.clock.advance(28 * 60);
  await house.bot().tellDue();
  const stopped = (await told()).filter((text) => text.startsWith('Пора напомнить'));
  expect(stopped).toEqual([
    `Пора напомнить, но часового пояса «${ODD}» не бывает, и напоминания стоят. ` +
      'Скажите, где вы живёте, например «я в Москве», и они пойдут.',
  ]);
  person.says('я в Москве');
  await house.settled();
  house.clock.advance(11);
  await house.bot().tellDue();
  const [, warning, answer, ...more] = await told();
  expect(warning).toBe(WARNING);
  expect(answer).toMatch(/^Часовой пояс: Москва, сейчас там \d\d:\d\d\.$/);
  expect(more.join('\n')).toContain('«полить розы»');
});
