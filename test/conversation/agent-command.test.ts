import type { Group, Message, Person } from '@planerka/bot-api';
import { createAgentTokenStore } from '@planerka/db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, overHttp } from '../rig/agents.ts';
import { type House, startHouse } from '../rig/house.ts';
import { ownerCode } from '../rig/owner-code.ts';

// cites: T-x-rights, T-x-alias, T-x-token-secret, T-x-token-workspace

const KEY = /plk_[\w-]{43}/;

let house: House;
/** Where agents come in. */
let door: string;
beforeAll(async () => {
  house = await startHouse();
  door = `${await house.listen()}/mcp`;
});
afterAll(async () => {
  await house.stop();
});
const others: House[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
});

async function messages(at: House, chatId: number): Promise<Message[]> {
  return (await at.shown(chatId)).filter(({ from }) => from?.is_bot);
}

async function last(at: House, chatId: number): Promise<Message> {
  const message = (await messages(at, chatId)).at(-1);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

function labels(message: Message): string[] {
  return (message.reply_markup?.inline_keyboard ?? []).flat().map(({ text }) => text);
}

/** Says it and shows the bot's last message. */
async function says(person: Person, text: string, group?: Group): Promise<Message> {
  person.says(text, group ? { in: group } : {});
  return await last(house, group?.id ?? person.id);
}

/** Taps and shows the tapped message as it is then. */
async function taps(at: House, person: Person, on: Message, label: string): Promise<Message> {
  person.taps(on, { label });
  const all = await messages(at, on.chat.id);
  const after = all.find(({ message_id: id }) => id === on.message_id);
  if (!after) throw new Error('the tapped message is gone');
  return after;
}

const tokens = () => createAgentTokenStore(house.connection.db, () => crypto.randomUUID());

async function madeBy(person: Person, name: string): Promise<{ key: string; card: Message }> {
  const card = await says(person, `/agent ${name}`);
  const shown = (await messages(house, person.id)).at(-2)?.text ?? '';
  const key = KEY.exec(shown)?.[0];
  if (key === undefined) throw new Error(`no key in: ${shown}`);
  return { key, card };
}

describe('/agent', () => {
  it('shows a key once, with how to connect, and keeps it nowhere', async () => {
    const person = house.server.world.createPerson();
    expect((await says(person, '/agent')).text).toBe(
      `Агентов пока нет. Агент с ключом видит этот же план и работает в нём; что он сделал, я расскажу здесь.\nАдрес для агентов: ${door}`,
    );
    const { key, card } = await madeBy(person, 'Claude');
    const shown = (await messages(house, person.id)).at(-2);
    expect(shown?.text?.replaceAll(key, 'KEY')).toBe(
      [
        'Ключ агента «Claude», показываю один раз:',
        'KEY',
        '',
        'Claude Code подключается так:',
        `claude mcp add --transport http planerka ${door} --header "Authorization: Bearer KEY"`,
        `Другим нужны адрес ${door} и заголовок Authorization: Bearer КЛЮЧ.`,
      ].join('\n'),
    );
    expect(card.text).toBe('«Claude»: читает и пишет; ещё не приходил.');
    const found = await tokens().findByKey(key);
    expect(found).toMatchObject({
      name: 'Claude',
      rights: ['read', 'write'],
      workspace_id: await house.workspaceOf(person.id),
    });
    if (!shown) return;
    person.says('запомни этот ключ', { replyTo: shown });
    person.forwards(shown);
    await house.settled();
    const { db } = house.connection;
    const kept = [
      await db.selectFrom('telegram_update').selectAll().execute(),
      await db.selectFrom('telegram_outbox').selectAll().execute(),
      await db.selectFrom('telegram_button').selectAll().execute(),
      await db.selectFrom('agent_token').selectAll().execute(),
      await db.selectFrom('task').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('makes a key that opens this plan at that address', async () => {
    const person = house.server.world.createPerson();
    person.says('добавь задачу полить цветы');
    const { key } = await madeBy(person, 'Codex');
    const agent = await overHttp(door, key);
    const workspace = await house.workspaceOf(person.id);
    const answer = await call(agent, 'tasks_radar', { workspace, task: 'TASK-001' });
    await agent.close();
    expect(answer).toMatchObject({ ok: true });
    expect(JSON.stringify(answer)).toContain('полить цветы');
  });

  it.each(['server_error', 'drop_after'] as const)(
    'leaves one key that works when Telegram fails: %s',
    async (type) => {
      const person = house.server.world.createPerson();
      person.starts();
      await house.settled();
      house.server.faults.add({
        type,
        where: ({ text }) => KEY.test(String(text)),
      });
      const { key } = await madeBy(person, 'Claude');
      const workspace = (await house.workspaceOf(person.id)) ?? '';
      const living = await tokens().list(workspace);
      expect(living).toHaveLength(1);
      expect((await tokens().findByKey(key))?.token_id).toBe(living[0]?.token_id);
    },
  );

  it('lists agents with what they may and when they came', async () => {
    const person = house.server.world.createPerson();
    const { key } = await madeBy(person, 'Claude');
    await madeBy(person, 'CI сборка');
    await tokens().findByKey(key);
    const list = await says(person, '/agent');
    expect(list.text).toMatch(
      /^Агенты этого плана:\n1\. «Claude»: читает и пишет; был \d+ \S+ в \d\d:\d\d\.\n2\. «CI сборка»: читает и пишет; ещё не приходил\.\n\nАдрес/,
    );
    expect(labels(list)).toEqual(['Claude', 'CI сборка', 'Новый агент', 'Имена плана']);
    expect((await says(person, '/agent claude')).text).toContain('Агент «claude» здесь уже есть');
    expect((await says(person, `/agent ${'я'.repeat(41)}`)).text).toContain('до 40 знаков');
  });

  it('changes rights by taps', async () => {
    const person = house.server.world.createPerson();
    const { key, card } = await madeBy(person, 'Claude');
    expect(labels(card)).toEqual([
      'Только читать',
      '✓ Читать и писать',
      'Ещё и удалять',
      'Отозвать ключ',
      'Все агенты',
    ]);
    const reader = await taps(house, person, card, 'Только читать');
    expect(reader.text).toBe('«Claude»: только читает; ещё не приходил.');
    expect((await tokens().findByKey(key))?.rights).toEqual(['read']);
    await taps(house, person, reader, 'Ещё и удалять');
    expect((await tokens().findByKey(key))?.rights).toEqual(['read', 'write', 'delete']);
  });

  it('revokes a key after one yes', async () => {
    const person = house.server.world.createPerson();
    const { key, card } = await madeBy(person, 'Claude');
    const asked = await taps(house, person, card, 'Отозвать ключ');
    expect(asked.text).toBe('Отозвать ключ агента «Claude»? Он сразу потеряет доступ к плану.');
    const kept = await taps(house, person, asked, 'Нет');
    expect(await tokens().findByKey(key)).not.toBeNull();
    const again = await taps(house, person, kept, 'Отозвать ключ');
    const list = await taps(house, person, again, 'Да, отозвать');
    expect(list.text).toContain('Агентов пока нет');
    expect(await tokens().findByKey(key)).toBeNull();
    person.taps(card, { label: 'Ещё и удалять' });
    await house.settled();
    expect(await tokens().findByKey(key)).toBeNull();
  });

  it('asks for a name in a short form', async () => {
    const person = house.server.world.createPerson();
    const list = await says(person, '/agent');
    person.taps(list, { label: 'Новый агент' });
    expect((await last(house, person.id)).text).toBe('Как назвать агента? Например: Claude');
    expect((await says(person, 'Создай задачу купить молоко завтра')).text).toContain('Записал');
    expect((await says(person, 'Мой Claude')).text).toContain('«Мой Claude»: читает и пишет');
    person.taps(await says(person, '/agent'), { label: 'Новый агент' });
    await house.settled();
    expect((await says(person, 'отмена')).text).toBe('Хорошо, никого не завёл.');
    const workspace = (await house.workspaceOf(person.id)) ?? '';
    expect(await tokens().list(workspace)).toHaveLength(1);
  });

  it('names the plan for agents; a name leads to one plan', async () => {
    const [one, other] = [house.server.world.createPerson(), house.server.world.createPerson()];
    expect((await says(one, '/agent алиас acme/repo')).text).toBe(
      'Теперь агенты находят этот план по имени acme/repo.',
    );
    expect((await says(one, '/agent алиас acme/repo')).text).toContain('уже есть');
    expect((await says(other, '/agent алиас acme/repo')).text).toBe(
      'Имя acme/repo уже занято другим планом. Возьмите другое или уберите это там.',
    );
    expect((await says(other, '/agent алиас два слова')).text).toContain('не подойдёт');
    const names = await says(one, '/agent алиас');
    expect(names.text).toContain('Имена плана для агентов: acme/repo');
    const asked = await taps(house, one, names, 'Убрать acme/repo');
    const gone = await taps(house, one, asked, 'Да, убрать');
    expect(gone.text).toContain('ещё нет имени');
    expect((await says(other, '/agent алиас acme/repo')).text).toContain('Теперь агенты находят');
  });
});

describe('in a group', () => {
  it('lets admins alone, asks again at the tap, and shows the key to the one who asked', async () => {
    const { world } = house.server;
    const [admin, member] = [world.createPerson(), world.createPerson()];
    const group = world.createGroup({ owner: admin, members: [member] });
    admin.starts();
    await house.settled();
    expect((await says(member, '/agent Claude', group)).text).toBe(
      'В группе агентов допускают только её администраторы.',
    );
    await says(admin, '/agent Claude', group);
    const here = await messages(house, group.id);
    expect(JSON.stringify(here)).not.toMatch(KEY);
    expect(here.at(-2)?.text).toContain('прислал вам лично');
    const card = await last(house, group.id);
    const key = KEY.exec((await last(house, admin.id)).text ?? '')?.[0] ?? '';
    expect(await tokens().findByKey(key)).toMatchObject({
      workspace_id: await house.workspaceOf(group.id),
    });
    member.taps(card, { label: 'Отозвать ключ' });
    member.taps(card, { label: 'Ещё и удалять' });
    await house.settled();
    expect((await last(house, group.id)).text).toBe(card.text);
    expect((await tokens().findByKey(key))?.rights).toEqual(['read', 'write']);
  });

  it('makes no agent whose key it cannot show', async () => {
    const { world } = house.server;
    const admin = world.createPerson();
    const group = world.createGroup({ owner: admin });
    expect((await says(admin, '/agent Claude', group)).text).toContain('никого не завёл');
    expect(await tokens().list((await house.workspaceOf(group.id)) ?? '')).toEqual([]);
  });
});

describe('of a bot with an owner', () => {
  it('lets the owner alone; a stranger gets nothing', async () => {
    const other = await startHouse({ environment: { TELEGRAM_ALLOWED_USERS: '' } });
    others.push(other);
    const { world } = other.server;
    const [owner, member, stranger] = [
      world.createPerson(),
      world.createPerson(),
      world.createPerson(),
    ];
    owner.starts(ownerCode(other.bot()));
    await other.settled();
    owner.says('/invite');
    const link = (await last(other, owner.id)).text ?? '';
    member.starts(/start=(\S+)/.exec(link)?.[1] ?? '');
    await other.settled();
    member.says('/agent Claude');
    expect((await last(other, member.id)).text).toBe('Агентов допускает только владелец бота.');
    stranger.says('/agent Claude');
    expect((await last(other, stranger.id)).text).toContain('Этот планировщик личный');
    owner.says('/agent Claude');
    expect((await last(other, owner.id)).text).toContain('«Claude»: читает и пишет');
    const rows = await other.connection.db.selectFrom('agent_token').select('created_by').execute();
    expect(rows).toEqual([{ created_by: `telegram:${owner.id}` }]);
  });
});
