import { Suggestion, SuggestionDraft } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, SAMPLE_NOW, sampleTask } from '../../../../../test/rig/sample-plan.ts';
import type { Task } from '../../objects/task.ts';
import { addDays, addMinutes } from '../../time/zoned.ts';
import { PLAN_RULES, type PlanRuleId } from './plan-rules.ts';
import { runRules } from './run-rules.ts';
import type { SuggestionView, ViewedTask } from './suggestion-view.ts';

/** It is Wednesday, 25 February, noon. */
const TODAY = '2026-02-25';
const PROJECT = '00000000-0000-4000-8000-000000000900';
const OTHER = '00000000-0000-4000-8000-000000000901';

const before = (days: number): string => addMinutes(SAMPLE_NOW, -days * 24 * 60);

function viewed(task: Partial<Task>, known: Partial<ViewedTask> = {}): ViewedTask {
  const row = sampleTask({ number: 9, ...task });
  return { task: row, movedTimes: 0, touchedAt: row.created_at, ...known };
}

function view(over: Partial<SuggestionView> = {}): SuggestionView {
  return {
    surface: 'task_drawer',
    moment: SAMPLE_MOMENT,
    workdays: [1, 2, 3, 4, 5],
    tasks: [],
    projects: [
      { project_id: PROJECT, number: 7 },
      { project_id: OTHER, number: 8 },
    ],
    high: [],
    alike: [],
    added: [],
    categorized: [],
    days: Array.from({ length: 8 }, (_, index) => ({
      day: addDays(TODAY, index),
      plannedMinutes: 0,
      freeMinutes: 600,
    })),
    ...over,
  };
}

const of = (task: Partial<Task>, known: Partial<ViewedTask> = {}): Partial<SuggestionView> => ({
  tasks: [viewed(task, known)],
});

const alike = (number: number, title: string, parent_id: string | null = null) => ({
  number,
  title,
  parent_id,
});

const added = (number: number, minutesAgo: number, project_id: string | null = PROJECT) => ({
  number,
  project_id,
  created_at: addMinutes(SAMPLE_NOW, -minutesAgo),
});

const sorted = (words: string, category: string) =>
  words.split(', ').map((title) => ({ title, category }));

/** A full day today: `planned` of ten free hours. */
const today = (planned: number, tasks: readonly Partial<Task>[]): Partial<SuggestionView> => ({
  surface: 'today_plan',
  tasks: tasks.map((task) => viewed(task)),
  days: [{ day: TODAY, plannedMinutes: planned, freeMinutes: 600 }],
});

const HIGH = [1, 2, 3, 4, 5, 6];
const long = { duration_minutes: 90 };
const high = { priority: 'high' } as const;
const undated = { ...high, created_at: before(4) };
const busy = (free: number) => ({
  days: [1, 2, 5].map((ahead) => ({
    day: addDays(TODAY, ahead),
    plannedMinutes: 600 - free,
    freeMinutes: 600,
  })),
});

interface Examples {
  /** The plan, and the payload of what is suggested for TASK-009. */
  readonly fires: readonly (readonly [string, Partial<SuggestionView>, object])[];
  readonly keepsStill: readonly (readonly [string, Partial<SuggestionView>])[];
}

/** Plans of which the same is suggested. */
function all(
  payload: object,
  plans: readonly (readonly [string, Partial<SuggestionView>])[],
): Examples['fires'] {
  return plans.map(([name, plan]) => [name, plan, payload]);
}

