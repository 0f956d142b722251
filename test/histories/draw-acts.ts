import type { Entities, Operation } from '@planerka/contracts';
import fc from 'fast-check';
import { anyAct, type Act as RandomAct, STARTING_PLAN } from '../rig/random-acts.ts';
import { anyCall, type RandomCall, STARTING_CALLS } from '../rig/random-calls.ts';
import { type Act, Said, type Speaker } from './act.ts';

const TITLES = ['молоко', 'отчёт', 'созвон', 'ремонт', 'ёлка "з]"'];
const title = fc.constantFrom(...TITLES);
const by = fc.constantFrom<Speaker>('first', 'first', 'second');
const day = fc.integer({ min: 24, max: 28 }).map((date) => `2026-02-${date}`);
const instant = fc
  .tuple(day, fc.integer({ min: 9, max: 19 }))
  .map(([on, at]) => `${on}T${String(at).padStart(2, '0')}:00:00+03:00`);
const back = fc.nat({ max: 3 });
const handle = fc.oneof(
  fc.record({ kind: fc.constant('task' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('timeblock' as const), number: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('project' as const), number: fc.constant(1) }),
);
const tasks = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });

/** Fields of a command, any of them missing. */
const entities: fc.Arbitrary<Entities> = fc.record(
  {
    title,
    planned_at: fc.oneof(day, instant),
    due_date: day,
    priority: fc.constantFrom('low' as const, 'high' as const),
    tags: fc.constant(['дом']),
    project: title,
    duration_minutes: fc.constantFrom(0, 30, 90),
    start_at: instant,
    remind_before_minutes: fc.constant([15]),
    planned_time: fc.constant('18:30'),
    planned_window: fc.constant({ from: '2026-02-26', to: '2026-02-28' }),
  },
  { requiredKeys: [] },
);

/** What a wish of the random acts says; those that are no words say nothing. */
function saidOf(act: RandomAct): Said[] {
  if (!('say' in act)) return [];
  const wish = act.say;
  if (wish.type === 'operation') return [Said.parse(wish.read)];
  if (wish.type !== 'command') return [];
  const { command } = wish.envelope as { command: { intent: string } };
  const { intent, ...rest } = command;
  return [Said.parse({ command: intent, ...rest })];
}

/** Operations that lack what they need, or name it by words only. */
const unfinished = fc.constantFrom<Operation>(
  { type: 'reschedule', task: 1 },
  { type: 'reschedule', timeblock: 1, planned_time: '18:00' },
  { type: 'rename', task: 2 },
  { type: 'set_priority', task: 1 },
  { type: 'set_due', task: 2 },
  { type: 'set_duration', timeblock: 1 },
  { type: 'set_tags', task: 1, tags: ['дом', 'сад'] },
  { type: 'set_tags', task: 1, remove: ['дом'] },
  { type: 'set_category', task: 1, category: 'дом' },
  { type: 'block_task', task: 1, reason: 'нет ключей' },
  { type: 'unblock_task', task: 1 },
  { type: 'set_reminders', timeblock: 1 },
  { type: 'set_recurrence', task: 2 },
  { type: 'move_to_project', task: 1 },
  { type: 'move_to_project', task: 2, project_title: 'ремонт' },
  { type: 'link_task', timeblock: 1 },
  { type: 'link_task', timeblock: 1, task_title: 'молоко' },
  { type: 'subtask_add', task: 1 },
  { type: 'project_create' },
  { type: 'snooze', task: 2 },
  { type: 'delete' },
  { type: 'pin' },
  { type: 'focus' },
);

