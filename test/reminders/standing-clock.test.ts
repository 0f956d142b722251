import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, writeCrowd } from '../rig/reminder-crowd.ts';
import { buildRigProgram, type RigProgram } from '../rig/rig-program.ts';
import { openSite, type Site, until } from '../rig/site.ts';

// cites: R-once, R-merged

const CHATS = 100;
const EACH = 10;
const ALL = CHATS * EACH;
const NOON = Date.parse('2026-02-25T12:00:00+03:00');
const FIRST = Date.parse('2026-02-25T15:00:00+03:00');
const WITHIN_SECONDS = 60;
/** Reminders that a process may have sent without having noted it when it is killed: few are under way at once. */
const IN_HAND_MAX = 4;

let site: Site;
let program: RigProgram;
const killing: Array<() => Promise<void>> = [];
beforeAll(async () => {
  site = await openSite();
  program = await buildRigProgram('reminder-process');
});
afterAll(async () => {
  for (const kill of killing) await kill();
  await site.stop();
  await program.remove();
});

/** A bot whose clock is stopped at the end of the minute, ready to begin. */
async function teller(): Promise<{ begin: () => void; kill: () => Promise<void> }> {
  const { server, databaseUrl: url } = site;
  const now = new Date(FIRST + WITHIN_SECONDS * 1000).toISOString();
  const options = JSON.stringify({ url, apiRoot: server.url, token: server.token, now });
  const child = spawn(process.execPath, [program.file, options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  killing.push(kill);
  await once(child.stdout, 'data');
  return { begin: () => child.stdin.write('begin\n'), kill };
}

// Ten thousand are told in test/soak/reminders.soak.ts.
it('1,000 due in one minute of a clock that stands: each is told once, though one of two is killed', async () => {
  const heard = listen(site);
  const due = await writeCrowd(
    site,
    { chats: CHATS, each: EACH, withinSeconds: WITHIN_SECONDS },
    { first: FIRST, now: () => new Date(NOON).toISOString() },
  );
  expect(due.size).toBe(ALL);
  const tellers = await Promise.all([teller(), teller()]);
  for (const { begin } of tellers) begin();
  await until('a third of them', () => heard.size > ALL / 3);
  await tellers[0].kill();
  expect(heard.size).toBeLessThan(ALL);
  await site.outlastLeases();
  await until('all of them', () => heard.size === ALL, 180_000);
  await site.settled();
  const told = await site.query<{ times: number; titles: number }>(`
    select times, count(*)::int as titles from (
      select m[1] as title, count(distinct outbox_id)::int as times from telegram_outbox,
        regexp_matches(body::text, '"(напоминание [0-9]+)"', 'g') as m group by 1) t group by 1`);
  expect(told).toEqual([{ times: 1, titles: ALL }]);
  const repeated = [...heard.values()].filter((times) => times.length > 1);
  expect(repeated.length).toBeLessThanOrEqual(IN_HAND_MAX * EACH);
  // What falls due together in a chat is one message.
  const [sent] = await site.query<{ messages: number }>(
    'select count(*)::int as messages from telegram_outbox',
  );
  expect(sent?.messages).toBe(CHATS);
  const states = await site.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from reminder group by state',
  );
  expect(states).toEqual([{ state: 'fired', n: ALL }]);
}, 300_000);
