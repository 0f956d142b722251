import { Operation, type SuggestionReason, type SuggestionType } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { asTask, person, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleTask } from '../../../../../test/rig/sample-plan.ts';
import { decide } from '../../decide/decide.ts';
import { stateOf } from '../../decide/need.ts';
import type { Task } from '../../objects/task.ts';
import { type AcceptGround, acceptSuggestion } from './accept-suggestion.ts';
import type { GivenSuggestion } from './payloads.ts';
import { touchedOf } from './touched-fields.ts';

/** It is Wednesday, 25 February. */
const ground: AcceptGround = {
  moment: SAMPLE_MOMENT,
  workdays: [1, 2, 3, 4, 5],
  task: null,
  subtasks: [],
  projects: [
    { id: 'PLAN-007', name: 'Ремонт дачи' },
    { id: 'PLAN-008', name: 'Отчёты' },
    { id: 'PLAN-009', name: 'отчеты' },
  ],
  confirmed: false,
};

interface Tried {
  readonly type: SuggestionType;
  readonly payload: Record<string, unknown>;
  /** The task when it was suggested. */
  readonly task?: Partial<Task>;
  /** What has become of it since. */
  readonly since?: Partial<Task>;
  readonly over?: Partial<AcceptGround>;
}

function accepted({ type, payload, task = {}, since = {}, over = {} }: Tried) {
  const then = sampleTask({ number: 42, ...task });
  return acceptSuggestion(
    { type, payload, touched: touchedOf(then, { type, payload }) },
    { ...ground, task: { ...then, ...since }, ...over },
  );
}

/** The operations of what is accepted, without the task's number, which is checked. */
function operations(tried: Tried): object[] {
  const verdict = accepted(tried);
  if (verdict.kind !== 'operations') throw new Error(verdict.kind);
  return verdict.operations.map((operation) => {
    expect(Operation.safeParse(operation).error).toBeUndefined();
    const { task, ...rest } = { task: 42, ...operation };
    expect(task).toBe(42);
    return rest;
  });
}

/** The task after everything that was accepted, one after the other, by the rules of the operations. */
function after(tried: Tried): Task {
  const verdict = accepted(tried);
  if (verdict.kind !== 'operations') throw new Error(verdict.kind);
  return verdict.operations.reduce(
    (task, operation) => {
      const decision = decide(stateOf(asTask(task)), operation, sampleGiven(person()));
      if (decision.kind !== 'change') throw new Error(decision.kind);
      const [step] = decision.steps;
      if (step?.after?.kind !== 'task') throw new Error(`${operation.type} changes nothing`);
      return step.after.row;
    },
    sampleTask({ number: 42, ...tried.task }),
  );
}