const words: fc.Arbitrary<Said> = fc.oneof(
  {
    weight: 5,
    arbitrary: unfinished.map((operation) => ({ operation, confidence: 0.95 })),
  },
  {
    weight: 20,
    arbitrary: anyAct.filter((act) => saidOf(act).length > 0).map((act) => saidOf(act)[0] as Said),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      command: fc.constantFrom('task_create' as const, 'timeblock_create' as const),
      entities,
      confidence: fc.constantFrom(0.3, 0.6, 0.95, 0.95),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(tasks, instant).map(([several, planned_at]) => ({
      operation: { type: 'reschedule' as const, tasks: several, planned_at },
      confidence: 0.95,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()).map(([task, ends]) => ({
      operation: {
        type: 'set_recurrence' as const,
        task,
        rrule: ends ? null : 'FREQ=WEEKLY;BYDAY=MO,TH',
      },
      confidence: 0.95,
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.array(handle, { maxLength: 2 }), fc.boolean()).map(([refs, shown]) => ({
      operation: { type: 'update_status' as const, status: 'done' as const },
      confidence: 0.95,
      refs: shown ? [] : refs,
      suggested: shown ? refs : [],
    })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 4 }).map((task) => ({
      operation: { type: 'update_status' as const, task, status: 'done' as const },
      confidence: 0.95,
      pressed: true as const,
    })),
  },
  {
    weight: 1,
    arbitrary: title.map((mention) => ({
      operation: { type: 'update_status' as const, status: 'done' as const },
      confidence: 0.9,
      mention,
      offered: [{ kind: 'task' as const, number: 1 }],
    })),
  },
);

const settings = fc.constantFrom<Record<string, unknown>>(
  { timezone: 'Asia/Yekaterinburg' },
  { timezone: 'Europe/Moscow' },
  { working_hours: { from: '10:00', to: '18:00' } },
  { dayparts: { morning: '08:00' } },
  { reminders: { block_minutes: null } },
  { reminders: { quiet: null, evening_at: '21:00' } },
);

const say = (who: Speaker): fc.Arbitrary<Act> =>
  fc.record({
    do: fc.constant('say' as const),
    by: fc.constant(who),
    words: fc.oneof(
      { weight: 8, arbitrary: words.map((one) => [one]) },
      { weight: 1, arbitrary: fc.array(words, { minLength: 2, maxLength: 3 }) },
    ),
  });
const pick = (who: Speaker): fc.Arbitrary<Act> =>
  fc.record({
    do: fc.constant('pick' as const),
    by: fc.constant(who),
    position: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 5 })),
  });
const answer = (who: Speaker): fc.Arbitrary<Act> =>
  fc.record(
    {
      do: fc.constant('answer' as const),
      by: fc.constant(who),
      entities,
      fields: fc.record({
        planned_at: instant,
        title,
        duration_minutes: fc.constantFrom(0, 45),
        minutes: fc.constant(20),
        due_date: day,
        priority: fc.constant('medium'),
        remind_before_minutes: fc.constant([5]),
        rrule: fc.constant('FREQ=DAILY'),
        project: fc.constantFrom(1, 2),
        task: fc.integer({ min: 1, max: 4 }),
        add: fc.constant(['важное']),
      }),
      mention: title,
      refs: fc.array(handle, { minLength: 1, maxLength: 1 }),
    },
    { requiredKeys: ['do', 'by', 'entities', 'fields'] },
  );

/** Something said, and now and then what is answered to the question about it. */
const exchange = by.chain((who) =>
  fc.oneof(
    { weight: 4, arbitrary: say(who).map((one) => [one]) },
    { weight: 3, arbitrary: fc.tuple(say(who), pick(who)) },
    { weight: 1, arbitrary: fc.tuple(say(who), pick(who), pick(who)) },
    { weight: 2, arbitrary: fc.tuple(say(who), answer(who)) },
    { weight: 1, arbitrary: fc.tuple(say(who), answer(who), pick(who)) },
  ),
);
const reversal: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('undo' as const), by }),
  fc.record({ do: fc.constant('undo' as const), by, back }),
  fc.record({ do: fc.constant('redo' as const), by }),
  fc.record({ do: fc.constant('redo' as const), by, back }),
  fc.record({ do: fc.constant('retarget' as const), by, back }),
);
const undoneAndRedone = by.map((who): Act[] => [
  { do: 'undo', by: who },
  { do: 'redo', by: who },
]);
const rare: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const), by }),
  fc.record({ do: fc.constant('mumble' as const), by }),
  fc.record({ do: fc.constant('settings' as const), by, values: settings }),
  fc.record({ do: fc.constant('expire' as const), by }),
  fc.record({ do: fc.constant('repeat' as const), by }),
);
const wait: fc.Arbitrary<Act> = fc.record({
  do: fc.constant('wait' as const),
  minutes: fc.constantFrom(3, 3, 20, 180, 1440),
});

