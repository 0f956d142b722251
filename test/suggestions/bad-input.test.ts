import { createInterpreter, serveGateway } from '@planerka/gateway';
import { salvage } from '@planerka/plan';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { hostileEnvelopes, tellsOfSources } from '../rig/hostile-envelopes.ts';
import { command, NOON } from '../rig/kernel.ts';
import { runProgram } from '../rig/program.ts';

const HOSTILE = hostileEnvelopes('TASK-001', 'TASK-002');
const each = Object.entries(HOSTILE);
const CODE = /^[A-Z_]+$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How many suggestions are left in an answer; none of a refused envelope. */
function leftOf(answer: object): number {
  const left = answer as { ok: boolean; code?: string; envelope?: { suggestions: unknown[] } };
  if (!left.ok && left.code !== 'INVALID_JSON') throw new Error(`refused with ${left.code}`);
  return left.envelope?.suggestions.length ?? 0;
}

// cites: J1, J4, J12, V4
describe('salvage', () => {
  it.each(each)('%s', (_, { text, kept }) => {
    const salvaged = salvage(parsed(text), {
      now: NOON,
      zone: 'Europe/Moscow',
      todoIds: ['TASK-001'],
      todoTempIds: [],
      projects: [],
      texts: ['позвонить'],
    });
    expect(leftOf(salvaged)).toBe(kept);
    const codes = salvaged.ok ? salvaged.rejected.map(({ code }) => code) : [salvaged.code];
    expect(codes.every((code) => CODE.test(code))).toBe(true);
  });
});

