import { setTimeout as sleep } from 'node:timers/promises';
import type { BotApiServer, Person } from '@planerka/bot-api';
import type { Pool } from 'pg';
import { percentile } from '../rig/answer-times.ts';
import { answers, crowd, warmUp } from './bot-crowd.ts';
import { type BotPair, openBotPair } from './bot-pair.ts';
import { openBenchPool } from './database.ts';
import { note } from './overview.ts';
import { familyTime, serverProcess } from './processor-time.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/** Both are measured warm: a just-in-time compiler takes some thousand messages. */
const SIZES = {
  full: {
    people: 40,
    messagesEach: 15,
    rounds: 5,
    warmUpRounds: 4,
    paces: [
      { perSecond: 1, messages: 15 },
      { perSecond: 10, messages: 100 },
      { perSecond: 50, messages: 400 },
    ],
    pacedRounds: 3,
  },
  smoke: {
    people: 2,
    messagesEach: 2,
    rounds: 1,
    warmUpRounds: 0,
    paces: [
      { perSecond: 1, messages: 1 },
      { perSecond: 10, messages: 2 },
      { perSecond: 50, messages: 3 },
    ],
    pacedRounds: 1,
  },
} as const;
type Size = (typeof SIZES)[BenchSize];
type Pace = Size['paces'][number];

/**
 * How long each of so many messages waits for its answer when they are said at an even pace, by people who
 * have spoken before, one after the other.
 */
async function paced(
  server: BotApiServer,
  people: readonly Person[],
  { perSecond, messages }: Pace,
): Promise<number[]> {
  const saidAt = new Map<number, number[]>(people.map(({ id }) => [id, []]));
  const times: number[] = [];
  const answered = answers(server, messages, (chat) => {
    const began = saidAt.get(chat)?.shift();
    if (began !== undefined) times.push(performance.now() - began);
  });
  const started = performance.now();
  for (let index = 0; index < messages; index += 1) {
    await sleep(Math.max(0, started + (index * 1000) / perSecond - performance.now()));
    const person = people[index % people.length];
    if (person === undefined) break;
    saidAt.get(person.id)?.push(performance.now());
    person.says(`Создай задачу купить хлеб ${index}`);
  }
  await answered;
  return times;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What else the server does in so long is less than one update of a hundred. */
const STATISTICS_MS = 1_500;

/** What has been spent so far: milliseconds of processors, transactions, bytes of log. */
interface Spent {
  readonly ours: number;
  readonly server: number;
  readonly echo: number;
  readonly transactions: number;
  readonly walBytes: number;
}

async function spent(
  { programs }: BotPair,
  { pool, server }: { readonly pool: Pool; readonly server: number },
): Promise<Spent> {
  // The server counts a session's transactions about once a second, and at once when it has nothing to do.
  await sleep(STATISTICS_MS);
  const { rows } = await pool.query<{ transactions: number; wal: number }>(`select
    (select xact_commit::float8 from pg_stat_database where datname = current_database())
      as transactions,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal`);
  return {
    ours: familyTime(programs.ours.pid),
    server: familyTime(server),
    echo: familyTime(programs.echo.pid),
    transactions: rows[0]?.transactions ?? 0,
    walBytes: rows[0]?.wal ?? 0,
  };
}

/** The whole bot path (poll, store, read, write, outbox, send) beside a bare grammY echo bot. */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const pair = await openBotPair();
  const pool = openBenchPool(pair.databaseUrl, 1);
  try {
    await warmUp(pair.ours, size);
    await warmUp(pair.echo, size);
    await everybodyAtOnce(pair, pool, size);
    await atAnEvenPace(pair, size);
  } finally {
    await pool.end();
    await pair.close();
  }
}

