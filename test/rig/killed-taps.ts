import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  decide,
  expectTakenOnce,
  expectUntouched,
  locks,
  OFFERS,
  type Offer,
  type Offered,
  offer,
  openSiteAtNoon,
  toldOf,
} from './offers.ts';
import type { Program } from './program.ts';
import type { Site } from './site.ts';

/** The program is killed with SIGKILL between a tap on what was offered and the reply. */

const LIMIT_MS = 120_000;
const WRITES = 'with "guard"%';

let site: Site;
let program: Program;

interface Hold {
  /** The program has come to the step and is there. */
  readonly reached: () => Promise<void>;
  /** What is true once it is dead; whatever held it is gone then. */
  readonly left: () => Promise<void>;
}

interface Step {
  readonly name: string;
  readonly hold: (offered: Offered) => Promise<Hold> | Hold;
}

/** The statement waits for this lock when its program dies, and is taken back. */
const waitsFor = (lock: (typeof locks)[keyof typeof locks]) => async (offered: Offered) => {
  const letGo = await lock(site, offered);
  return {
    reached: () => site.waitsForLock(WRITES),
    left: async () => {
      await site.endSessions();
      await letGo();
      await expectUntouched(site, offered);
    },
  };
};

/** Telegram says nothing to the reply; `accepted`: it shows it all the same. */
const silence = (accepted: boolean) => (offered: Offered) => {
  const { told } = offered.offer;
  const isReply = (args: Readonly<Record<string, unknown>>) =>
    args['chat_id'] === offered.person.id && String(args['text']).startsWith(told);
  site.server.faults.add({ type: 'hang', accepted, method: 'sendMessage', where: isReply });
  return {
    reached: async () => {
      await site.server.world.waitForCall('sendMessage', {
        where: ({ args }) => isReply(args),
        timeoutMs: LIMIT_MS,
      });
    },
    left: async () => {
      await site.endSessions();
      expect(toldOf(site, offered)).toHaveLength(accepted ? 1 : 0);
      await expectTakenOnce(site, offered);
    },
  };
};

const steps = {
  unread: {
    name: 'stored, not read',
    hold: async (offered) => {
      const letGo = await site.lock('lock table telegram_button in access exclusive mode');
      return {
        reached: () => site.waitsForLock('%telegram_button%'),
        left: async () => {
          await site.endSessions();
          await letGo();
          const rows = `telegram_update where chat_id = $1 and state = 'new'`;
          expect(await site.query(`select from ${rows}`, [offered.person.id])).not.toEqual([]);
          await expectUntouched(site, offered);
        },
      };
    },
  },
  unwritten: { name: 'read, not written', hold: waitsFor(locks.workspace) },
  withoutEntry: { name: 'half written, no entry', hold: waitsFor(locks.journal) },
  withoutRow: { name: 'half written, nothing decided', hold: waitsFor(locks.offer) },
  byTheDead: {
    name: 'written by the statement of the dead',
    hold: async (offered) => {
      const letGo = await locks.workspace(site, offered);
      return {
        reached: () => site.waitsForLock(WRITES),
        left: async () => {
          await expectUntouched(site, offered);
          await letGo();
          await expect.poll(() => expectTakenOnce(site, offered)).toBeUndefined();
        },
      };
    },
  },
  unsent: { name: 'committed, not sent', hold: silence(false) },
  unanswered: { name: 'sent, the answer lost', hold: silence(true) },
} satisfies Readonly<Record<string, Step>>;

const [title, split, dayPlan, changeSet] = OFFERS;
const AGAIN = 'started again';
const OTHER = 'another takes over';

interface Case {
  readonly what: Offer;
  readonly step: Step;
  readonly next: string;
}

/** Each step, each kind of offer and either way to go on at least once. */
const everyday: readonly Case[] = [
  { what: title, step: steps.unread, next: AGAIN },
  { what: title, step: steps.unsent, next: OTHER },
  { what: split, step: steps.unwritten, next: OTHER },
  { what: dayPlan, step: steps.withoutRow, next: AGAIN },
  { what: dayPlan, step: steps.byTheDead, next: OTHER },
  { what: changeSet, step: steps.withoutEntry, next: OTHER },
  { what: changeSet, step: steps.unanswered, next: AGAIN },
];

const rarer: readonly Case[] = [
  { what: split, step: steps.byTheDead, next: AGAIN },
  { what: changeSet, step: steps.withoutRow, next: OTHER },
  { what: title, step: steps.withoutRow, next: OTHER },
  { what: split, step: steps.withoutEntry, next: AGAIN },
  { what: split, step: steps.unanswered, next: AGAIN },
  { what: dayPlan, step: steps.unsent, next: OTHER },
  { what: changeSet, step: steps.unread, next: OTHER },
  { what: changeSet, step: steps.unwritten, next: AGAIN },
  { what: changeSet, step: steps.byTheDead, next: OTHER },
  { what: changeSet, step: steps.unsent, next: AGAIN },
];

/** A file of its own for each: a site and its programs serve all of its tests. */
export function killsBetweenTapAndReply(which: 'everyday' | 'rarer'): void {
  beforeAll(async () => {
    site = await openSiteAtNoon();
    program = await site.start();
  }, LIMIT_MS);
  afterAll(() => site.stop());

  test.for(which === 'everyday' ? everyday : rarer)(
    '$what.name: killed at: $step.name, $next',
    { timeout: LIMIT_MS },
    async ({ what, step, next }) => {
      if (!program.lives()) program = await site.start();
      const offered = await offer(site, what);
      const hold = await step.hold(offered);
      site.server.faults.add({ type: 'repeat_update' });
      decide(offered);
      await hold.reached();
      const other = next === OTHER ? await site.start() : null;
      await program.kill();
      await hold.left();
      await site.endSessions();
      await site.outlastLeases();

      program = other ?? (await site.start());
      await site.settled();
      await expectTakenOnce(site, offered);
      expect(new Set(toldOf(site, offered)).size).toBe(1);
      // An impatient finger, on the message as it was.
      decide(offered);
      await site.settled();
      await expectTakenOnce(site, offered);
      expect(program.stderr()).not.toContain(site.server.token);
    },
  );
}
