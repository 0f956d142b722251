import { randomUUID } from 'node:crypto';
import { createBotApiServer } from '@planerka/bot-api';
import { connect, createPlanStore, createWorkspaceDirectory } from '@planerka/db';
import { interpretUtterance } from '@planerka/language';
import {
  composePlan,
  createMetrics,
  createSuggesting,
  readEnvironment,
  startProgram,
} from '@planerka/planerka';
import { createRuntime, type Suggesting } from '@planerka/runtime';
import { v7 } from 'uuid';
import { answered } from '../rig/answered.ts';
import { openBenchDatabase } from './database.ts';
import { queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { updates: 50, rounds: 15, warmUp: 3 },
  smoke: { updates: 2, rounds: 1, warmUp: 0 },
} as const;
/** Of the time that an update takes without suggestions. */
const MORE_AIM = 0.1;

const TITLES = {
  'a plain title': (word: string) => `Создай задачу купить ${word}`,
  'a title with a chip': (word: string) => `Создай задачу отправить срочно акт ${word}`,
} as const;
type Title = keyof typeof TITLES;

/** Of the titles that people say, no more than these get one. */
const CHIPS = 0.08;
const PAIRS = { full: 400, smoke: 2 } as const;
/** A just-in-time compiler takes some hundred messages, and one way has more to compile. */
const WARM_UP_PAIRS = { full: 300, smoke: 0 } as const;
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** A whole program over the database, with a Bot API of its own; by turns with the other one. */
async function startWay(url: string, suggests: boolean) {
  const connection = connect({ url, max: 8 });
  const server = await createBotApiServer({ token: `${suggests ? 7001 : 7002}:bench` });
  const clock = { now: () => new Date().toISOString() };
  const ids = { uuid: () => v7() };
  const plan = composePlan({ connection, clock, ids });
  const silent = createRuntime({ store: createPlanStore(connection.db), clock, ids });
  const program = await startProgram({
    environment: readEnvironment({
      TELEGRAM_BOT_TOKEN: server.token,
      TELEGRAM_API_ROOT: server.url,
      TELEGRAM_ALLOWED_USERS: '*',
      MESSAGES_PER_MINUTE: '1000000',
      PORT: '0',
    }),
    plan: suggests ? plan : { ...plan, runtime: silent },
    background: { jobs: null, lookEveryMs: null, purgeEveryMs: null, watchesOthers: false },
    metrics: createMetrics(),
    log: quiet,
  });
  // Each bot has a person of its own, so that neither finds the other's tasks.
  if (suggests) server.world.createPerson();
  const person = server.world.createPerson();
  return {
    /** Milliseconds from the words to the reply. */
    says: async (text: string): Promise<number> => {
      const started = performance.now();
      await answered(server.world, person.says(text), { timeoutMs: 60_000 });
      return performance.now() - started;
    },
    stop: async () => {
      await program.stop();
      await connection.close();
      await server.close();
    },
  };
}

/**
 * The same from the words to the reply: polled, stored, read, written, sent. One update with
 * suggestions and one without, by turns, so that a busy machine is as busy for the one as for the other.
 */
async function wholePath(name: BenchSize, url: string): Promise<void> {
  const ways = { with: await startWay(url, true), without: await startWay(url, false) };
  try {
    const rows = [];
    for (const [title, textOf] of Object.entries(TITLES)) {
      const took: Record<keyof typeof ways, number[]> = { with: [], without: [] };
      for (let pair = -WARM_UP_PAIRS[name]; pair < PAIRS[name]; pair += 1) {
        const order =
          pair % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
        for (const way of order) {
          const ms = await ways[way].says(textOf(newWord()));
          if (pair >= 0) took[way].push(ms);
        }
      }
      // One update beside the other, since the machine may be busier by the next pair.
      const differences = took.with.map((ms, pair) => ms - (took.without[pair] ?? 0));
      const more = middle(differences) / middle(took.without);
      rows.push({
        title,
        'with, ms': rounded(middle(took.with)),
        'without, ms': rounded(middle(took.without)),
        'more, %': rounded(more * 100),
        'aim, %': MORE_AIM * 100,
      });
    }
    const [plain, chip] = rows;
    const mixed = (way: 'with, ms' | 'without, ms' | 'more, %'): number =>
      rounded((1 - CHIPS) * (plain?.[way] ?? 0) + CHIPS * (chip?.[way] ?? 0));
    rows.push({
      title: `${CHIPS * 100} of 100 with a chip`,
      'with, ms': mixed('with, ms'),
      'without, ms': mixed('without, ms'),
      'more, %': mixed('more, %'),
      'aim, %': MORE_AIM * 100,
    });
    printTable('The whole path of the bot, with suggestions and without', rows);
  } finally {
    await ways.with.stop();
    await ways.without.stop();
  }
}

