import type { Client } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type AgentsHome,
  call,
  type Era,
  openAgentsHome,
  overHttp,
  overStdio,
  type Person,
} from '../rig/agents.ts';
import { type Program, startProgram } from '../rig/program.ts';

/** What only a person can say is asked at the client, where it offers to; the answer is carried out. */

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

let home: AgentsHome;
let program: Program;
let url: string;
beforeAll(async () => {
  home = await openAgentsHome();
  program = await startProgram({ DATABASE_URL: home.url, MCP_CALLS_PER_MINUTE: '100000' });
  url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
});
const clients: Client[] = [];
afterEach(async () => {
  for (const one of clients.splice(0)) await one.close();
});
afterAll(async () => {
  for (const one of local.values()) await (await one).close();
  await program.kill('SIGTERM');
  await home.stop();
});

let number = 0;

const local = new Map<Era, Promise<Client>>();
/** What the person at these answers in the test at hand. */
let answers: Person = () => null;

/** The one program of an era that all its tests talk to, each in a workspace of its own. */
function overOneStdio(era: Era): Promise<Client> {
  const open =
    local.get(era) ?? overStdio({ DATABASE_URL: home.url }, [], era, (asked) => answers(asked));
  local.set(era, open);
  return open;
}

async function overOwnHttp(workspaceId: string, era: Era, person?: Person): Promise<Client> {
  const key = await home.key(['read', 'write', 'delete'], workspaceId);
  const agent = await overHttp(url, key, era, person);
  clients.push(agent);
  return agent;
}

/** A client in a new workspace with TASK-001 of one step, which the person answers for. */
async function started(door: 'stdio' | 'http', era: Era, person: Person = () => null) {
  const workspace = `asked/${(number += 1)}`;
  const id = await home.workspace(workspace);
  answers = person;
  const agent = door === 'stdio' ? await overOneStdio(era) : await overOwnHttp(id, era, person);
  return await withTask(agent, workspace);
}

async function withTask(agent: Client, workspace: string) {
  const done = async (tool: string, args: object) => {
    const answer = await call(agent, tool, { workspace, ...args });
    if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    return answer.result;
  };
  const steps = [{ title: 'Only', ...HELD }];
  await done('tasks_macro_start', { plan_title: 'Plan', task_title: 'Task', steps });
  return { agent, workspace, done };
}

const History = z.object({ changes: z.array(z.unknown()) });
const FIRST = { task: 'TASK-001', path: 's:0' };
const doors = [
  ['stdio', 'legacy'],
  ['stdio', 'modern'],
  ['http', 'legacy'],
  ['http', 'modern'],
] as const;

describe.each(doors)('over %s, %s', (door, era) => {
  it('a proof that is wanted is given by the person, and the step closes', async () => {
    const heard: string[] = [];
    const { agent, workspace, done } = await started(door, era, (message) => {
      heard.push(message);
      return { command: 'npm test', link: 'https://ci.example/1' };
    });
    await done('tasks_define', { ...FIRST, proof: { tests: 'require' } });
    const close = { workspace, ...FIRST, checkpoints: 'gate', note: 'kept' };
    const answer = await call(agent, 'tasks_macro_close_step', close);
    expect(answer).toMatchObject({ ok: true, result: { task: 'TASK-001' } });
    expect(answer.ok && answer.result['note_event']).toBeTruthy();
    expect(heard).toEqual([expect.stringContaining('needs a proof for tests')]);
  });

  it('who declines leaves the refusal as it is', async () => {
    const { agent, workspace, done } = await started(door, era, () => null);
    await done('tasks_define', { ...FIRST, proof: { tests: 'require' } });
    const answer = await call(agent, 'tasks_macro_close_step', { workspace, ...FIRST });
    expect(answer).toMatchObject({ ok: false, error: { code: 'PROOF_REQUIRED' } });
  });

  it.each([true, false])('whether a block is gone is the word of the person: %s', async (gone) => {
    const { agent, workspace, done } = await started(door, era, () => ({ gone }));
    await done('tasks_block', { ...FIRST, blocked: true, reason: 'No key yet' });
    const answer = await call(agent, 'tasks_macro_close_step', { workspace, ...FIRST });
    expect(answer).toMatchObject(
      gone ? { ok: true } : { ok: false, error: { code: 'STEP_BLOCKED' } },
    );
  });

  it('which task is meant is chosen from what is ready', async () => {
    const { agent, workspace, done } = await started(door, era, () => ({ task: 'TASK-003' }));
    await done('tasks_create', { parent: 'PLAN-001', title: 'Second' });
    const answer = await call(agent, 'tasks_note', { workspace, note: 'For one of them' });
    expect(answer).toMatchObject({ ok: true, result: { task: 'TASK-003' } });
  });

  it('a choice that was not offered chooses nothing', async () => {
    const { agent, workspace } = await started(door, era, () => ({ task: 'TASK-009' }));
    const answer = await call(agent, 'tasks_note', { workspace, note: 'n' }).catch(() => null);
    expect(answer).not.toMatchObject({ ok: true });
  });
});

it('a client that offers nothing is refused, as before', async () => {
  await home.workspace('asked/nothing');
  const silent = await overStdio({ DATABASE_URL: home.url }, [], 'legacy');
  clients.push(silent);
  const { agent, workspace, done } = await withTask(silent, 'asked/nothing');
  await done('tasks_block', { ...FIRST, blocked: true, reason: 'No key yet' });
  const answer = await call(agent, 'tasks_macro_close_step', { workspace, ...FIRST });
  expect(answer).toMatchObject({ ok: false, error: { code: 'STEP_BLOCKED' } });
});

describe.each(doors)('a batch over %s, %s', (door, era) => {
  const notes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      tool: 'tasks_note',
      args: { task: 'TASK-001', note: `Note ${index}` },
    }));

  it('tells how far it is, and stops when it is cancelled', async () => {
    const { agent, workspace, done } = await started(door, era);
    const told: number[] = [];
    const args = { workspace, operations: notes(3) };
    await agent.callTool(
      { name: 'tasks_batch', arguments: args },
      { onprogress: ({ progress, total }) => void told.push(progress, total ?? 0) },
    );
    expect(told).toEqual([0, 3, 1, 3, 2, 3]);
    const stop = new AbortController();
    const many = { workspace, operations: notes(50) };
    await expect(
      agent.callTool(
        { name: 'tasks_batch', arguments: many },
        {
          signal: stop.signal,
          onprogress: ({ progress }) => {
            if (progress === 2) stop.abort();
          },
        },
      ),
    ).rejects.toThrow(/abort/i);
    const { changes } = History.parse(await done('tasks_history', { limit: 200 }));
    const written = changes.length - 3;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(40);
  });
});
