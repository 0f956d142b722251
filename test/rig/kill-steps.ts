import type { Person } from '@planerka/bot-api';
import { createInterpreter, type RunningGateway, serveGateway } from '@planerka/gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Link, openLink } from './link.ts';
import { planOf } from './plan-of.ts';
import type { Program } from './program.ts';
import { openSite, type Site, until } from './site.ts';
import { type SpeechServer, startSpeechServer } from './speech-server.ts';
import { telling, untilTold } from './telling.ts';

interface Hold {
  /** The program has come to the step and is there. */
  readonly reached: () => Promise<void>;
  /** What is true while it is there, dead. */
  readonly left: () => Promise<void>;
  readonly letGo: () => Promise<void> | void;
}

interface Step {
  readonly name: string;
  readonly byVoice?: boolean;
  /** Words of which the rules make nothing: only they are asked of the gateway. */
  readonly isUnclear?: boolean;
  readonly hold: (person: Person) => Promise<Hold> | Hold;
}

/** What follows the kill: a new start, or another program that was there already. */
type Succession = 'started again' | 'another takes over';

const FIRST_WORDS = 'Создай задачу первая';
const UNCLEAR_WORDS = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
const NOT_UNDERSTOOD = 'Не понял.';
const note = { bytes: Buffer.from('OggS, a voice note'), durationSeconds: 3 };
const LIMIT_MS = 120_000;

let speechServer: SpeechServer;
let gatewayServer: RunningGateway;
let speech: Link;
let gateway: Link;
let site: Site;
/** The one at work: each step kills it, and its successor is killed by the next. */
let program: Program;

async function count(rows: string, person: Person): Promise<number> {
  const [found] = await site.query<{ n: number }>(`select count(*)::int as n from ${rows}`, [
    person.id,
  ]);
  return found?.n ?? -1;
}

const waiting = (person: Person, condition = 'true') =>
  count(`telegram_update where chat_id = $1 and state = 'new' and ${condition}`, person);

const journaled = (person: Person) =>
  count('journal j join chat_workspace c using (workspace_id) where c.chat_id = $1', person);

/** Whoever writes the second entry of this person's journal waits until this one is taken back. */
const standInTheJournal = (person: Person) =>
  site.lock(
    `insert into journal select (jsonb_populate_record(j, '{"seq": 2}')).*
      from journal j join chat_workspace c using (workspace_id) where c.chat_id = $1`,
    [person.id],
  );

const steps: readonly Step[] = [
  {
    name: 'received, not stored',
    hold: async (person) => {
      const letGo = await site.lock('lock table telegram_update in exclusive mode');
      return {
        reached: () => site.waitsForLock('insert into "telegram_update"%'),
        left: async () => {
          await site.endSessions();
          expect(await waiting(person)).toBe(0);
        },
        letGo,
      };
    },
  },
  {
    name: 'stored, not acknowledged',
    hold: async (person) => {
      const letGo = await site.lock('lock table telegram_update in exclusive mode');
      return {
        reached: () => site.waitsForLock('insert into "telegram_update"%'),
        left: async () => {},
        // The server goes on with the statement of the dead: stored by nobody who could say so.
        letGo: async () => {
          await letGo();
          await until('it is stored', async () => (await waiting(person)) > 0);
        },
      };
    },
  },
  {
    name: 'stored, not claimed',
    hold: async (person) => {
      const letGo = await site.lock('lock table telegram_form in access exclusive mode');
      return {
        reached: () => until('all is stored', async () => (await waiting(person)) === 3),
        left: async () => {
          await site.endSessions();
          expect(await waiting(person, 'tries = 0')).toBe(3);
        },
        letGo,
      };
    },
  },
  {
    name: 'transcription in progress',
    byVoice: true,
    hold: (person) => {
      speech.hold();
      return {
        reached: () => speech.held(),
        left: async () => {
          expect(await waiting(person, 'transcript is null and tries = 1')).toBe(1);
        },
        letGo: () => speech.release(),
      };
    },
  },
  {
    name: 'interpretation in progress',
    isUnclear: true,
    hold: (person) => {
      gateway.hold();
      return {
        reached: () => gateway.held(),
        left: async () => {
          expect(await waiting(person, 'interpretation is null and tries = 1')).toBe(1);
        },
        letGo: () => gateway.release(),
      };
    },
  },
  {
    name: 'read, not written',
    hold: async (person) => {
      const letGo = await site.lock('select from workspace for update');
      return {
        reached: () => site.waitsForLock('with "guard"%'),
        left: async () => {
          await site.endSessions();
          expect(await journaled(person)).toBe(1);
        },
        letGo,
      };
    },
  },
  {
    name: 'half written',
    hold: async (person) => {
      const letGo = await standInTheJournal(person);
      return {
        reached: () => site.waitsForLock('with "guard"%'),
        left: async () => {
          await site.endSessions();
          expect(await journaled(person)).toBe(1);
        },
        letGo,
      };
    },
  },
  {
    name: 'written by the statement of the dead',
    hold: async (person) => {
      const letGo = await site.lock('select from workspace for update');
      return {
        reached: () => site.waitsForLock('with "guard"%'),
        left: async () => {},
        letGo: async () => {
          await letGo();
          await until('the server ends it', async () => (await journaled(person)) === 2);
        },
      };
    },
  },
  {
    name: 'committed, not sent',
    hold: (person) => {
      const aboutTheFirst = telling('первая', person.id);
      site.server.faults.add({ type: 'hang', accepted: false, where: aboutTheFirst });
      return {
        reached: async () => {
          await untilTold(site.server.world, aboutTheFirst, LIMIT_MS);
          await until('all is written', async () => (await journaled(person)) === 4);
        },
        left: async () => {
          expect(site.heard(person.id).filter((text) => text.includes('«'))).toHaveLength(1);
        },
        letGo: () => {},
      };
    },
  },
  {
    name: 'sent, the answer lost',
    hold: (person) => {
      const aboutTheFirst = telling('первая', person.id);
      site.server.faults.add({ type: 'hang', accepted: true, where: aboutTheFirst });
      return {
        reached: async () => {
          await until('it is heard', () => isTold(site.heard(person.id), '«первая»'), LIMIT_MS);
        },
        left: async () => {
          const rows = `telegram_outbox where chat_id = $1 and state = 'sent'`;
          expect(await count(rows, person)).toBe(1);
        },
        letGo: () => {},
      };
    },
  },
];

