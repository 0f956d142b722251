import { printTable, rounded } from './table.ts';

/**
 * What an update costs, as `npm run bench bot-path` measured it on two idle cores, all people at once.
 * Another machine has other figures.
 */
const COST = { nodeMs: 12, postgresMs: 4.6, walKb: 11 } as const;

/** Assumed, not measured: what somebody says who plans by voice, and how much of it in the busiest hour. */
const HABITS = { messagesADay: 12, shareOfBusiestHour: 1 / 8 } as const;

/** Above this use of a core waiting grows faster than work. */
const USED_MOST = 0.6;
/** Connections of a `serve`: people's, those for marks, those of agents, those held for long. */
const CONNECTIONS = 13 + 8 + 4 + 4;
/** Telegram's word for one bot. */
const SENT_A_SECOND = 30;

/** What so many people need in their busiest hour. */
function loadOf(people: number) {
  const updates = (people * HABITS.messagesADay * HABITS.shareOfBusiestHour) / 3_600;
  const cores = (ms: number) => (updates * ms) / 1_000 / USED_MOST;
  const processes = Math.max(1, Math.ceil(cores(COST.nodeMs)));
  return {
    people,
    'updates a second': updates,
    processes,
    'cores of PostgreSQL': cores(COST.postgresMs),
    'WAL (MB/s)': (updates * COST.walKb) / 1_024,
    connections: processes * CONNECTIONS,
    bots: Math.max(1, Math.ceil(updates / SENT_A_SECOND)),
  };
}

/** The model of docs/howto/scale.md. */
export function run(): Promise<void> {
  const rows = [1_000, 100_000, 10_000_000].map((people) =>
    Object.fromEntries(
      Object.entries(loadOf(people)).map(([name, value]) => [
        name,
        Number.isInteger(value) ? value : rounded(value),
      ]),
    ),
  );
  printTable('The load of the busiest hour, by a model', rows);
  return Promise.resolve();
}
