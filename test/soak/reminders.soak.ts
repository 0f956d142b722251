import { afterEach, expect, test } from 'vitest';
import { percentile } from '../rig/answer-times.ts';
import { type Reminded, remindCrowd } from '../rig/reminder-crowd.ts';
import { openSite, type Site } from '../rig/site.ts';

/**
 * Ten thousand reminders that fall due within a minute, told by two programs of which one is killed in the
 * middle. What falls due together in a chat is one message: 21 a second, of about thirty that Telegram takes.
 */

const CHATS = 1_250;
const EACH = 8;
const WITHIN_SECONDS = 60;
const LATE_P99_MS = 10_000;
/** Ours begin to be written long before the first is due. */
const LEAD_SECONDS = 150;

let site: Site;
afterEach(() => site.stop());

const lateness = ({ dueAt, heardAt }: Reminded): number => (heardAt[0] ?? Infinity) - dueAt;

test('ten thousand reminders in a minute, with a killed process', async () => {
  site = await openSite();
  const reminded = await remindCrowd(site, {
    chats: CHATS,
    each: EACH,
    together: true,
    withinSeconds: WITHIN_SECONDS,
    leadSeconds: LEAD_SECONDS,
    limitMs: 180_000,
    kills: true,
  });
  const missed = reminded.filter(({ heardAt }) => heardAt.length === 0);
  // A message tells all of a chat's.
  const repeated = reminded.filter(({ heardAt }) => heardAt.length > 1).length / EACH;
  const late = reminded.map(lateness);
  const [p50, p99] = [percentile(late, 0.5), percentile(late, 0.99)];
  const facts = `${reminded.length} reminders, ${missed.length} missed, ${repeated} messages heard twice`;
  process.stdout.write(`${facts}; late p50 ${p50} ms, p99 ${p99} ms\n`);
  expect(reminded).toHaveLength(CHATS * EACH);
  expect(missed).toEqual([]);
  expect(repeated).toBeLessThanOrEqual(1);
  expect(p99).toBeLessThanOrEqual(LATE_P99_MS);
}, 600_000);
