import { createBotApiServer, TELEGRAM_LIMITS } from '@planerka/bot-api';
import { afterEach, expect, test } from 'vitest';
import { percentile } from '../rig/answer-times.ts';
import { beyondLimit, drainMs } from '../rig/ideal-drain.ts';
import { type Reminded, remindCrowd } from '../rig/reminder-crowd.ts';
import { openSite, type Site } from '../rig/site.ts';

/**
 * Ten thousand reminders that fall due within a minute, told by two programs of which one is killed in the
 * middle, within Telegram's limits: 30 messages a second over all chats, one a second in a chat. What is counted
 * is how much later each comes than these limits alone would let it come. REMINDERS=1000 has fewer of them, due
 * in as much shorter a time, so that the kill meets every sender at work.
 */

const REMINDERS = Number(process.env['REMINDERS'] ?? 10_000);
const SECONDS = Math.max(1, Math.round((60 * REMINDERS) / 10_000));
/** On a busy machine, on which fewer are told, as many as may be under way at once. */
const TWICE_MAX = REMINDERS < 10_000 ? 5 : 1;
/** They begin to be written long before the first is due, and both programs serve by then. */
const LEAD_SECONDS = 90 + Math.ceil((60 * REMINDERS) / 10_000);
const PATIENCE_MS = 180_000;

let site: Site;
afterEach(() => site.stop());

const numberOf = ({ title }: Reminded): number => Number(/\d+/.exec(title)?.[0]);

test.each([
  // What falls due together in a chat is one message: 21 a second.
  { name: 'eight of a chat together', each: 8, together: true, lateP99Ms: 10_000 },
  // Each a message of its own where it comes in time; what is late is told with others of its chat.
  // Five times what Telegram takes: one that is told a second late stands five seconds further behind.
  { name: 'each at a time of its own', each: 10, together: false, lateP99Ms: 10_000 },
])(
  'ten thousand reminders in a minute, $name, with a killed process',
  async ({ each, together, lateP99Ms }) => {
    site = await openSite({ server: await createBotApiServer({ floodLimits: TELEGRAM_LIMITS }) });
    const chats = Math.floor(REMINDERS / each);
    const drain = {
      perSecond: TELEGRAM_LIMITS.overallPerSecond,
      messageOf: (one: Reminded) => {
        const chat = `${Math.floor(numberOf(one) / each)}`;
        return together ? chat : `${chat} ${one.heardAt[0] ?? one.title}`;
      },
    };
    const reminded = await remindCrowd(site, {
      chats,
      each,
      together,
      withinSeconds: SECONDS,
      leadSeconds: LEAD_SECONDS,
      limitMs: PATIENCE_MS + (1_000 * REMINDERS) / TELEGRAM_LIMITS.overallPerSecond,
      kills: true,
    });
    const missed = reminded.filter(({ heardAt }) => heardAt.length === 0);
    const twice = reminded.filter(({ heardAt }) => heardAt.length > 1);
    const chatsTwice = new Set(twice.map((one) => Math.floor(numberOf(one) / each))).size;
    const late = beyondLimit(reminded, drain);
    const [p50, p99] = [percentile(late, 0.5), percentile(late, 0.99)];
    const last = Math.max(
      ...reminded.map(({ dueAt, heardAt }) => (heardAt[0] ?? Infinity) - dueAt),
    );
    const refused = await refusals();
    process.stdout.write(
      `${reminded.length} due in ${SECONDS} s, ${missed.length} missed, ${chatsTwice} chats told twice; ` +
        `the limit alone lets the last message wait ${drainMs(reminded, drain)} ms; ` +
        `beyond it p50 ${p50} ms, p99 ${p99} ms; the last ${last} ms late; ${refused} tries refused\n`,
    );
    expect(reminded).toHaveLength(chats * each);
    expect(missed).toEqual([]);
    expect(chatsTwice).toBeLessThanOrEqual(TWICE_MAX);
    expect(p99).toBeLessThanOrEqual(lateP99Ms);
  },
  1_200_000,
);

/** How often a message was sent for which there was no room yet. */
async function refusals(): Promise<number> {
  const [row] = await site.query<{ n: number }>(
    'select coalesce(sum(tries - 1), 0)::int as n from telegram_outbox',
  );
  return row?.n ?? 0;
}
