import { randomUUID } from 'node:crypto';
import {
  createCalls,
  type StoredSuggestion,
  type StoredSuggestionSet,
  type Turn,
} from '@planerka/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kernel, NOON, type Story, startKernel } from '../../../../test/rig/kernel.ts';
import { createTestDatabase } from '../../../../test/rig/postgres.ts';
import { createPlanStore } from '../commands/plan-store.ts';
import { connect } from '../connection/connect.ts';
import { purgeExpired } from '../telegram/retention.ts';
import { exportWorkspaces } from '../transfer/export-workspaces.ts';
import { importWorkspaces } from '../transfer/import-workspaces.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const TASK = randomUUID();

function set(more: Partial<StoredSuggestionSet> = {}): StoredSuggestionSet {
  return {
    set_id: randomUUID(),
    actor: 'person:1',
    agent: null,
    thread: 'thread',
    surface: 'task_drawer',
    source: 'rules',
    request_id: randomUUID(),
    explicit: true,
    must_abstain: false,
    day_on: null,
    plan_preview: null,
    agent_preview: null,
    context: { clarification: { questionId: 'q-1' } },
    model_info: null,
    rejected: ['TARGET'],
    base_seq: 0,
    generated_at: NOON,
    ...more,
  };
}

function row(of: StoredSuggestionSet, more: Partial<StoredSuggestion> = {}): StoredSuggestion {
  return {
    suggestion_id: randomUUID(),
    set_id: of.set_id,
    position: 0,
    given_id: 's-1',
    rule: 'urgent',
    actor: of.actor,
    surface: of.surface,
    type: 'set_priority',
    task_id: TASK,
    payload: { priority: 'high' },
    confidence: 0.82,
    rationale: { code: 'verbatim', data: { text: 'срочно' } },
    requires_confirmation: true,
    touched: { priority: null },
    state: 'shown',
    shown_at: NOON,
    decided_at: null,
    decided_by: null,
    answer: null,
    change_id: null,
    created_at: NOON,
    expires_at: '2026-02-26T09:00:00.000Z',
    ...more,
  };
}

/** One call of the one door that does only this. */
async function inCall<T>(who: Story, work: (turn: Turn) => Promise<T> | T): Promise<T> {
  const calls = createCalls({
    store: createPlanStore(kernel.connection.db),
    clock: { now: () => kernel.clock.now },
    ids: { uuid: randomUUID },
  });
  return await calls.carryOut(who.context, {}, async ({ turn }) => ({
    answer: await work(turn),
    writes: true,
  }));
}

async function given(who: Story, of: StoredSuggestionSet, ...rows: StoredSuggestion[]) {
  await inCall(who, (turn) => {
    turn.suggestions.saveSet(of);
    for (const each of rows) turn.suggestions.save(each);
  });
}

it('keeps a set and its suggestions as they are, and what is decided about one', async () => {
  const who = await kernel.story();
  const mine = set();
  const [first, second] = [row(mine), row(mine, { position: 1, given_id: 's-2', task_id: null })];
  await given(who, mine, second, first);
  const decided = {
    ...first,
    state: 'rejected',
    decided_at: '2026-02-25T09:01:00.000Z',
    decided_by: 'person:1',
  } as const;
  await inCall(who, async (turn) => {
    expect(await turn.suggestions.find(first.suggestion_id)).toEqual(first);
    expect(await turn.suggestions.beside(second.suggestion_id)).toEqual([first, second]);
    turn.suggestions.save(decided);
    expect(await turn.suggestions.find(first.suggestion_id)).toEqual(decided);
  });
  const seen = await inCall(who, (turn) => turn.suggestions.beside(second.suggestion_id));
  expect(seen).toEqual([decided, second]);
});

it('shows nothing of it to another workspace', async () => {
  const mine = set();
  const own = row(mine);
  await given(await kernel.story(), mine, own);
  const stranger = await kernel.story();
  const seen = await inCall(stranger, async (turn) => [
    await turn.suggestions.find(own.suggestion_id),
    await turn.suggestions.beside(own.suggestion_id),
  ]);
  expect(seen).toEqual([null, []]);
});

