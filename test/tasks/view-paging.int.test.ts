import { BUDGET_FLOOR, payloadBytes } from '@planerka/agents';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

// cites: T-budget, T-budget-minimal, T-budget-clamped, T-super-cursors, T-super-degradation
let kernel: AgentKernel;
let agent: Agent;
const STEP = { success_criteria: ['it works'], tests: ['npm test'] };
const WORDS = 'Слова, 𝕏, "кавычки" и \\ '.repeat(6);
const TASK = { task: 'TASK-001' };

/** A task with something in each of its lists. */
beforeAll(async () => {
  kernel = await startAgents();
  agent = kernel.agent(await kernel.workspace('sample/paging'));
  await agent.done('tasks_create', { title: 'Plan', description: WORDS, contract: WORDS });
  await agent.done('tasks_handoff', { plan: 'PLAN-001' });
  await agent.done('tasks_bootstrap', {
    plan: 'PLAN-001',
    task_title: 'Task',
    description: WORDS,
    steps: Array.from({ length: 8 }, (_, index) => ({ title: `Step ${index} ${WORDS}`, ...STEP })),
    think: { frame: WORDS, hypothesis: 'h', test: 't', evidence: 'e', decision: 'd' },
  });
  for (let count = 0; count < 6; count += 1) {
    await agent.done('tasks_note', { ...TASK, note: `${count} ${WORDS}` });
    await agent.done('tasks_create', { parent: 'PLAN-001', title: `Other ${count}` });
  }
  for (const kind of ['decision', 'risk']) {
    await agent.done('tasks_note', { ...TASK, note: WORDS, kind });
  }
  await agent.done('tasks_evidence_capture', {
    ...TASK,
    path: 's:0',
    items: [{ title: 'log', text: WORDS }],
    checks: ['CMD: npm test'],
    checkpoint: 'tests',
  });
  await agent.done('tasks_snapshot', { ...TASK, name: 'kept' });
});
afterAll(async () => {
  await kernel.stop();
});

type Item = Record<string, unknown>;
interface Page {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** How each paged list is read: one page from a cursor. */
const lists: Readonly<
  Record<string, (cursor: object, size: number, more: object) => Promise<Page>>
> = {
  notes: (cursor, size, more) => memory('notes', { ...cursor, notes_limit: size, ...more }),
  trace: (cursor, size, more) => memory('trace', { ...cursor, trace_limit: size, ...more }),
  cards: (cursor, size, more) => memory('cards', { ...cursor, cards_limit: size, ...more }),
  graph_diff: async (cursor, size, more) => {
    const result = await agent.done('tasks_snapshot', {
      ...TASK,
      read_only: true,
      graph_diff_limit: size,
      ...cursor,
      ...more,
    });
    const { changes, next_cursor } = result['graph_diff'] as {
      changes: Item[];
      next_cursor: string | null;
    };
    return { items: changes, next: next_cursor };
  },
  history: async (cursor, size, more) => {
    const result = await agent.done('tasks_history', { limit: size, ...cursor, ...more });
    return { items: result['changes'] as Item[], next: result['next_cursor'] as string | null };
  },
  context: async (cursor, size, more) => {
    const result = await agent.done('tasks_context', { limit: size, ...cursor, ...more });
    const items = [...(result['plans'] as Item[]), ...(result['tasks'] as Item[])];
    return { items, next: result['next_cursor'] as string | null };
  },
  mirror: async (cursor, size, more) => {
    const result = await agent.done('tasks_mirror', { ...TASK, limit: size, ...cursor, ...more });
    const items = (result['items'] as Item[]).map(({ step_id: id }) => ({ id }));
    return { items, next: result['next_cursor'] as string | null };
  },
  slice: async (cursor, size, more) => {
    const aim = { ...TASK, read_only: true, delta_limit: size };
    const result = await agent.done('tasks_context_pack', { ...aim, ...cursor, ...more });
    return cutPage(result, 'delta');
  },
  timeline: async (cursor, size, more) => {
    const aim = { ...TASK, read_only: true, events_limit: size };
    const result = await agent.done('tasks_resume_pack', { ...aim, ...cursor, ...more });
    return cutPage(result, 'timeline');
  },
  delta: async (cursor, size, more) => {
    const result = await agent.done('tasks_delta', { limit: size, ...cursor, ...more });
    const next = result['more'] === true ? String(result['next_cursor']) : null;
    return { items: result['events'] as Item[], next };
  },
};

const CURSORS: Readonly<Record<string, string>> = {
  notes: 'notes_cursor',
  trace: 'trace_cursor',
  cards: 'cards_cursor',
  graph_diff: 'graph_diff_cursor',
  history: 'cursor',
  context: 'cursor',
  delta: 'since',
  slice: 'delta_cursor',
  timeline: 'events_cursor',
  mirror: 'cursor',
};

/** A list whose end, where it is not shown, `cut` tells of. */
function cutPage(result: Item, list: string): Page {
  const cut = Object(result['cut'])[list] as { next_cursor?: string } | undefined;
  return { items: (result[list] ?? []) as Item[], next: cut?.next_cursor ?? null };
}

async function memory(list: string, args: object): Promise<Page> {
  const result = await agent.done('tasks_resume_super', { ...TASK, read_only: true, ...args });
  const { items, next_cursor } = (result['memory'] as Record<string, Item>)[list] as {
    items: Item[];
    next_cursor: string | null;
  };
  return { items, next: next_cursor };
}

/** Every item to the end; `between` happens after the first page. */
async function all(
  list: string,
  size: number,
  { more = {}, between }: { more?: object; between?: () => Promise<unknown> } = {},
): Promise<string[]> {
  const read = lists[list];
  if (!read) throw new Error(`no list ${list}`);
  const found: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 500; page += 1) {
    const at: object = cursor === null ? {} : { [CURSORS[list] ?? '']: cursor };
    const { items, next } = await read(at, size, more);
    found.push(...items.map(({ id, seq }) => String(id ?? seq)));
    if (next === null) return found;
    cursor = next;
    if (page === 0) await between?.();
  }
  throw new Error(`${list} has no end`);
}

