import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AgentRight, createTaskSurface } from '@planerka/agents';
import { connect, createTaskStore, createWorkspaceDirectory } from '@planerka/db';
import { createInterpreter, serveGateway } from '@planerka/gateway';
import { salvage } from '@planerka/plan';
import { v7 } from 'uuid';
import { hostileEnvelopes } from '../rig/hostile-envelopes.ts';
import { PROGRAM } from '../rig/program.ts';
import { openBenchDatabase } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const NOON = '2026-02-25T09:00:00.000Z';
const ROUNDS = { full: 5, smoke: 1 } as const;
/** An answer to bad input may take as long. */
const AIM_MS = 100;

const LINE_FEED = 10;

type Asks = () => Promise<unknown>;
/** Makes ready to ask with this text: only what is done then is measured. */
type Door = (text: string) => Asks;

/**
 * How long each door takes to answer a hostile envelope, the fastest of some rounds: whoever sends it
 * must not keep the others waiting.
 */
export async function run(size: BenchSize): Promise<void> {
  const cases = hostileEnvelopes('TASK-001', 'TASK-002');
  const validating = startValidating();
  const gateway = await serveGateway({
    interpreter: createInterpreter({ model: null }),
    defaultTimezone: 'Europe/Moscow',
    token: undefined,
    onError: () => {},
    host: '127.0.0.1',
    port: 0,
  });
  const agent = await startAgent();
  const doors: Readonly<Record<string, Door>> = {
    'salvage, ms': (text) => async () => {
      let raw: unknown;
      try {
        raw = JSON.parse(text);
      } catch {
        raw = undefined;
      }
      return salvage(raw, {
        now: NOON,
        zone: 'Europe/Moscow',
        todoIds: ['TASK-001'],
        todoTempIds: [],
        projects: [],
        texts: ['позвонить в сервис'],
      });
    },
    'suggest --validate, ms': validating.asks,
    'gateway, ms': (text) => async () => {
      const response = await fetch(`${gateway.url}/v1/suggest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: text,
      });
      return await response.text();
    },
    'suggestions_propose, ms': (text) => () =>
      agent.call('suggestions_propose', { envelope: text }),
  };
  const rows: Array<Record<string, string | number>> = [];
  let worst = 0;
  for (const [name, { text }] of Object.entries(cases)) {
    const row: Record<string, string | number> = { envelope: name };
    for (const [door, answer] of Object.entries(doors)) {
      const took = await fastest(ROUNDS[size], answer(text));
      worst = Math.max(worst, took);
      row[door] = rounded(took);
    }
    rows.push(row);
  }
  printTable(`Hostile envelopes at each door (at most ${AIM_MS} ms)`, rows);
  validating.stop();
  await gateway.stop();
  await agent.stop();
  if (size === 'full' && worst > AIM_MS) throw new Error(`bad input took ${worst} ms`);
}

/** An agent in a workspace that has one task. */
async function startAgent() {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 2 });
  const ids = { uuid: () => v7() };
  const clock = { now: () => NOON };
  const surface = createTaskSurface({
    store: createTaskStore(connection.db),
    clock,
    ids,
    needsOf: () => [],
  });
  const name = 'bench/1';
  const id = await createWorkspaceDirectory(connection.db, ids.uuid).forAlias(name, {
    kind: 'agents',
    timezone: 'Europe/Moscow',
    created_at: NOON,
  });
  const caller = {
    actor: 'agent:bench',
    rights: new Set<AgentRight>(['read', 'write', 'delete']),
    workspace: null,
    defaultWorkspace: null,
    workspaceOf: async () => ({ id, name }),
    traceId: 'trace',
  };
  const call = (tool: string, args: object) =>
    surface.call(caller, tool, { workspace: name, ...args });
  await call('tasks_create', { title: 'ремонт' });
  await call('tasks_create', { title: 'позвонить в сервис', parent: 'PLAN-001' });
  return {
    call,
    stop: async () => {
      await connection.close();
      await database.close();
    },
  };
}

async function fastest(rounds: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** `suggest --validate`, running: its start is no part of an answer. */
function startValidating() {
  const child = spawn(process.execPath, [...PROGRAM, 'suggest', '--validate'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const head = { id: 1, now: NOON, timezone: 'Europe/Moscow', known: { todoIds: ['TASK-001'] } };
  return {
    /** Writing the line down and reading the answer's text is the other program's work. */
    asks: (text: string): Asks => {
      const line = `${JSON.stringify({ ...head, raw: text })}\n`;
      return async () => {
        child.stdin.write(line);
        for (;;) {
          const chunk: unknown = (await once(child.stdout, 'data'))[0];
          if (chunk instanceof Buffer && chunk.at(-1) === LINE_FEED) return;
        }
      };
    },
    stop: () => child.stdin.end(),
  };
}