it('what is newer takes the place of what still waits for the same task', async () => {
  const who = await kernel.story();
  const before = set();
  const [waits, taken, other] = [
    row(before),
    row(before, { state: 'accepted', decided_at: NOON, decided_by: 'person:1' }),
    row(before, { task_id: randomUUID() }),
  ];
  await given(who, before, waits, taken, other);
  const later = set();
  const fresh = row(later);
  await inCall(who, (turn) => {
    turn.suggestions.supersede({ actor: 'person:1', surface: 'task_drawer', task_id: TASK });
    turn.suggestions.saveSet(later);
    turn.suggestions.save(fresh);
  });
  const states = await inCall(who, async (turn) => {
    const rows = [waits, taken, other, fresh].map(({ suggestion_id: id }) =>
      turn.suggestions.find(id),
    );
    return (await Promise.all(rows)).map((each) => each?.state);
  });
  expect(states).toEqual(['superseded', 'accepted', 'shown', 'shown']);
});

it('goes with an export and comes back as it was; an older file has none; erased is erased', async () => {
  const who = await kernel.story();
  const mine = set();
  await given(who, mine, row(mine));
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, NOON);
  expect(file.workspaces[0]?.suggestions).toHaveLength(1);
  const database = await createTestDatabase();
  const target = connect({ url: database.url, max: 2 });
  try {
    await importWorkspaces(target.db, JSON.parse(JSON.stringify(file)));
    expect(await exportWorkspaces(target.db, ids, NOON)).toEqual(file);
    await kernel.runtime.erase(who.context.workspace);
    const left = await sql`select from suggestion where workspace_id = ${ids[0]}::uuid
      union all select from suggestion_set where workspace_id = ${ids[0]}::uuid`.execute(
      kernel.connection.db,
    );
    expect(left.rows).toEqual([]);
    const [{ suggestions: _rows, suggestion_sets: _sets, ...then } = file.workspaces[0]!] =
      file.workspaces;
    await importWorkspaces(kernel.connection.db, { ...file, version: 3, workspaces: [then] });
    const [back] = (await exportWorkspaces(kernel.connection.db, ids, NOON)).workspaces;
    expect(back).toMatchObject({ suggestions: [], suggestion_sets: [] });
  } finally {
    await target.close();
    await database.drop();
  }
});

it('forgets what nobody decided about after half a year, the words of the rest with it', async () => {
  const who = await kernel.story();
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const decided = { state: 'accepted', decided_by: 'person:1', change_id: randomUUID() } as const;
  const old = set({ generated_at: daysAgo(200) });
  const [ignored, taken, longAgo] = [
    row(old, { created_at: daysAgo(200) }),
    row(old, { ...decided, created_at: daysAgo(200), decided_at: daysAgo(200) }),
    row(old, { ...decided, created_at: daysAgo(800), decided_at: daysAgo(800) }),
  ];
  const recent = set({ generated_at: daysAgo(20) });
  const fresh = row(recent, { created_at: daysAgo(20) });
  const gone = set({ generated_at: daysAgo(200) });
  await given(who, old, ignored, taken, longAgo);
  await given(who, recent, fresh);
  await given(who, gone, row(gone, { created_at: daysAgo(200) }));
  await purgeExpired(kernel.connection.db);
  const ids = [who.context.workspace];
  const [left] = (await exportWorkspaces(kernel.connection.db, ids, NOON)).workspaces;
  expect(left?.suggestions).toHaveLength(2);
  expect(left?.suggestions).toContainEqual(fresh);
  expect(left?.suggestions).toContainEqual({
    ...taken,
    payload: {},
    touched: {},
    rationale: { code: 'verbatim', data: {} },
  });
  expect(left?.suggestion_sets.map(({ set_id: id }) => id).sort()).toEqual(
    [old.set_id, recent.set_id].sort(),
  );
  expect(left?.suggestion_sets.find(({ set_id: id }) => id === old.set_id)?.context).toBeNull();
});