// cites: S-lines
it('suggest --validate answers each with what is left or with a code, and no stack', async () => {
  const head = { now: NOON, timezone: 'Europe/Moscow', known: { todoIds: ['TASK-001'] } };
  const asRaw = each.map(([name, { text }]) => JSON.stringify({ id: name, ...head, raw: text }));
  const asValue = each
    .filter(([, { text }]) => parsed(text) !== undefined)
    .map(([name, { text }]) =>
      JSON.stringify({ id: name, ...head, envelope: 'HERE' }).replace('"HERE"', () => text),
    );
  const stdin = [...asRaw, ...asValue].map((line) => `${line}\n`).join('');
  const { code, stdout, stderr } = await runProgram(['suggest', '--validate'], {}, { stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const answers = stdout.trim().split('\n').map(parsed) as Array<Record<string, unknown>>;
  expect(answers).toHaveLength(asRaw.length + asValue.length);
  expect(answers.map((answer) => [answer['id'], leftOf(answer)])).toEqual(
    answers.map(({ id }) => [id, HOSTILE[String(id)]?.kept]),
  );
  expect(tellsOfSources(stdout)).toBe(false);
});

// cites: G-http
it('POST /v1/suggest of the gateway answers each with a problem, and no stack', async () => {
  const failures: unknown[] = [];
  const gateway = await serveGateway({
    interpreter: createInterpreter({ model: null }),
    defaultTimezone: 'Europe/Moscow',
    token: undefined,
    onError: (error) => failures.push(error),
    host: '127.0.0.1',
    port: 0,
  });
  const head = { trace_id: 't-1', surface: 'task_drawer', now_iso: '2026-02-25T12:00:00+03:00' };
  const asked = (task: object, more: object = {}): string =>
    JSON.stringify({ ...head, tasks: [{ id: 'TASK-001', title: 'позвонить', ...task }], ...more });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const bodies: Readonly<Record<string, readonly [string, number]>> = {
    'a megabyte': [asked({ title: 'й'.repeat(1_000_000) }), 413],
    'a title too long': [asked({ title: 'й'.repeat(10_000) }), 422],
    'too many tasks': [
      JSON.stringify({ ...head, tasks: Array.from({ length: 900 }, () => ({ id: 'TASK-001' })) }),
      422,
    ],
    depth: [asked({ title: 'DEEP' }).replace('"DEEP"', deep), 422],
    'nothing but depth': [deep, 422],
    'half of a pair': [asked({ title: 'a\ud83d' }), 200],
    'a zero character': [asked({ title: 'a\0b' }), 200],
    'no JSON': ['{"now_iso": NaN}', 400],
    'the last instant': [asked({}, { now_iso: '9999-12-31T23:59:59Z' }), 200],
    'behind the last one': [asked({}, { now_iso: '9999-12-31T23:59:59-14:00' }), 422],
    'before the first one': [asked({}, { now_iso: '0001-01-01T00:00:00+14:00' }), 422],
    'an id of nothing': [asked({ id: 'TASK-0000000000042' }), 422],
    'an envelope in its place': [HOSTILE['10,000 of no type']?.text ?? '', 413],
  };
  const answers: Record<string, number> = {};
  const told: Record<string, number> = {};
  for (const [name, [body]] of Object.entries(bodies)) {
    const response = await fetch(`${gateway.url}/v1/suggest`, {
      method: 'POST',
      // What is too long is not read to its end: the connection is over then.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body,
    });
    const text = await response.text();
    answers[name] = response.status;
    expect(tellsOfSources(text)).toBe(false);
    told[name] = (parsed(text) as { status?: number }).status ?? 200;
  }
  await gateway.stop();
  expect(answers).toEqual(
    Object.fromEntries(Object.entries(bodies).map(([name, [, status]]) => [name, status])),
  );
  expect(told).toEqual(answers);
  expect(failures).toEqual([]);
});

// cites: T-x-bad-input, T-x-suggest-propose
describe('suggestions_propose', () => {
  let kernel: AgentKernel;
  beforeAll(async () => {
    kernel = await startAgents();
  });
  afterAll(() => kernel.stop());
  beforeEach(() => {
    kernel.clock.now = NOON;
  });

  it('answers each with a code, writes nothing of what falls, and tells of no source', async () => {
    const agent = kernel.agent(await kernel.workspace());
    const person = await kernel.person(agent.workspace);
    await person.given(command('task_create', { title: 'позвонить в сервис' }));
    // What another workspace has, this one has not.
    const other = await kernel.person(await kernel.workspace());
    await other.given(
      command('task_create', { title: 'чужая первая' }),
      command('task_create', { title: 'чужая вторая' }),
    );
    const before = await kernel.tables(agent.workspace);
    const seen: Array<readonly [name: string, stack: boolean, coded: boolean, fits: boolean]> = [];
    for (const [name, { text, kept }] of each) {
      for (const envelope of [text, parsed(text)]) {
        if (envelope === undefined) continue;
        const answer = await agent.call('suggestions_propose', { envelope });
        const after = await kernel.tables(agent.workspace);
        const made = after.suggestions.length - before.suggestions.length;
        const code = answer.ok ? 'NONE' : answer.error.code;
        seen.push([
          name,
          tellsOfSources(JSON.stringify(answer)),
          CODE.test(code),
          answer.ok ? answer.result['kept'] === kept && made === kept : made === 0,
        ]);
        expect([after.tasks, after.journal]).toEqual([before.tasks, before.journal]);
        before.suggestions = after.suggestions;
      }
    }
    expect(seen).toEqual(seen.map(([name]) => [name, false, true, true]));
  });

  // A card that cannot be told would hide every other suggestion of the task.
  it.each([
    ['9999-12-31', 'done'],
    ['9999-12-31T23:59:59Z', 'done'],
    ['9999-12-31T23:59:59-14:00', 'refused'],
    ['0001-01-01', 'done'],
    ['0001-01-01T00:00:00Z', 'done'],
    ['0001-01-01T00:00:00+14:00', 'refused'],
    ['0000-02-01', 'refused'],
  ])('a due date of %s is told on the card, and taking it is %s', async (dueDateISO, status) => {
    const agent = kernel.agent(await kernel.workspace());
    const person = await kernel.person(agent.workspace);
    await person.given(command('task_create', { title: 'позвонить в сервис' }));
    const { ids } = await agent.done('suggestions_propose', {
      envelope: {
        contractVersion: 1,
        requestId: 'r-1',
        generatedAt: NOON,
        surface: 'task_drawer',
        must_abstain: false,
        suggestions: [
          {
            type: 'set_due_date',
            suggestionId: 's-1',
            confidence: 0.9,
            rationale: 'Так понятнее.',
            requiresConfirmation: true,
            payload: { todoId: 'TASK-001', dueDateISO },
          },
        ],
      },
    });
    const [id = ''] = ids as string[];
    const [card] = await person.propose({ type: 'suggest', surface: 'task_drawer', task: 1 });
    expect(card).toMatchObject({ status: 'offered' });
    await person.propose({ type: 'suggestion', suggestion_id: id, act: 'accept' });
    const [taken] = await person.propose({
      type: 'suggestion',
      suggestion_id: id,
      act: 'confirm',
    });
    expect(taken).toMatchObject({ status });
  });
});
