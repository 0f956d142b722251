import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kernel, type Story, startKernel, type Wish } from '../../../../test/rig/kernel.ts';
import { expectNoLostUpdate, planTables } from '../../../../test/rig/plan-tables.ts';
import { type Act, anyAct, performAct, STARTING_PLAN } from '../../../../test/rig/random-acts.ts';
import { replay } from '../../../../test/rig/replay.ts';

// cites: K-replay, D-journal
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel({ connections: 8 });
});
afterAll(() => kernel.stop());

async function perform(story: Story, acts: readonly Act[]): Promise<void> {
  const { workspace, thread, actor } = story.context;
  const { reader } = kernel;
  const propose = (wish: Wish) => story.propose(wish);
  for (const act of acts) {
    await performAct(act, { propose, reader, workspace, thread, actor: actor.id });
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
  await first.given(...STARTING_PLAN);
  await Promise.all([perform(first, mine), perform(second, theirs)]);
  return [first, second];
}

const tables = (story: Story) => planTables(kernel.connection.db, story.context.workspace);

const acts = fc.array(anyAct, { minLength: 4, maxLength: 20 });
const RUNS = 10;
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
function bare(objects: Awaited<ReturnType<typeof tables>>): Map<string, unknown> {
  return new Map(
    [...objects].map(([key, { row }]) => {
      const { revision: _revision, ...rest } = row;
      return [key, rest];
    }),
  );
}
