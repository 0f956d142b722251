import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { openSite, type Site } from '../rig/site.ts';
import { telling } from '../rig/telling.ts';

/** Of two programs one is killed: the other goes on within seconds, without waiting for leases. */

vi.setConfig({ testTimeout: 180_000 });

const WITHIN_MS = 3_000;
/** Of a machine that six other things run on. */
const SLACK_MS = 4_000;

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.stop());

interface Holder {
  readonly process: number | null;
}

async function bothServe() {
  const programs = [await site.start(), await site.start()];
  // Each has looked at the other once.
  await sleep(2_000);
  return programs;
}

test('the one that polls is killed: what is said next is answered within seconds', async () => {
  const [first, second] = await bothServe();
  const { world } = site.server;
  const person = world.createPerson();
  await answered(world, person.says('Создай задачу первая'));
  const before = await site.query<Holder>('select process from telegram_poller');
  await first?.kill();
  const started = performance.now();
  await answered(world, person.says('Создай задачу вторая'), { timeoutMs: 60_000 });
  const tookMs = performance.now() - started;
  const after = await site.query<Holder>('select process from telegram_poller');
  expect(after).not.toEqual(before);
  expect(second?.lives()).toBe(true);
  expect(tookMs).toBeLessThan(WITHIN_MS + SLACK_MS);
});

test('a process whose connection breaks is not taken for dead: nothing is sent twice', async () => {
  await bothServe();
  const { world, faults } = site.server;
  const people = Array.from({ length: 4 }, () => world.createPerson());
  faults.add({ type: 'slow', delayMs: 5_000, where: telling('первая'), times: people.length });
  for (const person of people) person.says('Создай задачу первая');
  await sleep(1_000);
  await site.endSessions();
  await site.settled();
  await sleep(1_000);
  for (const { id } of people) {
    expect(site.heard(id).filter((text) => text.includes('«первая»'))).toHaveLength(1);
  }
});

test('what the killed one had in hand is answered within seconds', async () => {
  const [first] = await bothServe();
  const { world } = site.server;
  const people = Array.from({ length: 6 }, () => world.createPerson());
  for (const person of people) person.says('Создай задачу первая');
  await site.settled();
  // Whoever takes them waits in the middle of the write.
  const unlock = await site.lock('lock table journal in exclusive mode');
  const said = people.map((person) => person.says('Создай задачу вторая'));
  await site.waitsForLock('with "guard"%');
  await first?.kill();
  await unlock();
  const started = performance.now();
  await Promise.all(said.map((each) => answered(world, each, { timeoutMs: 60_000 })));
  expect(performance.now() - started).toBeLessThan(WITHIN_MS + SLACK_MS);
  await site.settled();
  for (const { id } of people) {
    expect(site.heard(id).filter((text) => text.includes('«вторая»'))).toHaveLength(1);
  }
});

test('a slow Telegram doubles no reply, though some wait longer than a lease for their turn', async () => {
  await site.start();
  const { world, faults } = site.server;
  const people = Array.from({ length: 20 }, () => world.createPerson());
  // Eight are sent at a time: the last ones wait for 28 seconds in the hands of the program.
  faults.add({ type: 'slow', delayMs: 14_000, where: telling('первая'), times: people.length });
  for (const person of people) person.says('Создай задачу первая');
  await site.settled();
  await sleep(2_000);
  await site.settled();
  for (const { id } of people) {
    expect(site.heard(id).filter((text) => text.includes('«первая»'))).toHaveLength(1);
  }
});