describe('paging', () => {
  it.each(Object.keys(lists))('%s: to the end, each item once, whatever the page', async (list) => {
    const whole = await all(list, 200);
    expect(whole.length).toBeGreaterThan(4);
    expect(new Set(whole).size).toBe(whole.length);
    for (const size of [1, 7]) expect(await all(list, size)).toEqual(whole);
  });

  it.each(['notes', 'trace', 'history', 'graph_diff', 'delta'])(
    '%s: what is added meanwhile repeats and hides nothing',
    async (list) => {
      const before = await all(list, 200);
      const paged = await all(list, 3, {
        between: () => agent.done('tasks_note', { ...TASK, note: 'meanwhile' }),
      });
      expect(new Set(paged).size).toBe(paged.length);
      expect(paged).toEqual(expect.arrayContaining(before));
    },
  );

  it.each(['history', 'context', 'delta', 'mirror'])(
    '%s: however small the budget, each page leads on to the end',
    async (list) => {
      const whole = await all(list, 200);
      for (const max_chars of [512, 900]) {
        expect(await all(list, 200, { more: { max_chars } })).toEqual(whole);
      }
    },
  );

  it.each(Object.keys(lists))('%s: a budget that cuts the page loses no item', async (list) => {
    const whole = await all(list, 200);
    expect(await all(list, 200, { more: { max_chars: 14_000 } })).toEqual(whole);
  });
});

it.each([512, 700, 3_000, 8_000, 20_000])(
  'a memo is read whole, part by part, in %d bytes an answer',
  async (max_chars) => {
    const text = `${WORDS}${'"\\'.repeat(900)}${'слово'.repeat(900)}`;
    const { note } = await agent.done('tasks_note', { ...TASK, note: text });
    const { id: memo } = note as { id: string };
    let read = '';
    for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages += 1) {
      const at: object = cursor === null ? {} : { cursor };
      const answer = await agent.call('tasks_mirror', { ...TASK, memo, max_chars, ...at });
      if (!answer.ok) throw new Error(answer.error.message);
      expect(payloadBytes(answer)).toBeLessThanOrEqual(max_chars);
      expect(answer.result['text']).not.toBe('');
      read += String(answer.result['text']);
      cursor = answer.result['next_cursor'] as string | null;
    }
    expect(read).toBe(text);
    await agent.done('tasks_undo');
  },
);