async function everybodyAtOnce(pair: BotPair, pool: Pool, size: Size): Promise<void> {
  const server = await serverProcess(pool);
  const messages = size.people * size.messagesEach;
  const rounds = [];
  const costs = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const before = await spent(pair, { pool, server });
    const ours = await crowd(pair.ours, size);
    const after = await spent(pair, { pool, server });
    const echo = await crowd(pair.echo, size);
    const atLast = await spent(pair, { pool, server });
    rounds.push({ ours, echo });
    costs.push({
      node: (after.ours - before.ours) / messages,
      server: (after.server - before.server) / messages,
      echo: (atLast.echo - after.echo) / messages,
      transactions: (after.transactions - before.transactions) / messages,
      walKb: (after.walBytes - before.walBytes) / 1024 / messages,
    });
  }
  const cost = {
    node: median(costs.map((one) => one.node)),
    server: median(costs.map((one) => one.server)),
    echo: median(costs.map((one) => one.echo)),
    transactions: median(costs.map((one) => one.transactions)),
    walKb: median(costs.map((one) => one.walKb)),
  };
  const ours = median(rounds.map((one) => one.ours));
  const echo = median(rounds.map((one) => one.echo));
  const ratio = median(rounds.map((one) => one.ours / one.echo));
  note('bot path, messages/s : echo bot', { now: ours, anchor: echo, ratio });
  note('bot path, CPU of node an update (ms) : echo bot', { now: cost.node, anchor: cost.echo });
  note('bot path, CPU of PostgreSQL an update (ms)', { now: cost.server, anchor: null });
  note('bot path, transactions an update', { now: cost.transactions, anchor: null });
  note('bot path, WAL an update (kB)', { now: cost.walKb, anchor: null });
  printTable('The whole bot path', [
    {
      people: size.people,
      messages,
      'planerka /s': rounded(ours),
      'echo bot /s': rounded(echo),
      'ratio (aim 0.3)': rounded(ratio),
      'cpu ms an update, node + server': `${rounded(cost.node)} + ${rounded(cost.server)}`,
      'of the echo bot': rounded(cost.echo),
      'transactions an update': rounded(cost.transactions),
      'WAL kB an update (aim 4)': rounded(cost.walKb),
    },
  ]);
}

const PEOPLE_OF_A_PACE = 200;

async function atAnEvenPace(pair: BotPair, size: Size): Promise<void> {
  const people = { ours: newPeople(pair.ours, size), echo: newPeople(pair.echo, size) };
  await greet(pair.ours, people.ours);
  await greet(pair.echo, people.echo);
  const times = size.paces.map(() => ({ ours: [] as number[], echo: [] as number[] }));
  for (let round = 0; round < size.pacedRounds; round += 1) {
    for (const [index, pace] of size.paces.entries()) {
      times[index]?.echo.push(...(await paced(pair.echo, people.echo, pace)));
      times[index]?.ours.push(...(await paced(pair.ours, people.ours, pace)));
    }
  }
  const rows = size.paces.map(({ perSecond }, index) => {
    const { ours, echo } = times[index] ?? { ours: [], echo: [] };
    const p50 = { now: percentile(ours, 0.5), anchor: percentile(echo, 0.5) };
    const p99 = percentile(ours, 0.99);
    note(`said to answered, ${perSecond} a second, p50 (ms) : echo bot`, p50);
    if (perSecond === 50) {
      note('said to answered, 50 a second, p99 : p50 (ms)', { now: p99, anchor: p50.now });
    }
    return {
      'a second': perSecond,
      'p50 ms': rounded(p50.now),
      'echo p50 ms': rounded(p50.anchor),
      'ratio (aim 4)': rounded(p50.now / p50.anchor),
      'p99 ms': rounded(p99),
      'p99/p50 (aim 4)': rounded(p99 / p50.now),
      'echo p99 ms': rounded(percentile(echo, 0.99)),
    };
  });
  printTable('Said to answered, at an even pace', rows);
}

function newPeople({ world }: BotApiServer, { people }: Size): Person[] {
  const length = Math.min(PEOPLE_OF_A_PACE, people * 5);
  return Array.from({ length }, () => world.createPerson());
}

/** A person's first word makes their workspace, which the others find. */
async function greet(server: BotApiServer, people: readonly Person[]): Promise<void> {
  const answered = answers(server, people.length);
  for (const person of people) person.says('Создай задачу купить хлеб');
  await answered;
}
