import type { Client } from '@modelcontextprotocol/client';
import type { Person } from '@planerka/bot-api';
import { afterEach, expect, test, vi } from 'vitest';
import { call, openAgentsHome, overHttp } from '../rig/agents.ts';
import { planOf } from '../rig/plan-of.ts';
import { openSite, type Site } from '../rig/site.ts';

/** Four connections for everybody: whoever has one and needs another never waits for others that do the same. */

vi.setConfig({ testTimeout: 180_000 });

const PEOPLE = 12;
const AGENTS = 6;
const EACH = 3;
const WORDS = ['хлеб', 'соль', 'сахар'];

const tidies: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

/** Half of the agents through each program, each in the plan of one of the people. */
async function agentsOf(
  site: Site,
  people: readonly Person[],
  urls: readonly string[],
): Promise<Client[]> {
  const home = await openAgentsHome(site.databaseUrl);
  tidies.push(() => home.stop());
  return await Promise.all(
    people.slice(0, AGENTS).map(async ({ id }, index) => {
      const [row] = await site.query<{ workspace_id: string }>(
        'select workspace_id from chat_workspace where chat_id = $1',
        [id],
      );
      const key = await home.key(undefined, row?.workspace_id);
      return await overHttp(urls[index % urls.length] ?? '', key);
    }),
  );
}

async function works(agent: Client, name: string): Promise<void> {
  for (let turn = 0; turn < EACH; turn += 1) {
    const made = await call(agent, 'tasks_create', {
      workspace: 'own',
      kind: 'plan',
      title: name,
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const read = await Promise.all([
      call(agent, 'tasks_context', { workspace: 'own' }),
      call(agent, 'tasks_delta', { workspace: 'own' }),
    ]);
    expect(read).toMatchObject([{ ok: true }, { ok: true }]);
  }
}

test('many people and their agents in two programs with four connections each: all is done, nobody waits in vain', async () => {
  const site = await openSite({
    environment: { DATABASE_POOL: '4', MCP_CALLS_PER_MINUTE: '100000' },
  });
  tidies.push(() => site.stop());
  const programs = [await site.start(), await site.start()];
  const { world } = site.server;
  const people = Array.from({ length: PEOPLE }, () => world.createPerson());
  for (const person of people) person.says('Создай задачу начало');
  await site.settled();
  const agents = await agentsOf(
    site,
    people,
    programs.map(({ url }) => `${url}/mcp`),
  );

  const working = Promise.all(agents.map((agent, index) => works(agent, `агент ${index}`)));
  for (const word of WORDS) {
    for (const person of people) {
      person.says(`Создай задачу ${word}`);
      person.says('что у меня сегодня?');
    }
  }
  await working;
  await site.settled();
  for (const agent of agents) await agent.close();

  for (const [index, { id }] of people.entries()) {
    const { tasks, journal } = await planOf(site, id);
    expect(tasks).toEqual(['начало', ...WORDS]);
    const agents = journal.filter((entry) => entry.endsWith(` агент ${index}`)).length;
    expect(agents).toBe(index < AGENTS ? EACH : 0);
  }
  // Whoever had waited in vain for a connection would have said so, and tried again.
  expect(programs.map((program) => program.stderr())).toEqual(['', '']);
});
