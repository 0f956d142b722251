import type { Operation } from '@planerka/contracts';
import { reminderGround, remindersOf } from '@planerka/plan';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import { readTask, readTimeblock } from '../objects/rows.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

function operation(op: Operation): Wish {
  return {
    type: 'operation',
    read: { operation: op, confidence: 1 },
    refs: [],
    suggested: [],
    said: 'слова',
  };
}

const number = fc.integer({ min: 1, max: 4 });
const at = fc.integer({ min: 1, max: 96 }).map((half) => {
  const instant = Date.parse(NOON) + half * 30 * 60_000;
  return new Date(instant).toISOString();
});
const before = fc.array(fc.constantFrom(0, 10, 60, 1440), { maxLength: 2 });
const scope = fc.constantFrom('this', 'following', 'all');

const wishes: fc.Arbitrary<Wish> = fc.oneof(
  at.map((planned) => command('task_create', { title: 'Дело', planned_at: planned })),
  fc
    .record({ at, rule: fc.constantFrom(undefined, 'FREQ=DAILY', 'FREQ=DAILY;COUNT=2') })
    .map(({ at: start, rule }) =>
      command('timeblock_create', {
        title: 'Блок',
        start_at: start,
        duration_minutes: 30,
        ...(rule === undefined ? {} : { recurrence: rule }),
      }),
    ),
  fc
    .record({ task: number, status: fc.constantFrom('done', 'todo', 'cancelled') })
    .map((fields) => operation({ type: 'update_status', ...fields })),
  fc
    .record({ task: number, planned_at: at })
    .map((fields) => operation({ type: 'reschedule', ...fields })),
  fc
    .record({ timeblock: number, planned_at: at, scope })
    .map((fields) => operation({ type: 'reschedule', ...fields })),
  fc.record({ timeblock: number, scope }).map((fields) => operation({ type: 'delete', ...fields })),
  fc
    .record({ task: number, remind_before_minutes: before })
    .map((fields) => operation({ type: 'set_reminders', ...fields })),
  fc
    .record({ timeblock: number, minutes: fc.constantFrom(10, 60) })
    .map((fields) => operation({ type: 'snooze', ...fields })),
  fc
    .constantFrom(null, 0, 30)
    .map((minutes): Wish => ({ type: 'settings', reminders: { block_minutes: minutes } })),
  fc.constant<Wish>({ type: 'undo' }),
  fc.constant<Wish>({ type: 'redo' }),
);

/** What waits, as the table has it. */
async function waiting(story: Story): Promise<string[]> {
  const rows = await kernel.connection.db
    .selectFrom('reminder')
    .select(['object_id', 'fire_at'])
    .where('workspace_id', '=', story.context.workspace)
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ object_id: id, fire_at: fire }) => `${id} ${fire}`).sort(byText);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What must wait, made anew from the present rows. */
async function derived(story: Story): Promise<string[]> {
  const { db } = kernel.connection;
  const { workspace } = story.context;
  const { person } = await kernel.reader.conversation(
    workspace,
    story.context.thread,
    story.context.actor.id,
    NOON,
  );
  const ground = reminderGround(person, 'Europe/Moscow', NOON);
  const tasks = await db
    .selectFrom('task')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .execute();
  const blocks = await db
    .selectFrom('timeblock')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .execute();
  const of = (id: string, reminders: ReturnType<typeof remindersOf>): string[] =>
    (reminders ?? [])
      .filter(({ fire_at: fire }) => fire > NOON)
      .map(({ fire_at: fire }) => `${id} ${fire}`);
  return [
    ...tasks
      .map(readTask)
      .flatMap((row) => of(row.task_id, remindersOf({ kind: 'task', row }, ground))),
    ...blocks
      .map(readTimeblock)
      .flatMap((row) => of(row.timeblock_id, remindersOf({ kind: 'timeblock', row }, ground))),
  ].sort(byText);
}

it('whatever is done and undone, what waits is what the plan’s rows say', async () => {
  let person = 0;
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wishes, { minLength: 3, maxLength: 14 }), async (steps) => {
      person += 1;
      const actor = { id: `person:derived-${person}`, may_undo_others: false };
      const story = await kernel.story({ actor });
      for (const step of steps) await story.propose(step);
      const expected = await derived(story);
      expect(await waiting(story)).toEqual(expected);
      seen += expected.length;
    }),
    { numRuns: 40 },
  );
  expect(seen).toBeGreaterThan(0);
});
