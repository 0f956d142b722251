import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { openChangingProxy } from '../rig/changing-proxy.ts';
import { planOf } from '../rig/plan-of.ts';
import { openSite, type Site } from '../rig/site.ts';

/** Updates that no column holds come with others' by polling: they are set aside, and polling goes on. */

vi.setConfig({ testTimeout: 120_000 });

const tidies: Array<() => Promise<void> | void> = [];
afterEach(async () => {
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

const nest = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const replies = (depth: number): string =>
  `${'{"message_id":1,"reply_to_message":'.repeat(depth)}{"message_id":1}${'}'.repeat(depth)}`;

/** By the last word of a message, what it is given besides. */
const ODD: ReadonlyArray<readonly [word: string, field: string]> = [
  ['первая', `"odd":${nest(7_000)}`],
  ['вторая', `"odd":${nest(200_000)}`],
  ['третья', `"reply_to_message":${replies(7_000)}`],
  ['четвёртая', `"entities":[{"type":"bold","offset":0,"length":1,"odd":${nest(7_000)}}]`],
];

function withOdd(answer: string): string {
  return ODD.reduce(
    (text, [word, field]) =>
      text.replaceAll(`"text":"Создай задачу ${word}"`, `${field},"text":"Создай задачу ${word}"`),
    answer,
  );
}

async function setAside(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/events_total\{kind="set_aside"\} (\d+)/.exec(metrics)?.[1] ?? '0');
}

async function tasksOf(site: Site, id: number): Promise<readonly string[]> {
  return (await planOf(site, id)).tasks;
}

test('updates nested too deeply stop nobody, are counted and logged, and are read as far as they are plain', async () => {
  const site = await openSite();
  tidies.push(() => site.stop());
  const { world } = site.server;
  const proxy = await openChangingProxy(site.server.url, withOdd);
  tidies.push(() => proxy.close());
  const people = Array.from({ length: 3 }, () => world.createPerson());
  const [odd, before, after] = people;
  if (!odd || !before || !after) throw new Error('nobody is there');
  // All of it comes with one poll, the bad ones among the others.
  before.says('Создай задачу хлеб');
  for (const [word] of ODD) odd.says(`Создай задачу ${word}`);
  after.says('Создай задачу соль');
  const program = await site.start({ TELEGRAM_API_ROOT: proxy.url });
  await site.settled();
  expect(world.pendingUpdates).toBe(0);
  expect(await tasksOf(site, before.id)).toEqual(['хлеб']);
  expect(await tasksOf(site, after.id)).toEqual(['соль']);
  expect(await tasksOf(site, odd.id)).toEqual(ODD.map(([word]) => word));
  expect(await setAside(program.url)).toBe(ODD.length);
  const told = program
    .stderr()
    .split('\n')
    .filter((line) => line.includes('outline is'));
  const stored = await site.query<{ update_id: string }>(
    'select update_id from telegram_update where chat_id = $1',
    [odd.id],
  );
  expect(told).toHaveLength(ODD.length);
  const named = told.map((line) => /"update_ids?":\[?(\d+)/.exec(line)?.[1]);
  expect(new Set(named)).toEqual(new Set(stored.map(({ update_id: id }) => String(id))));
  // And polling goes on, for the same person too.
  await answered(world, odd.says('Создай задачу последняя'));
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
});