describe('budgets', () => {
  const views: ReadonlyArray<readonly [string, Record<string, unknown>]> = [
    ['tasks_context', {}],
    ['tasks_delta', {}],
    ['tasks_history', {}],
    ...[TASK, { plan: 'PLAN-001' }].flatMap((aim) =>
      (
        [
          ['tasks_radar', {}],
          ['tasks_handoff', { read_only: true }],
          ['tasks_context_pack', { read_only: true }],
          ['tasks_resume', { read_only: true }],
          ['tasks_resume_pack', { read_only: true }],
          ['tasks_resume_super', { read_only: true, graph_diff: true }],
          ['tasks_snapshot', { read_only: true, base: 'kept' }],
          ['tasks_mirror', {}],
        ] as const
      ).map(([tool, args]) => [tool, { ...aim, ...args }] as const),
    ),
  ];

  it.each(views)('%s %o: any max_chars holds, the same answer twice', async (tool, args) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 24_000 }), async (max_chars) => {
        const answer = await agent.call(tool, { ...args, max_chars });
        expect(payloadBytes(answer)).toBeLessThanOrEqual(Math.max(max_chars, BUDGET_FLOOR));
        expect(await agent.call(tool, { ...args, max_chars })).toEqual(answer);
        if (!answer.ok) throw new Error(answer.error.message);
        const codes = answer.warnings.map(({ code }) => code);
        expect(codes.includes('BUDGET_MIN_CLAMPED')).toBe(max_chars < BUDGET_FLOOR);
      }),
      { numRuns: 6 },
    );
  });

  it('says in the answer itself what was cut', async () => {
    const cut = await agent.call('tasks_resume_super', { ...TASK, max_chars: 9000 });
    expect(cut).toMatchObject({
      ok: true,
      result: { degradation: { minimal: false }, capsule: { version: 1 } },
      warnings: [{ code: 'BUDGET_TRUNCATED' }],
    });
    const { degradation } = (cut.ok ? cut.result : {}) as {
      degradation: { truncated_fields: string[] };
    };
    expect(degradation.truncated_fields).toContain('memory.trace.items');
    expect(await agent.call('tasks_resume_super', { ...TASK, max_chars: 1 })).toMatchObject({
      ok: true,
      result: { task: 'TASK-001', degradation: { truncated_fields: ['*'], minimal: true } },
      warnings: [{ code: 'BUDGET_MINIMAL' }, { code: 'BUDGET_MIN_CLAMPED' }],
    });
  });

  it('a macro passes its limit on to the view in its answer', async () => {
    const started = await agent.done('tasks_macro_start', {
      plan: 'PLAN-001',
      task_title: 'Bounded',
      resume_max_chars: 1200,
    });
    const bytes = payloadBytes({
      ok: true,
      result: started['resume'] as Record<string, unknown>,
      warnings: [],
    });
    expect(bytes).toBeLessThanOrEqual(1200);
  });

  /** What an answer of any size says: the next call, why, and what is in the way. */
  function coreOf(result: Item): { next: unknown; why: unknown; blockers: unknown } {
    const { action, ...capsule } = Object(result['capsule']) as Item;
    const radar = Object(result['radar']) as Item;
    const next = result['next'] ?? action ?? radar['next'];
    const of = (key: string) => result[key] ?? capsule[key] ?? radar[key];
    return { next, why: of('why'), blockers: of('blockers') };
  }

  const NAMES = ['acme/repo', `acme/${'n'.repeat(41)}`, `acme/${'n'.repeat(188)}`, 'я'.repeat(100)];
  const ALL_PROOFS = ['criteria', 'tests', 'security', 'perf', 'docs'];
  const PROOFS = [['tests'], ['criteria', 'tests']];

  // Each name and each set of proofs, and the longest of all together.
  it.each(NAMES.map((name, index) => [name, PROOFS[index] ?? ALL_PROOFS] as const))(
    'in %s, with %j to be proved, holds and still says what comes next, why and what is in the way',
    async (name, proofs) => {
      const setter = kernel.agent(await kernel.workspace(`${name}${proofs.length}`), {
        actor: 'agent:01890000-0000-7000-8000-000000000001',
      });
      const one = setter.as({ actor: 'agent:01890000-0000-7000-8000-000000000002' });
      await setter.done('tasks_create', { title: 'Plan', description: WORDS });
      const steps = [
        { title: WORDS, ...STEP, blockers: [WORDS] },
        { title: 'Other', ...STEP },
      ];
      await setter.done('tasks_create', { parent: 'PLAN-001', title: WORDS, steps });
      const proof = Object.fromEntries(proofs.map((each) => [each, 'require']));
      await setter.done('tasks_define', { ...TASK, path: 's:0', proof });
      await setter.done('tasks_block', { ...TASK, path: 's:1', reason: WORDS });
      await setter.done('tasks_focus_set', TASK);
      await setter.done('tasks_radar', { ...TASK, claim: true });
      for (const [tool, args] of [
        ['tasks_radar', {}],
        ['tasks_handoff', { read_only: true }],
        ['tasks_context_pack', { read_only: true }],
        ['tasks_resume', { read_only: true }],
        ['tasks_resume_pack', { read_only: true }],
        ['tasks_resume_super', { read_only: true }],
        ['tasks_snapshot', { read_only: true }],
      ] as const) {
        for (const aim of [TASK, { plan: 'PLAN-001' }, {}]) {
          for (const max_chars of [1, 512, 600, 1_600]) {
            const answer = await one.call(tool, { ...args, ...aim, max_chars });
            const where = `${tool} ${JSON.stringify(aim)} ${max_chars}`;
            const most = Math.max(max_chars, BUDGET_FLOOR);
            const isLeast =
              answer.ok && answer.warnings.some(({ code }) => code === 'BUDGET_MINIMAL');
            expect([where, payloadBytes(answer)]).toEqual([
              where,
              expect.toSatisfy((n) => n <= most),
            ]);
            const { next, why, blockers } = coreOf(answer.ok ? answer.result : {});
            // The wide form of one of them says why elsewhere.
            const isCapsule = tool !== 'tasks_resume' || isLeast;
            const told = [Object(next).tool, ...(isCapsule ? [why] : [])];
            expect([where, told]).toEqual([where, told.map(() => expect.stringMatching(/./u))]);
            expect([where, Array.isArray(blockers)]).toEqual([where, isCapsule]);
          }
        }
      }
    },
    60_000,
  );
});
