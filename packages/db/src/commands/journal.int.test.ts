import type { Entities } from '@planerka/contracts';
import { objectId, type PlanObject } from '@planerka/plan';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import { replay } from '../../../../test/rig/replay.ts';
import { exportWorkspaces } from '../transfer/export-workspaces.ts';

// cites: D-journal
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

interface Act {
  readonly person: 1 | 2;
  readonly wishes: Wish[];
}

const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => `т${text}`);
const minute = fc.integer({ min: 0, max: 60 * 24 * 20 });
const instant = minute.map((offset) =>
  new Date(Date.UTC(2026, 1, 26) + offset * 60_000).toISOString(),
);

const task = fc
  .record({ title, tags: fc.constantFrom<Entities['tags']>(['дом'], ['работа', 'срочно']) })
  .map((entities) => command('task_create', entities));
const plannedTask = fc
  .record({ title, planned_at: instant })
  .map((entities) => command('task_create', entities));
const block = fc
  .record({ start_at: instant, duration_minutes: fc.integer({ min: 1, max: 1440 }) })
  .map((entities) => command('timeblock_create', entities));
const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: task },
  { weight: 2, arbitrary: plannedTask },
  { weight: 3, arbitrary: block },
  { weight: 1, arbitrary: fc.constant(command('task_create', {})) },
  { weight: 4, arbitrary: fc.constant<Wish>({ type: 'undo' }) },
  { weight: 3, arbitrary: fc.constant<Wish>({ type: 'redo' }) },
  { weight: 1, arbitrary: fc.constant<Wish>({ type: 'cancel', said: 'отмена' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('Asia/Omsk', 'Europe/Moscow', 'Asia/Tokyo')
      .map((timezone): Wish => ({ type: 'settings', timezone })),
  },
);
const act: fc.Arbitrary<Act> = fc.record({
  person: fc.constantFrom(1 as const, 2 as const),
  wishes: fc.array(wish, { minLength: 1, maxLength: 3 }),
});

/** Every object of the workspace as the tables hold it. */
async function tables(story: Story): Promise<Map<string, PlanObject>> {
  const ids = [story.context.workspace];
  const { workspaces } = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  const [plan] = workspaces;
  const objects: PlanObject[] = [
    ...(plan?.tasks ?? []).map((row) => ({ kind: 'task', row }) as const),
    ...(plan?.timeblocks ?? []).map((row) => ({ kind: 'timeblock', row }) as const),
  ];
  return new Map(objects.map((object) => [`${object.kind}:${objectId(object)}`, object]));
}

async function perform(acts: readonly Act[]): Promise<Story> {
  const first = await kernel.story();
  const second = first.as({
    actor: { id: 'person:2', may_undo_others: false },
    thread: 'second',
    door: 'other',
  });
  for (const { person, wishes } of acts) await (person === 1 ? first : second).propose(...wishes);
  return first;
}

/** The plan's own objects: settings existed before the first entry, so their replay is partial. */
function planObjects(objects: Map<string, PlanObject>): Map<string, PlanObject> {
  return new Map([...objects].filter(([, { kind }]) => kind === 'task' || kind === 'timeblock'));
}

describe('the journal', () => {
  it('rebuilds the tables exactly, whatever was done, undone and redone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const story = await perform(acts);
        const journal = await story.journal();
        expect(planObjects(replay(journal))).toEqual(await tables(story));
        expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, index) => index + 1));
      }),
      { numRuns: 40 },
    );
  });

  it('lets revisions of an object only rise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const story = await perform(acts);
        const last = new Map<string, number>();
        for (const { object_id: id, revision } of await story.journal()) {
          expect(revision).toBeGreaterThan(last.get(id) ?? 0);
          last.set(id, revision);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('comes back to an empty plan when everybody undoes everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
        const first = await perform(acts);
        const second = first.as({ actor: { id: 'person:2', may_undo_others: false } });
        for (let round = 0; round < 60; round += 1) {
          const [mine] = await first.propose({ type: 'undo' });
          const [theirs] = await second.propose({ type: 'undo' });
          if (mine?.status !== 'done' && theirs?.status !== 'done') break;
        }
        expect(await tables(first)).toEqual(new Map());
      }),
      { numRuns: 15 },
    );
  });
});