/** Letters that no rule reads, so that no two titles are alike. */
function newWord(): string {
  return randomUUID().replaceAll(/[^a-f]/g, '');
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * What suggesting under a new task costs: an update is read and written with it and without, round by
 * round over one database, and has to come to as many statements. Polling and sending are the same for
 * both and are not measured.
 */
export async function run(name: BenchSize): Promise<void> {
  const { updates, rounds, warmUp } = SIZES[name];
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 1 });
  try {
    const store = createPlanStore(connection.db);
    const clock = { now: () => new Date().toISOString() };
    const ids = { uuid: () => v7() };
    const directory = createWorkspaceDirectory(connection.db, ids.uuid);

    /** A workspace of its own, so that neither way finds the other's tasks; its updates, one by one. */
    const wayOf = async (alias: string, suggesting: Suggesting | undefined) => {
      const runtime = createRuntime({ store, clock, ids, suggesting });
      const fresh = {
        kind: 'personal',
        timezone: 'Europe/Moscow',
        created_at: clock.now(),
      } as const;
      const context = {
        workspace: await directory.forAlias(alias, fresh),
        actor: { id: `person:${alias}`, may_undo_others: false },
        thread: 'thread',
        door: 'bench',
        traceId: 'trace',
      };
      return async (text: string): Promise<boolean> => {
        const { response } = interpretUtterance(
          { trace_id: 'bench', source: { channel: 'telegram_text' }, now_iso: clock.now(), text },
          { timezone: 'Europe/Moscow' },
        );
        const { envelopes, suggestions } = response;
        const proposals = envelopes.map((envelope) => ({
          type: 'command' as const,
          key: randomUUID(),
          envelope,
          said: text,
          ...(suggestions && { suggestions }),
        }));
        const [outcome] = await runtime.propose(context, proposals);
        if (outcome?.status !== 'done') throw new Error(`not written: ${text}`);
        return (outcome.offers ?? []).length > 0;
      };
    };
    const onFault = (rule: string, error: unknown) => {
      throw new Error(`the rule ${rule} failed`, { cause: error });
    };
    const ways = {
      with: await wayOf('with', createSuggesting(onFault)),
      without: await wayOf('without', undefined),
    };

    const measure = async (title: Title) => {
      const textOf = TITLES[title];
      const took: Record<keyof typeof ways, number[]> = { with: [], without: [] };
      const statements = { with: 0, without: 0 };
      let offered = 0;
      for (const way of ['with', 'without'] as const) {
        const asked = await queriesOf(connection, () => ways[way](textOf(newWord())));
        statements[way] = asked.length;
      }
      for (let round = -warmUp; round < rounds; round += 1) {
        // Whoever goes second finds a warmer server: they take turns.
        const order =
          round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
        for (const way of order) {
          const started = performance.now();
          for (let update = 0; update < updates; update += 1) {
            if (await ways[way](textOf(newWord()))) offered += 1;
          }
          if (round >= 0) took[way].push((performance.now() - started) / updates);
        }
      }
      const more = middle(took.with) / middle(took.without) - 1;
      return {
        title,
        'with, ms': rounded(middle(took.with)),
        'without, ms': rounded(middle(took.without)),
        'more, %': rounded(more * 100),
        'aim, %': MORE_AIM * 100,
        'with a chip, %': rounded((offered * 100) / (updates * (rounds + warmUp))),
        'statements with': statements.with,
        'statements without': statements.without,
      };
    };
    const rows = [await measure('a plain title'), await measure('a title with a chip')];
    printTable('An update that makes a task, with suggestions and without', rows);
    if (rows.some((row) => row['statements with'] !== row['statements without'])) {
      throw new Error('a suggestion costs a statement');
    }
    if (rows[1]?.['with a chip, %'] === 0) throw new Error('nothing was suggested');
    await wholePath(name, database.url);
  } finally {
    await connection.close();
    await database.close();
  }
}
