import { afterAll, beforeAll, expect, it } from 'vitest';
import { remindCrowd } from '../rig/reminder-crowd.ts';
import { openSite, type Site } from '../rig/site.ts';

// cites: R-once

/** Messages that a killed process may have sent without having noted it: so many are under way at once (`pace.ts`). */
const UNDER_WAY_MAX = 5;
const EACH = 5;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site.stop();
});

it('two programs tell each reminder once, though one is killed in the middle', async () => {
  const reminded = await remindCrowd(site, {
    chats: 100,
    each: EACH,
    withinSeconds: 10,
    leadSeconds: 8,
    limitMs: 100_000,
    kills: true,
  });
  expect(reminded).toHaveLength(500);
  expect(reminded.filter(({ heardAt }) => heardAt.length === 0)).toEqual([]);
  // Written down once each, whoever came first.
  const told = await site.query<{ title: string; times: number }>(`
    select m[1] as title, count(distinct outbox_id)::int as times from telegram_outbox,
      regexp_matches(body::text, '"(напоминание [0-9]+)"', 'g') as m group by 1`);
  expect(told).toHaveLength(500);
  expect(told.filter(({ times }) => times > 1)).toEqual([]);
  // What is late in a chat is told in one message.
  const chatsTwice = reminded
    .filter(({ heardAt }) => heardAt.length > 1)
    .map(({ title }) => Math.floor(Number(/\d+/.exec(title)?.[0]) / EACH));
  expect(new Set(chatsTwice).size).toBeLessThanOrEqual(UNDER_WAY_MAX);
  const [left] = await site.query<{ waiting: number }>(
    `select count(*)::int as waiting from reminder where state = 'waiting'`,
  );
  expect(left?.waiting).toBe(0);
  // Nothing comes before its time.
  expect(reminded.filter(({ dueAt, heardAt }) => (heardAt[0] ?? 0) < dueAt - 50)).toEqual([]);
}, 180_000);