const EXAMPLES: Readonly<Record<PlanRuleId, Examples>> = {
  'due-soon-high': {
    fires: [
      ['due today', of({ ...long, due_on: TODAY }), { priority: 'high' }],
      ['due tomorrow', of({ ...long, due_on: '2026-02-26' }), { priority: 'high' }],
      ['due in an hour', of({ ...long, due_at: '2026-02-25T10:00:00.000Z' }), { priority: 'high' }],
      [
        'due tomorrow night by the zone',
        of({ ...long, due_at: '2026-02-26T20:30:00.000Z' }),
        { priority: 'high' },
      ],
      [
        'medium, a minute more than an hour',
        of({ duration_minutes: 61, due_on: TODAY, priority: 'medium' }),
        { priority: 'high' },
      ],
    ],
    keepsStill: [
      ['high already', of({ ...long, ...high, due_on: TODAY })],
      ['an hour', of({ duration_minutes: 60, due_on: TODAY })],
      ['no estimate', of({ due_on: TODAY })],
      ['due in two days', of({ ...long, due_on: '2026-02-27' })],
      ['late already', of({ ...long, due_on: '2026-02-24' })],
      ['only planned', of({ ...long, planned_on: TODAY })],
      ['done', of({ ...long, due_on: TODAY, status: 'done' })],
    ],
  },
  'stale-inbox': {
    fires: [
      ['two weeks', of({ created_at: before(14) }), { strategy: 'someday' }],
      ['six weeks', of({ created_at: before(44) }), { strategy: 'someday' }],
      [
        'forgotten',
        of({ created_at: before(45) }),
        { questionId: 'stale-inbox', choices: ['this_week', 'someday', 'not_needed'] },
      ],
      [
        'a year',
        of({ created_at: before(365) }),
        { questionId: 'stale-inbox', choices: ['this_week', 'someday', 'not_needed'] },
      ],
      [
        'old, touched three weeks ago',
        of({ created_at: before(365) }, { touchedAt: before(21) }),
        { strategy: 'someday' },
      ],
    ],
    keepsStill: [
      ['thirteen days', of({ created_at: before(13) })],
      ['touched yesterday', of({ created_at: before(60) }, { touchedAt: before(1) })],
      ['planned', of({ created_at: before(60), planned_on: '2026-03-05' })],
      ['due', of({ created_at: before(60), due_on: '2026-03-05' })],
      ['a step of a task', of({ created_at: before(60), parent_id: PROJECT })],
      ['someday already', of({ created_at: before(60), category: 'someday' })],
      ['given up', of({ created_at: before(60), status: 'cancelled' })],
    ],
  },
  'moved-again': {
    fires: [3, 4, 5, 12, 100].map((times) => [
      `${times} times`,
      of({ planned_on: TODAY }, { movedTimes: times }),
      { questionId: 'moved-again', choices: ['too_big', 'waits_for_others', 'not_needed'] },
    ]),
    keepsStill: [
      ['never', of({ planned_on: TODAY })],
      ['once', of({ planned_on: TODAY }, { movedTimes: 1 })],
      ['twice', of({ planned_on: TODAY }, { movedTimes: 2 })],
      ['done', of({ status: 'done' }, { movedTimes: 5 })],
      ['someday', of({ category: 'someday' }, { movedTimes: 5 })],
    ],
  },
  overdue: {
    fires: [
      ['since yesterday', of({ due_on: '2026-02-24' }), { dueDateISO: '2026-02-26' }],
      ['for thirty days', of({ due_on: '2026-01-26' }), { dueDateISO: '2026-02-26' }],
      ['at an hour', of({ due_at: '2026-02-24T09:00:00.000Z' }), { dueDateISO: '2026-02-26' }],
      [
        'no room before Monday',
        {
          ...of({ due_on: '2026-02-24' }),
          days: [1, 2, 3, 5].map((ahead) => ({
            day: addDays(TODAY, ahead),
            plannedMinutes: ahead < 3 ? 590 : 0,
            freeMinutes: 600,
          })),
        },
        { dueDateISO: '2026-03-02' },
      ],
      [
        'for a person who works on Saturdays',
        { ...of({ due_on: '2026-02-24' }), workdays: [6] },
        { dueDateISO: '2026-02-28' },
      ],
    ],
    keepsStill: [
      ['due today', of({ due_on: TODAY })],
      ['due this morning', of({ due_at: '2026-02-25T06:00:00.000Z' })],
      ['for thirty-one days', of({ due_on: '2026-01-25' })],
      ['only planned', of({ planned_on: '2026-02-20' })],
      ['repeats', of({ due_on: '2026-02-24', recurrence_rule: 'FREQ=DAILY' })],
      ['no day has room', { ...of({ due_on: '2026-02-24', ...long }), ...busy(80) }],
      ['no days are known', { ...of({ due_on: '2026-02-24' }), days: [] }],
    ],
  },
  'too-many-high': {
    fires: [
      ['without a date', { ...of(high), high: HIGH }, { priority: 'medium' }],
      [
        'due in three days',
        { ...of({ ...high, due_on: '2026-02-28' }), high: HIGH },
        { priority: 'medium' },
      ],
      [
        'due next month',
        { ...of({ ...high, due_on: '2026-03-28' }), high: HIGH },
        { priority: 'medium' },
      ],
      [
        'the later of two',
        {
          tasks: [
            viewed({ ...high, due_on: '2026-03-01', number: 8 }),
            viewed({ ...high, due_on: '2026-03-02' }),
          ],
          high: HIGH,
        },
        { priority: 'medium' },
      ],
      [
        'the newer of two without a date',
        { tasks: [viewed({ ...high, number: 8 }), viewed(high)], high: HIGH },
        { priority: 'medium' },
      ],
    ],
    keepsStill: [
      ['five of them', { ...of(high), high: HIGH.slice(1) }],
      ['none of them at hand', { ...of({ priority: 'medium' }), high: HIGH }],
      ['due today', { ...of({ ...high, due_on: TODAY }), high: HIGH }],
      ['due in two days', { ...of({ ...high, due_on: '2026-02-27' }), high: HIGH }],
      ['late', { ...of({ ...high, due_on: '2026-02-20' }), high: HIGH }],
      ['done', { ...of({ ...high, status: 'done' }), high: HIGH }],
    ],
  },
  'high-undated': {
    fires: [
      ['on a Wednesday', of(undated), { dueDateISO: '2026-02-27' }],
      ['after three days', of({ ...undated, created_at: before(3) }), { dueDateISO: '2026-02-27' }],
      [
        'on a Friday',
        { ...of(undated), moment: { ...SAMPLE_MOMENT, now: '2026-02-27T09:00:00.000Z' } },
        { dueDateISO: '2026-03-06' },
      ],
      [
        'on a Saturday',
        { ...of(undated), moment: { ...SAMPLE_MOMENT, now: '2026-02-28T09:00:00.000Z' } },
        { dueDateISO: '2026-03-06' },
      ],
      ['begun', of({ ...undated, status: 'in_progress' }), { dueDateISO: '2026-02-27' }],
    ],
    keepsStill: [
      ['two days old', of({ ...undated, created_at: before(2) })],
      ['medium', of({ ...undated, priority: 'medium' })],
      ['planned', of({ ...undated, planned_on: '2026-03-09' })],
      ['due', of({ ...undated, due_on: '2026-03-09' })],
      ['a step of a task', of({ ...undated, parent_id: PROJECT })],
      ['repeats', of({ ...undated, recurrence_rule: 'FREQ=DAILY' })],
    ],
  },
  twin: {
    fires: all({ questionId: 'twin', choices: ['same', 'another'] }, [
      ['the same', { ...of({ title: 'Купить молоко' }), alike: [alike(3, 'Купить молоко')] }],
      [
        'in another case',
        { ...of({ title: 'купить МОЛОКО' }), alike: [alike(3, 'Купить молоко')] },
      ],
      [
        'with other spaces',
        { ...of({ title: 'Купить  молоко.' }), alike: [alike(3, 'Купить молоко')] },
      ],
      ['with dots', { ...of({ title: 'Полить ёлку' }), alike: [alike(3, 'полить елку')] }],
      [
        'the oldest of several',
        { ...of({ title: 'Отчёт' }), alike: [alike(4, 'Отчёт'), alike(3, 'отчёт')] },
      ],
    ]),
    keepsStill: [
      ['nothing alike', of({ title: 'Купить молоко' })],
      [
        'a word more',
        { ...of({ title: 'Купить молоко' }), alike: [alike(3, 'Купить молоко и сыр')] },
      ],
      ['itself', { ...of({ title: 'Отчёт' }), alike: [alike(9, 'Отчёт')] }],
      ['the newer one', { ...of({ title: 'Отчёт' }), alike: [alike(10, 'Отчёт')] }],
      ['a step of another', { ...of({ title: 'Отчёт' }), alike: [alike(3, 'Отчёт', PROJECT)] }],
      [
        'a step itself',
        { ...of({ title: 'Отчёт', parent_id: PROJECT }), alike: [alike(3, 'Отчёт')] },
      ],
      ['marks alone', { ...of({ title: '!!!' }), alike: [alike(3, '???')] }],
    ],
  },
  'full-day': {
    fires: [
      ['planned for today', today(481, [{ planned_on: TODAY }]), { strategy: 'next_week' }],
      ['planned for an hour', today(500, [{ planned_at: SAMPLE_NOW }]), { strategy: 'next_week' }],
      [
        'the less valuable',
        today(500, [{ planned_on: TODAY, number: 8, duration_minutes: 10 }, { planned_on: TODAY }]),
        { strategy: 'next_week' },
      ],
      [
        'the one without a due day',
        today(500, [{ planned_on: TODAY, due_on: TODAY, number: 8 }, { planned_on: TODAY }]),
        { strategy: 'next_week' },
      ],
      ['more than the day has', today(900, [{ planned_on: TODAY }]), { strategy: 'next_week' }],
    ],
    keepsStill: [
      ['just four fifths', today(480, [{ planned_on: TODAY }])],
      ['all of it due', today(500, [{ planned_on: TODAY, due_on: TODAY }])],
      ['nothing of it at hand', today(500, [])],
      ['repeats', today(500, [{ planned_on: TODAY, recurrence_rule: 'FREQ=DAILY' }])],
      ['planned for tomorrow', today(500, [{ planned_on: '2026-02-26' }])],
      ['not about the day', { ...today(500, [{ planned_on: TODAY }]), surface: 'task_drawer' }],
      ['nothing known of the day', { ...today(500, [{ planned_on: TODAY }]), days: [] }],
    ],
  },
  'same-project': {
    fires: all({ projectId: 'PLAN-007' }, [
      ['two before', { ...of({}), added: [added(8, 1), added(7, 2)] }],
      ['in whatever order', { ...of({}), added: [added(7, 2), added(8, 1)] }],
      ['ten minutes ago', { ...of({}), added: [added(8, 9), added(7, 10)] }],
      [
        'an older one elsewhere',
        { ...of({}), added: [added(8, 1), added(7, 2), added(6, 3, OTHER)] },
      ],
      [
        'with itself among them',
        { ...of({}), added: [added(9, 0, null), added(8, 1), added(7, 2)] },
      ],
    ]),
    keepsStill: [
      ['one before', { ...of({}), added: [added(8, 1)] }],
      ['two projects', { ...of({}), added: [added(8, 1), added(7, 2, OTHER)] }],
      ['no project', { ...of({}), added: [added(8, 1, null), added(7, 2, null)] }],
      ['an hour ago', { ...of({}), added: [added(8, 60), added(7, 61)] }],
      ['in a project already', { ...of({ project_id: OTHER }), added: [added(8, 1), added(7, 2)] }],
      ['an archived project', { ...of({}), added: [added(8, 1), added(7, 2)], projects: [] }],
    ],
  },
  'hashless-category': {
    fires: [
      ['three times', 'Оплатить свет, Оплатить газ, Оплатить воду', 'Оплатить интернет'],
      ['in another case', 'оплатить свет, ОПЛАТИТЬ газ, Оплатить воду', 'оплатить интернет'],
      ['by one word', 'Оплатить, Оплатить, Оплатить', 'Оплатить'],
      ['by four', 'Оплатить свет, Оплатить газ, Оплатить воду, Оплатить дом', 'Оплатить, наконец'],
      ['with dots', 'Взвесить ёжика, Взвесить кота, Взвесить пса', 'Взвесить ежа'],
    ].map(([name = '', titles = '', title = '']) => [
      name,
      { ...of({ title }), categorized: sorted(titles, 'Дом') },
      { category: 'Дом' },
    ]),
    keepsStill: [
      [
        'twice',
        { ...of({ title: 'Оплатить газ' }), categorized: sorted('Оплатить а, Оплатить б', 'Дом') },
      ],
      [
        'two categories',
        {
          ...of({ title: 'Купить сыр' }),
          categorized: [
            ...sorted('Купить а, Купить б, Купить в', 'Дом'),
            ...sorted('Купить г', 'Дача'),
          ],
        },
      ],
      [
        'has one',
        {
          ...of({ title: 'Купить сыр', category: 'Еда' }),
          categorized: sorted('Купить а, Купить б, Купить в', 'Дом'),
        },
      ],
      [
        'another word',
        {
          ...of({ title: 'Продать сыр' }),
          categorized: sorted('Купить а, Купить б, Купить в', 'Дом'),
        },
      ],
      [
        'a number',
        { ...of({ title: '100 дел' }), categorized: sorted('100 а, 100 б, 100 в', 'Дом') },
      ],
      [
        'a short word',
        { ...of({ title: 'На дачу' }), categorized: sorted('На а, На б, На в', 'Дом') },
      ],
      [
        'someday',
        {
          ...of({ title: 'Купить сыр' }),
          categorized: sorted('Купить а, Купить б, Купить в', 'someday'),
        },
      ],
    ],
  },
};