describe('what is accepted', () => {
  it.each<[string, Tried, object[]]>([
    [
      'a due day',
      { type: 'set_due_date', payload: { dueDateISO: '2026-02-27' } },
      [{ type: 'set_due', due_date: '2026-02-27' }],
    ],
    [
      'a due instant',
      { type: 'set_due_date', payload: { dueDateISO: '2026-02-27T15:00:00+03:00' } },
      [{ type: 'set_due', due_date: '2026-02-27T15:00:00+03:00' }],
    ],
    [
      'a priority',
      { type: 'set_priority', payload: { priority: 'high' } },
      [{ type: 'set_priority', priority: 'high' }],
    ],
    [
      'a project by its id',
      { type: 'set_project', payload: { projectId: 'PLAN-007' } },
      [{ type: 'move_to_project', project: 7 }],
    ],
    [
      'a project by its name, and a category',
      { type: 'set_project', payload: { projectName: 'ремонт  дачи', category: 'Дом' } },
      [
        { type: 'move_to_project', project: 7 },
        { type: 'set_category', category: 'Дом' },
      ],
    ],
    [
      'a category',
      { type: 'set_category', payload: { category: 'Дом' } },
      [{ type: 'set_category', category: 'Дом' }],
    ],
    [
      'a title',
      { type: 'rewrite_title', payload: { title: 'Подготовить отчёт' } },
      [{ type: 'rename', title: 'Подготовить отчёт' }],
    ],
    [
      'a next action, whose title comes before its text',
      { type: 'propose_next_action', payload: { title: 'Позвонить', text: 'Позвонить завтра' } },
      [{ type: 'subtask_add', title: 'Позвонить' }],
    ],
    [
      'a next action by its text alone',
      { type: 'propose_next_action', payload: { text: 'Позвонить' } },
      [{ type: 'subtask_add', title: 'Позвонить' }],
    ],
    [
      'subtasks in their order, without those that it has',
      {
        type: 'split_subtasks',
        payload: {
          subtasks: [
            { title: 'Третий', order: 3 },
            { title: 'Первый', order: 1 },
            { title: 'Второй', order: 2 },
          ],
        },
        over: { subtasks: ['второй.'] },
      },
      [
        { type: 'subtask_add', title: 'Первый' },
        { type: 'subtask_add', title: 'Третий' },
      ],
    ],
    [
      'a new project',
      { type: 'propose_create_project', payload: { projectName: 'Отпуск' }, over: { task: null } },
      [{ type: 'project_create', title: 'Отпуск' }],
    ],
    [
      'next week',
      { type: 'defer_task', payload: { strategy: 'next_week' } },
      [{ type: 'set_due', due_date: '2026-03-02' }],
    ],
    [
      'next month, which begins on a Sunday',
      { type: 'defer_task', payload: { strategy: 'next_month' } },
      [{ type: 'set_due', due_date: '2026-03-02' }],
    ],
    [
      'next month for a person who works on Sundays',
      { type: 'defer_task', payload: { strategy: 'next_month' }, over: { workdays: [7] } },
      [{ type: 'set_due', due_date: '2026-03-01' }],
    ],
    [
      'someday, where nothing is planned',
      { type: 'defer_task', payload: { strategy: 'someday' } },
      [{ type: 'set_category', category: 'someday' }],
    ],
  ])('%s', (_, tried, expected) => {
    expect(operations(tried)).toEqual(expected);
  });

  it.each([
    ['2026-03-01T12:00:00.000Z', '2026-03-02', '2026-04-01'],
    ['2026-03-02T12:00:00.000Z', '2026-03-09', '2026-04-01'],
    ['2026-01-31T12:00:00.000Z', '2026-02-02', '2026-02-02'],
    ['2026-12-31T12:00:00.000Z', '2027-01-04', '2027-01-01'],
    ['2026-12-31T22:00:00.000Z', '2027-01-04', '2027-02-01'],
  ])('puts off at %s to %s and %s', (now, week, month) => {
    const over = { moment: { ...SAMPLE_MOMENT, now } };
    const put = (strategy: string) =>
      operations({ type: 'defer_task', payload: { strategy }, over });
    expect(put('next_week')).toEqual([{ type: 'set_due', due_date: week }]);
    expect(put('next_month')).toEqual([{ type: 'set_due', due_date: month }]);
  });

  it('leaves a plan that is later than the day to which it is put off', () => {
    const put = (task: Partial<Task>) =>
      after({ type: 'defer_task', payload: { strategy: 'next_week' }, task });
    expect(put({ planned_on: '2026-02-26' })).toMatchObject({
      planned_on: null,
      due_on: '2026-03-02',
    });
    expect(put({ planned_at: '2026-02-26T09:00:00.000Z' })).toMatchObject({
      planned_at: null,
      due_on: '2026-03-02',
    });
    expect(put({ planned_on: '2026-03-03' })).toMatchObject({
      planned_on: '2026-03-03',
      due_on: '2026-03-02',
    });
  });

  it('takes every time away for someday', () => {
    const task = { planned_at: '2026-02-26T09:00:00.000Z', due_on: '2026-03-20' };
    const someday = { type: 'defer_task', payload: { strategy: 'someday' }, task } as const;
    expect(after({ ...someday, over: { confirmed: true } })).toMatchObject({
      planned_on: null,
      planned_at: null,
      due_on: null,
      due_at: null,
      category: 'someday',
    });
  });

  it('ends a repetition for someday', () => {
    const task = { recurrence_rule: 'FREQ=DAILY', planned_on: '2026-02-26' };
    expect(operations({ type: 'defer_task', payload: { strategy: 'someday' }, task })).toEqual([
      { type: 'set_recurrence', rrule: null },
      { type: 'reschedule', planned_at: null },
      { type: 'set_category', category: 'someday' },
    ]);
  });

  it('is never a question', () => {
    const payload = { questionId: 'twin' };
    expect(accepted({ type: 'ask_clarification', payload })).toEqual({ kind: 'question' });
  });

  it.each<[string, Partial<Task>]>([
    ['done', { status: 'done' }],
    ['given up', { status: 'cancelled' }],
    ['deleted', { deleted_at: SAMPLE_MOMENT.now }],
  ])('asks nothing of a task that is %s meanwhile', (_, since) => {
    const question = { type: 'ask_clarification', payload: { questionId: 'twin' } } as const;
    expect(accepted({ ...question, since })).toEqual({ kind: 'stale', changed: ['status'] });
  });
});

describe('what is put off past its due day', () => {
  it.each<[string, string, Partial<Task>, string]>([
    ['an earlier day', 'next_week', { due_on: '2026-02-27' }, 'confirm'],
    ['an earlier hour', 'next_week', { due_at: '2026-02-27T09:00:00.000Z' }, 'confirm'],
    ['late already', 'next_month', { due_on: '2026-02-20' }, 'confirm'],
    ['any day, for someday', 'someday', { due_on: '2026-12-31' }, 'confirm'],
    ['the same day', 'next_week', { due_on: '2026-03-02' }, 'operations'],
    ['a later day', 'next_week', { due_on: '2026-03-10' }, 'operations'],
    ['none', 'next_week', {}, 'operations'],
  ])('%s', (_, strategy, task, kind) => {
    const tried = { type: 'defer_task', payload: { strategy }, task } as const;
    expect(accepted(tried).kind).toBe(kind);
    expect(accepted({ ...tried, over: { confirmed: true } }).kind).toBe('operations');
  });
});

