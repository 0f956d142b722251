import type { Operation } from '@planerka/contracts';
import type { PlanReader } from '@planerka/runtime';
import fc from 'fast-check';
import { command, NOON, operation, type Wish } from './wishes.ts';

/**
 * Something said, an answer to whatever is being asked (its choice by position), or another target
 * for what this person did last.
 */
export type Act = { readonly say: Wish } | { readonly pick: number } | { readonly retarget: true };

const title = fc.constantFrom('молоко', 'отчёт', 'созвон', 'ремонт', 'ёлка "з]"');
const task = fc.integer({ min: 1, max: 5 });
const timeblock = fc.integer({ min: 1, max: 3 });
const project = fc.integer({ min: 1, max: 2 });
const day = fc.integer({ min: 24, max: 28 }).map((date) => `2026-02-${date}`);
const hour = fc.integer({ min: 9, max: 19 });
const instant = fc
  .tuple(day, hour)
  .map(([on, at]) => `${on}T${String(at).padStart(2, '0')}:00:00+03:00`);
/** Wall-clock names of occurrences: of the repeating blocks below, some of them of none. */
const occurrence = fc.tuple(day, hour).map(([on, at]) => `${on}T${String(at).padStart(2, '0')}:00`);
const scope = fc.constantFrom('this', 'following', 'all');
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
  some({
    type: fc.constant('set_category'),
    task,
    category: fc.constantFrom(null, 'дом', ' дом '),
  }),
  some({ type: fc.constant('set_duration'), timeblock, by_minutes: fc.constantFrom(-30, 30) }),
  some({
    type: fc.constant('block_task'),
    task,
    reason: fc.constantFrom('ждём ответ', 'нет денег'),
  }),
  some({ type: fc.constant('unblock_task'), task }),
  some({ type: fc.constant('set_due'), task, due_date: fc.option(day) }),
  some({
    type: fc.constant('set_reminders'),
    task,
    remind_before_minutes: fc.constantFrom([], [10], [60, 0]),
  }),
  some({ type: fc.constant('move_to_project'), task, project: fc.option(project) }),
  some({ type: fc.constant('link_task'), timeblock, task: fc.option(task) }),
  some({ type: fc.constant('swap'), task, with: task }),
  some({ type: fc.constant('swap'), timeblock, with: timeblock }),
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
  some({
    type: fc.constant('project_frame'),
    project,
    workdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    currency: fc.constantFrom('RUB', 'EUR'),
    start_on: fc.constantFrom(null, '2026-03-02'),
    seller: fc.constantFrom(null, 'Мастерская'),
    quote_language: fc.constantFrom('en', 'he'),
  }),
  some({ type: fc.constant('subtask_add'), task, title }),
  some({
    type: fc.constant('list_add'),
    list: title,
    items: fc.array(title, { minLength: 1, maxLength: 3 }),
  }),
  some({ type: fc.constant('list_clear'), task }),
  some({ type: fc.constant('subtask_tick'), task, done: fc.boolean() }),
  some({
    type: fc.constant('reschedule'),
    timeblock,
    shift_minutes: fc.constant(60),
    occurrence,
    scope,
  }),
  some({ type: fc.constant('rename'), timeblock, title, occurrence, scope }),
  some({
    type: fc.constant('set_duration'),
    timeblock,
    by_minutes: fc.constant(30),
    occurrence,
    scope,
  }),
  some({ type: fc.constant('delete'), timeblock, occurrence, scope }),
  some({ type: fc.constant('delete'), task, scope }),
  some({ type: fc.constant('rename'), task, title, scope }),
  some({ type: fc.constant('reschedule'), task, planned_at: fc.oneof(day, instant), scope }),
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
  {
    weight: 1,
    arbitrary: instant.map((start_at) =>
      command('timeblock_create', { start_at, duration_minutes: 60, recurrence: 'FREQ=DAILY' }),
    ),
  },
  { weight: 18, arbitrary: operationWish },
  { weight: 1, arbitrary: bulkWish },
  { weight: 6, arbitrary: fc.constant<Wish>({ type: 'undo' }) },
  { weight: 4, arbitrary: fc.constant<Wish>({ type: 'redo' }) },
);
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: say.map((wish) => ({ say: wish })) },
  { weight: 2, arbitrary: fc.nat({ max: 5 }).map((pick) => ({ pick })) },
  { weight: 1, arbitrary: fc.constant({ retarget: true as const }) },
);
/** Work to do for both: what nobody has made cannot be acted on. */
export const STARTING_PLAN: readonly Wish[] = [
  command('task_create', { title: 'отчёт' }),
  command('task_create', { title: 'молоко', planned_at: '2026-02-26' }),
  command('timeblock_create', { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 }),
  command('timeblock_create', {
    start_at: '2026-02-24T09:00:00+03:00',
    duration_minutes: 60,
    recurrence: 'FREQ=DAILY',
  }),
  operation({ type: 'project_create', title: 'ремонт' }),
];

/** The door that an act goes through. */
export interface ActDoor {
  readonly propose: (wish: Wish) => Promise<unknown>;
  readonly reader: PlanReader;
  readonly workspace: string;
  readonly thread: string;
  readonly actor: string;
}

const LATEST_ENTRIES = 30;

/** Does what was drawn; a pick with nothing to answer, or nothing to change, does nothing. */
export async function performAct(act: Act, door: ActDoor): Promise<void> {
  const { reader, workspace, thread, actor } = door;
  if ('say' in act) {
    await door.propose(act.say);
    return;
  }
  if ('retarget' in act) {
    const entries = await reader.journal(workspace, LATEST_ENTRIES);
    const last = entries.find((entry) => entry.actor === actor && entry.action === 'do');
    if (last) await door.propose({ type: 'change_target', change_id: last.change_id });
    return;
  }
  const { draft } = await reader.conversation(workspace, thread, actor, NOON);
  const choice = draft?.choices[act.pick % Math.max(1, draft.choices.length)];
  if (!draft || !choice) return;
  await door.propose({ type: 'choice', draft_id: draft.draft_id, choice_id: choice.id });
}