const isTold = (heard: readonly string[], words: string) =>
  heard.some((text) => text.includes(words));

/** Which of these words each thing that was heard is about, repetitions left out. */
function inOrder(heard: readonly string[], words: readonly string[]): string[] {
  const found = heard.flatMap((text) => words.filter((word) => text.includes(word)));
  return [...new Set(found)];
}

/**
 * Tests in which the program is killed with SIGKILL between an update's arrival and its reply, at
 * each step. Every step is held from outside: by a lock in the database, by a line to another server
 * that says nothing, by Telegram's silence. `successions` are gone through in turn, step by step.
 */
export function killsAtEachStep(successions: readonly [Succession, ...Succession[]]): void {
  const cases = steps.map((step, index) => ({
    ...step,
    next: successions[index % successions.length] ?? successions[0],
  }));

  beforeAll(async () => {
    speechServer = await startSpeechServer({ transcript: FIRST_WORDS });
    gatewayServer = await serveGateway({
      interpreter: createInterpreter({ model: null }),
      defaultTimezone: 'Europe/Moscow',
      token: undefined,
      onError: () => {},
      host: '127.0.0.1',
      port: 0,
    });
    speech = await openLink({ port: Number(new URL(speechServer.baseUrl).port) });
    gateway = await openLink({ port: Number(new URL(gatewayServer.url).port) });
    site = await openSite({
      environment: {
        GATEWAY_URL: `http://127.0.0.1:${gateway.port}`,
        TRANSCRIBE_BASE_URL: `http://127.0.0.1:${speech.port}/v1`,
      },
    });
    program = await site.start();
  }, LIMIT_MS);
  afterAll(async () => {
    await site.stop();
    await gateway.close();
    await speech.close();
    await gatewayServer.stop();
    await speechServer.stop();
  });

  test.for(cases)('killed at: $name, $next', { timeout: LIMIT_MS }, async (step) => {
    if (!program.lives()) program = await site.start();
    const person = site.server.world.createPerson();
    person.says('Создай задачу начало');
    // What has not come yet is not waited for by `settled`, and the hold is about what was written.
    await until('the beginning is written', async () => (await journaled(person)) === 1);
    await site.settled();
    const hold = await step.hold(person);
    site.server.faults.add({ type: 'repeat_update', times: 3 });
    if (step.byVoice) person.sendsVoice(note);
    else person.says(step.isUnclear ? UNCLEAR_WORDS : FIRST_WORDS);
    person.says('Поставь блок на завтра в 14:00 на 60 минут');
    person.says('Создай задачу третья');
    await hold.reached();
    const other = step.next === 'another takes over' ? await site.start() : null;
    await program.kill();
    await hold.left();
    await hold.letGo();
    await site.endSessions();
    await site.outlastLeases();

    program = other ?? (await site.start());
    await site.settled();
    const first = step.isUnclear ? [] : ['первая'];
    expect(await planOf(site, person.id)).toEqual({
      tasks: ['начало', ...first, 'третья'],
      timeblocks: 1,
      journal: [
        'task_created начало',
        ...first.map((title) => `task_created ${title}`),
        'timeblock_created',
        'task_created третья',
      ],
    });
    const answer = step.isUnclear ? NOT_UNDERSTOOD : '«первая»';
    const order = ['«начало»', answer, 'Поставил блок', '«третья»'];
    expect(inOrder(site.heard(person.id), order)).toEqual(order);
    expect(program.stderr()).not.toContain(site.server.token);
  });
}
