import { describe, expect, it } from 'vitest';
import type { Dialog, ExpectedPlan } from './dialog.ts';
import { judgeDialog } from './judge-dialog.ts';
import type { PlanState, Seen } from './plan-state.ts';
import type { Played } from './play-dialog.ts';

const TODAY = '2026-02-25';

function task(title: string, facts: Partial<Seen> = {}): Seen {
  return {
    kind: 'task',
    id: title,
    title,
    on: null,
    at: null,
    due: null,
    minutes: null,
    status: 'todo',
    project: null,
    repeat: null,
    skips: [],
    priority: null,
    tags: [],
    parent: null,
    notes: null,
    source: null,
    remind: null,
    ...facts,
  };
}

function plan(...objects: readonly Seen[]): PlanState {
  return { objects, projects: [], questions: [], changes: objects.length };
}

function expected(...tasks: ExpectedPlan['tasks']): ExpectedPlan {
  return { tasks, blocks: [], exactly: true };
}

const milk = task('купить молоко');
const dialog: Dialog = {
  id: 'sample-01',
  kind: 'sample',
  why: 'one task moves to tomorrow',
  setup: [],
  turns: [{ say: 'перенеси молоко на завтра' }],
  plan: expected({ title: 'купить молоко', on: 'tomorrow' }),
  or: [],
};
const moved = task('купить молоко', { on: '2026-02-26' });
const right: Played = {
  dialog,
  today: TODAY,
  lines: [],
  prepared: true,
  before: plan(milk),
  after: plan(moved),
  misspoken: [],
  hasty: [],
  last: 'Перенёс задачу «купить молоко».',
};

const failure = (changed: Partial<Played>) => judgeDialog({ ...right, ...changed }).failure;
const asking = { ...plan(moved), questions: ['TARGET'] };

describe('what becomes of a dialog', () => {
  it.each<[string, Partial<Played>, string | null]>([
    ['the plan is as expected', {}, null],
    ['another day', { after: plan(task('купить молоко', { on: '2026-02-27' })) }, 'wrong write'],
    ['an hour that nobody said', { after: plan({ ...moved, at: '09:00' }) }, 'wrong write'],
    ['one more task', { after: plan(moved, task('молоко')) }, 'wrong write'],
    ['it is gone', { after: plan() }, 'wrong write'],
    ['it has another name', { after: plan({ ...milk, title: 'молоко' }) }, 'wrong write'],
    ['written too early', { hasty: ['1 change'] }, 'wrong write'],
    ['not prepared', { prepared: false }, 'setup'],
    ['a question is left open', { after: asking }, 'question'],
    ['a question may stay open', { after: asking, dialog: { ...dialog, open: true } }, null],
    ['not understood', { after: plan(milk), last: 'Не понял.' }, 'refusal'],
    ['nothing done', { after: plan(milk) }, 'not done'],
    ['wrong words', { misspoken: ['not said: завтра'] }, 'answer'],
  ])('%s', (_, changed, verdict) => {
    expect(failure(changed)).toBe(verdict);
  });

  it('accepts another plan that is as good', () => {
    const after = plan(moved, task('купить хлеб'));
    const both = expected(
      { title: 'купить хлеб' },
      { title: 'купить молоко', on: ['today', 'tomorrow'] },
    );
    expect(failure({ after, dialog: { ...dialog, or: [both] } })).toBeNull();
  });

  it('pairs each object with an entry of its own', () => {
    const twice = expected({ title: '.*', on: 'any' }, { title: 'купить молоко', on: 'tomorrow' });
    const after = plan(moved, task('купить хлеб'));
    expect(failure({ after, dialog: { ...dialog, plan: twice } })).toBeNull();
    const alone = { before: plan(), after: plan(moved) };
    expect(failure({ ...alone, dialog: { ...dialog, plan: twice } })).toBe('not done');
  });
});
