import type { Operation } from '@planerka/contracts';
import { type JournalEntry, objectId, type PlanObject, replay } from '@planerka/runtime';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  startKernel,
  type Story,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import { exportWorkspaces } from '../transfer/export-workspaces.ts';

// cites: K-replay, D-journal
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel({ connections: 8 });
});
afterAll(() => kernel.stop());

/** Something said, or an answer to whatever is being asked: its choice by position. */
type Act = { readonly say: Wish } | { readonly pick: number };

const title = fc.constantFrom('молоко', 'отчёт', 'созвон', 'ремонт', 'ёлка "з]"');
const task = fc.integer({ min: 1, max: 5 });
const timeblock = fc.integer({ min: 1, max: 3 });
const project = fc.integer({ min: 1, max: 2 });
const day = fc.integer({ min: 24, max: 28 }).map((date) => `2026-02-${date}`);
const hour = fc.integer({ min: 9, max: 19 });
const instant = fc
  .tuple(day, hour)
  .map(([on, at]) => `${on}T${String(at).padStart(2, '0')}:00:00+03:00`);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const some = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields).map((op) => op as Operation);

const operations = fc.oneof(
  some({
    type: fc.constant('update_status'),
    task: maybe(task),
    status: fc.constantFrom('todo', 'in_progress', 'done', 'cancelled'),
  }),
  some({ type: fc.constant('reschedule'), task, planned_at: fc.option(fc.oneof(day, instant)) }),
  some({
    type: fc.constant('reschedule'),
    timeblock,
    shift_minutes: fc.constantFrom(-60, 30, 1440),
  }),
  some({ type: fc.constant('rename'), task: maybe(task), title: maybe(title) }),
  some({ type: fc.constant('rename'), project, title }),
  some({ type: fc.constant('set_priority'), task, priority: fc.constantFrom(null, 'low', 'high') }),
  some({ type: fc.constant('set_tags'), timeblock, add: fc.constantFrom(['дом'], ['а', 'б']) }),
  some({ type: fc.constant('set_duration'), timeblock, by_minutes: fc.constantFrom(-30, 30) }),
  some({ type: fc.constant('set_due'), task, due_date: fc.option(day) }),
  some({
    type: fc.constant('set_reminders'),
    task,
    remind_before_minutes: fc.constantFrom([], [10], [60, 0]),
  }),
  some({ type: fc.constant('move_to_project'), task, project: fc.option(project) }),
  some({ type: fc.constant('link_task'), timeblock, task: fc.option(task) }),
  some({ type: fc.constant('pin'), task }),
  some({ type: fc.constant('pin'), project }),
  some({ type: fc.constantFrom('unpin', 'unfocus') }),
  some({ type: fc.constant('focus'), task }),
  some({ type: fc.constant('focus'), project }),
  some({ type: fc.constant('delete'), task }),
  some({ type: fc.constant('delete'), timeblock }),
  some({ type: fc.constant('delete'), project }),
  some({ type: fc.constant('snooze'), task, minutes: fc.constantFrom(10, 60) }),
  some({ type: fc.constant('project_create'), title }),
  some({ type: fc.constant('project_archive'), project }),
  some({ type: fc.constant('subtask_add'), task, title }),
  some({ type: fc.constant('subtask_tick'), task, done: fc.boolean() }),
);

/** As a reading would have it: fields that were not said are not there. */
const operationWish = fc
  .tuple(operations, maybe(title), fc.constantFrom(0.5, 0.95, 0.95, 0.95))
  .map(([op, mention, confidence]) => {
    const said = Object.fromEntries(Object.entries(op).filter(([, value]) => value !== undefined));
    const hints = mention === undefined ? { confidence } : { confidence, mention };
    return operation(said as Operation, hints);
  });
const bulkWish = fc
  .constantFrom('overdue' as const, 'inbox' as const, 'done' as const, 'today' as const)
  .map((bulk) => operation({ type: 'update_status', status: 'done' }, { bulk }));

const say: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: title.map((name) => command('task_create', { title: name })) },
  {
    weight: 1,
    arbitrary: day.map((planned_at) =>
      command('task_create', { title: 'зарядка', planned_at, recurrence: 'FREQ=DAILY' }),
    ),
  },
  {
    weight: 2,
    arbitrary: instant.map((start_at) =>
      command('timeblock_create', { start_at, duration_minutes: 60 }),
    ),
  },
  { weight: 18, arbitrary: operationWish },
  { weight: 1, arbitrary: bulkWish },
  { weight: 6, arbitrary: fc.constant<Wish>({ type: 'undo' }) },
  { weight: 4, arbitrary: fc.constant<Wish>({ type: 'redo' }) },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: say.map((wish) => ({ say: wish })) },
  { weight: 2, arbitrary: fc.nat({ max: 5 }).map((pick) => ({ pick })) },
);
/** Work to do for both: what nobody has made cannot be acted on. */
const START: readonly Wish[] = [
  command('task_create', { title: 'отчёт' }),
  command('task_create', { title: 'молоко', planned_at: '2026-02-26' }),
  command('timeblock_create', { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 }),
  operation({ type: 'project_create', title: 'ремонт' }),
];