function found(rule: PlanRuleId, plan: Partial<SuggestionView>): SuggestionDraft[] {
  return runRules({ [rule]: PLAN_RULES[rule] }, view(plan), (id, error) => {
    throw new Error(id, { cause: error });
  });
}

const rows = Object.entries(EXAMPLES) as [PlanRuleId, Examples][];

describe.each(rows)('%s', (rule, { fires, keepsStill }) => {
  it.each(fires)('suggests: %s', (_, plan, payload) => {
    const drafts = found(rule, plan);
    expect(drafts).toMatchObject([
      { rule, task: 9, payload, reason: { code: PLAN_RULES[rule].reason } },
    ]);
    const [draft] = drafts;
    expect(SuggestionDraft.safeParse(draft).error).toBeUndefined();
    if (draft?.type === 'ask_clarification') return;
    const suggestion = {
      type: draft?.type,
      suggestionId: 's-1',
      confidence: draft?.confidence,
      rationale: 'sample',
      payload: { ...draft?.payload, todoId: 'TASK-009' },
    };
    expect(Suggestion.safeParse(suggestion).error).toBeUndefined();
  });

  it.each(keepsStill)('keeps still: %s', (_, plan) => {
    expect(found(rule, plan)).toEqual([]);
  });

  it('has five examples of each', () => {
    expect(Math.min(fires.length, keepsStill.length)).toBeGreaterThanOrEqual(5);
  });
});

it('goes on when a rule throws, and says which', () => {
  const faults: string[] = [];
  const drafts = runRules(
    {
      broken: {
        reason: 'OVERDUE',
        find: () => {
          throw new RangeError('sample');
        },
      },
      twin: PLAN_RULES.twin,
    },
    view({ ...of({ title: 'Отчёт' }), alike: [alike(3, 'Отчёт')] }),
    (rule, error) => faults.push(`${rule}: ${String(error)}`),
  );
  expect(drafts.map(({ rule }) => rule)).toEqual(['twin']);
  expect(faults).toEqual(['broken: RangeError: sample']);
});