describe('what is stale', () => {
  it.each<[string, Tried, string[]]>([
    [
      'the due day',
      {
        type: 'set_due_date',
        payload: { dueDateISO: '2026-02-27' },
        since: { due_on: '2026-03-01' },
      },
      ['due_on'],
    ],
    [
      'the due hour for a due day',
      {
        type: 'set_due_date',
        payload: { dueDateISO: '2026-02-27' },
        task: { due_on: '2026-03-01' },
        since: { due_on: null, due_at: '2026-03-01T09:00:00.000Z' },
      },
      ['due_on', 'due_at'],
    ],
    [
      'the priority',
      { type: 'set_priority', payload: { priority: 'high' }, since: { priority: 'low' } },
      ['priority'],
    ],
    [
      'the category of a project',
      {
        type: 'set_project',
        payload: { projectId: 'PLAN-007', category: 'Дом' },
        since: { category: 'Дача' },
      },
      ['category'],
    ],
    [
      'the title',
      { type: 'rewrite_title', payload: { title: 'Отчёт' }, since: { title: 'Смета' } },
      ['title'],
    ],
    [
      'the plan of what is put off',
      {
        type: 'defer_task',
        payload: { strategy: 'next_week' },
        since: { planned_on: '2026-02-26' },
      },
      ['planned_on'],
    ],
    [
      'a project that is gone',
      { type: 'set_project', payload: { projectId: 'PLAN-001' } },
      ['project'],
    ],
    [
      'a name that two projects bear',
      { type: 'set_project', payload: { projectName: 'Отчёты' } },
      ['project'],
    ],
    [
      'an id and a name of two projects',
      { type: 'set_project', payload: { projectId: 'PLAN-007', projectName: 'Отчёты' } },
      ['project'],
    ],
    [
      'a project that there is by now',
      { type: 'propose_create_project', payload: { projectName: 'РЕМОНТ дачи' } },
      ['project'],
    ],
    [
      'a step that it has',
      {
        type: 'propose_next_action',
        payload: { title: 'Позвонить' },
        over: { subtasks: ['позвонить'] },
      },
      ['subtasks'],
    ],
    [
      'a task that is done',
      { type: 'set_priority', payload: { priority: 'high' }, since: { status: 'done' } },
      ['status'],
    ],
    [
      'a task that is deleted',
      {
        type: 'set_priority',
        payload: { priority: 'high' },
        since: { deleted_at: '2026-02-25T09:00:00.000Z' },
      },
      ['status'],
    ],
  ])('%s', (_, tried, changed) => {
    expect(accepted(tried)).toEqual({ kind: 'stale', changed });
  });

  it.each<[SuggestionReason, GivenSuggestion, Partial<Task>, Partial<Task>, string[]]>([
    [
      'DUE_SOON_HIGH',
      { type: 'set_priority', payload: { priority: 'high' } },
      { due_on: '2026-02-26', duration_minutes: 90 },
      { due_on: null },
      ['due_on'],
    ],
    [
      'DUE_SOON_HIGH',
      { type: 'set_priority', payload: { priority: 'high' } },
      { due_on: '2026-02-26', duration_minutes: 90 },
      { duration_minutes: 15 },
      ['duration_minutes'],
    ],
    [
      'TOO_MANY_HIGH',
      { type: 'set_priority', payload: { priority: 'medium' } },
      { priority: 'high' },
      { due_on: '2026-02-26' },
      ['due_on'],
    ],
    [
      'HIGH_UNDATED',
      { type: 'set_due_date', payload: { dueDateISO: '2026-02-27' } },
      { priority: 'high' },
      { priority: null, planned_on: '2026-02-26' },
      ['priority', 'planned_on'],
    ],
    [
      'STALE_INBOX',
      { type: 'defer_task', payload: { strategy: 'someday' } },
      {},
      { project_id: '018f0000-0000-7000-8000-000000000001' },
      ['project_id'],
    ],
    [
      'URGENT',
      { type: 'set_priority', payload: { priority: 'high' } },
      { due_on: '2026-02-26' },
      { due_on: null, title: 'Смета' },
      [],
    ],
  ])('what %s stood on (%#)', (reason, given, task, since, changed) => {
    const then = sampleTask({ number: 42, ...task });
    const kept = { ...given, touched: touchedOf(then, given, reason) };
    const verdict = acceptSuggestion(kept, { ...ground, task: { ...then, ...since } });
    expect(verdict.kind === 'stale' ? verdict.changed : []).toEqual(changed);
  });

  it('is not what changes beside it', () => {
    const since = { title: 'Смета', notes: 'Другое', due_on: '2026-03-01', revision: 9 };
    const tried = { type: 'set_priority', payload: { priority: 'high' }, since } as const;
    expect(accepted(tried).kind).toBe('operations');
  });
});

it('refuses a row whose payload is none', () => {
  expect(() => accepted({ type: 'set_priority', payload: { priority: 'urgent' } })).toThrow(
    'not a payload of set_priority',
  );
});