const ofPeople: fc.Arbitrary<Act[]> = fc.oneof(
  { weight: 14, arbitrary: exchange },
  { weight: 2, arbitrary: reversal.map((one) => [one]) },
  { weight: 1, arbitrary: undoneAndRedone },
  { weight: 2, arbitrary: rare.map((one) => [one]) },
  { weight: 1, arbitrary: wait.map((one) => [one]) },
);

const agent = fc.constantFrom<'one' | 'two'>('one', 'one', 'two');
const BATCHES: readonly RandomCall[] = [true, false].map((atomic) => ({
  tool: 'tasks_batch',
  args: {
    atomic,
    operations: [
      { tool: 'tasks_block', args: { task: 'TASK-001', path: 's:0', blocked: atomic } },
      { tool: 'tasks_progress', args: { task: 'TASK-001', path: 's:1', completed: atomic } },
    ],
  },
}));
const MORE_CALLS: readonly RandomCall[] = [
  ...BATCHES,
  { tool: 'tasks_done', args: { task: 'TASK-001', path: 's:0' } },
  { tool: 'tasks_focus_set', args: { target: 'TASK-001' } },
  { tool: 'tasks_focus_clear', args: {} },
  { tool: 'tasks_bootstrap', args: { plan: 'PLAN-001', task_title: 'New', template: 'feature' } },
  { tool: 'tasks_macro_start', args: { task_title: 'Thought over', think: { frame: 'why' } } },
  { tool: 'tasks_scaffold', args: { template: 'release-plan', kind: 'plan', title: 'Release' } },
  {
    tool: 'tasks_macro_create_done',
    args: { task_title: 'Done', steps: [{ title: 'All', success_criteria: ['x'], tests: ['y'] }] },
  },
  { tool: 'tasks_create', args: { title: 'Once', request_id: 'request-1' } },
];
const ofAgents: fc.Arbitrary<Act[]> = fc
  .tuple(
    agent,
    fc.oneof(
      { weight: 8, arbitrary: anyCall },
      { weight: 1, arbitrary: fc.constantFrom(...MORE_CALLS) },
    ),
  )
  .map(([who, { tool, args }]) => [{ do: 'call', by: who, tool, args }]);

/** Whose acts a history is made of. */
export type Cast = 'people' | 'agents' | 'everybody';

const ACTS: Readonly<Record<Cast, fc.Arbitrary<Act[]>>> = {
  people: ofPeople,
  agents: fc.oneof(
    { weight: 20, arbitrary: ofAgents },
    wait.map((one) => [one]),
  ),
  everybody: fc.oneof(ofPeople, ofAgents),
};

const planOfPeople = STARTING_PLAN.flatMap((wish): Act[] => [
  { do: 'say', by: 'first', words: saidOf({ say: wish }) },
]);
const planOfAgents = STARTING_CALLS.map(
  ({ tool, args }): Act => ({ do: 'call', by: 'one', tool, args: { ...args } }),
);
const STARTS: Readonly<Record<Cast, readonly Act[]>> = {
  people: planOfPeople,
  agents: planOfAgents,
  everybody: [...planOfAgents, ...planOfPeople],
};

/** The same seed, the same acts, as long as the generators stay what they are. */
export function drawActs(cast: Cast, seed: number, count: number): Act[] {
  const drawn = fc.sample(ACTS[cast], { seed, numRuns: count }).flat();
  return [...STARTS[cast], ...drawn.slice(0, count)];
}