async function perform(story: Story, acts: readonly Act[]): Promise<void> {
  for (const each of acts) {
    if ('say' in each) {
      await story.propose(each.say);
      continue;
    }
    const { workspace, thread, actor } = story.context;
    const { draft } = await kernel.reader.conversation(
      workspace,
      thread,
      actor.id,
      kernel.clock.now,
    );
    const choice = draft?.choices[each.pick % Math.max(1, draft.choices.length)];
    if (!draft || !choice) continue;
    await story.propose({ type: 'choice', draft_id: draft.draft_id, choice_id: choice.id });
  }
}

/** Two people at two doors at the same time: one workspace, a thread of each. */
async function bothAtOnce(mine: readonly Act[], theirs: readonly Act[]): Promise<[Story, Story]> {
  const first = await kernel.story();
  const second = first.as({
    actor: { id: 'person:2', may_undo_others: false },
    thread: 'second',
    door: 'other',
  });
  await first.given(...START);
  await Promise.all([perform(first, mine), perform(second, theirs)]);
  return [first, second];
}

async function tables(story: Story): Promise<Map<string, PlanObject>> {
  const ids = [story.context.workspace];
  const { workspaces } = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  const [plan] = workspaces;
  const objects: PlanObject[] = [
    ...(plan?.tasks ?? []).map((row) => ({ kind: 'task', row }) as const),
    ...(plan?.timeblocks ?? []).map((row) => ({ kind: 'timeblock', row }) as const),
    ...(plan?.projects ?? []).map((row) => ({ kind: 'project', row }) as const),
    ...(plan?.thread_pins ?? []).map((row) => ({ kind: 'thread_pin', row }) as const),
    ...(plan?.workrooms ?? []).map((row) => ({ kind: 'workroom', row }) as const),
  ];
  return new Map(objects.map((object) => [`${object.kind}:${objectId(object)}`, object]));
}

/** Every entry starts from exactly what the one before it left: nothing was written over unseen. */
function expectNoLostUpdate(journal: readonly JournalEntry[]): void {
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, index) => index + 1));
  const last = new Map<string, { after: JournalEntry['after']; revision: number }>();
  for (const entry of journal) {
    const key = `${entry.object_kind}:${entry.object_id}`;
    const known = last.get(key);
    expect(entry.before).toEqual(known?.after ?? null);
    expect(entry.revision).toBeGreaterThan(known?.revision ?? 0);
    last.set(key, { after: entry.after, revision: entry.revision });
  }
}

const acts = fc.array(act, { minLength: 4, maxLength: 20 });
const RUNS = 60;
const LIMIT_MS = 240_000;

describe('random operations, undos and redos from two doors at once', () => {
  it(
    'the journal replayed gives exactly the tables, and no update is lost',
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, acts, async (mine, theirs) => {
          const [story] = await bothAtOnce(mine, theirs);
          const journal = await story.journal();
          expectNoLostUpdate(journal);
          expect(replay(journal)).toEqual(await tables(story));
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );

  it(
    'undo of everything gives an empty plan',
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, acts, async (mine, theirs) => {
          const [first, second] = await bothAtOnce(mine, theirs);
          for (;;) {
            const [one] = await first.propose({ type: 'undo' });
            const [other] = await second.propose({ type: 'undo' });
            if (one?.status !== 'done' && other?.status !== 'done') break;
          }
          expect(await tables(first)).toEqual(new Map());
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );

  it(
    'redo after undo gives back what was there',
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, fc.integer({ min: 1, max: 6 }), async (mine, depth) => {
          const [story] = await bothAtOnce(mine, []);
          const before = bare(await tables(story));
          let undone = 0;
          for (let step = 0; step < depth; step += 1) {
            const [outcome] = await story.propose({ type: 'undo' });
            if (outcome?.status === 'done') undone += 1;
          }
          for (let step = 0; step < undone; step += 1) {
            const [outcome] = await story.propose({ type: 'redo' });
            expect(outcome?.status).toBe('done');
          }
          expect(bare(await tables(story))).toEqual(before);
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
});

/** Revisions apart: they only ever rise. */
function bare(objects: Map<string, PlanObject>): Map<string, unknown> {
  return new Map(
    [...objects].map(([key, { row }]) => {
      const { revision: _revision, ...rest } = row;
      return [key, rest];
    }),
  );
}
