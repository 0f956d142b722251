import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  decide,
  expectTakenOnce,
  expectUntouched,
  locks,
  OFFERS,
  offer,
  openSiteAtNoon,
  toldOf,
} from '../rig/offers.ts';
import type { Program } from '../rig/program.ts';
import { type Site, until } from '../rig/site.ts';

/** Two programs carry out the same tap at once, because the first was thought dead. */

const LIMIT_MS = 120_000;

let site: Site;
let program: Program;

beforeAll(async () => {
  site = await openSiteAtNoon();
  program = await site.start();
}, LIMIT_MS);
afterAll(() => site.stop());

const writesThatWait = async () => {
  const rows = await site.query(`select from pg_stat_activity
    where datname = current_database() and application_name = 'planerka'
      and wait_event_type = 'Lock' and query like 'with "guard"%'`);
  return rows.length;
};

test.for(OFFERS)(
  '$name: two programs, one tap delivered twice: one change',
  { timeout: LIMIT_MS },
  async (what) => {
    const offered = await offer(site, what);
    const letGo = await locks.workspace(site, offered);
    site.server.faults.add({ type: 'repeat_update' });
    site.server.faults.add({ type: 'repeat_tap' });
    decide(offered);
    await until('the first one writes', async () => (await writesThatWait()) === 1);
    // Frozen, it takes nothing more, and what it holds is free: the other one is at the same tap.
    process.kill(program.pid, 'SIGSTOP');
    const other = await site.start();
    await site.outlastLeases();
    await until('both write', async () => (await writesThatWait()) === 2);
    await expectUntouched(site, offered);
    process.kill(program.pid, 'SIGCONT');
    await letGo();

    await site.settled();
    await expectTakenOnce(site, offered);
    expect(toldOf(site, offered)).toHaveLength(1);
    await program.kill();
    await site.settled();
    await expectTakenOnce(site, offered);
    program = other;
  },
);
