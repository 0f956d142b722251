import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerJson,
  BUDGET_DEFAULT,
  BUDGET_FLOOR,
  payloadBytes,
  type ShrinkPlan,
  withinBudget,
} from './budget.ts';

const PLAN: ShrinkPlan = {
  lists: [
    {
      path: 'memory.notes.items',
      keep: 1,
      whenCut: (shown) => ({ 'memory.notes.next_cursor': `after ${shown.length}` }),
    },
    { path: 'steps', keep: 2 },
  ],
  optional: ['data', 'memory'],
  signals: [
    { task: 'TASK-001', revision: 3, now: 'now' },
    { task: 'TASK-001', revision: 3 },
  ],
  tells: true,
};

/** Anything that JSON can hold, half surrogates and control characters included. */
const Words = fc.string({ unit: 'binary', maxLength: 2000 });

const View = fc.record({
  task: fc.constant('TASK-001'),
  title: Words,
  data: fc.jsonValue({ maxDepth: 3 }),
  steps: fc.array(fc.record({ title: Words, args: fc.record({ workspace: Words }) }), {
    maxLength: 20,
  }),
  memory: fc.record({
    notes: fc.record({
      items: fc.array(fc.record({ body: Words }), { maxLength: 20 }),
      next_cursor: fc.constant(null),
    }),
  }),
});

const halfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function answerOf(budgeted: ReturnType<typeof withinBudget>) {
  return { ok: true, ...budgeted } as const;
}

describe('a budget', () => {
  it('holds whatever is asked, down to the floor, and twice the same', () => {
    fc.assert(
      fc.property(View, fc.integer({ min: 1, max: 20_000 }), (view, maxChars) => {
        const first = answerOf(withinBudget(view, PLAN, maxChars));
        expect(payloadBytes(first)).toBeLessThanOrEqual(Math.max(maxChars, BUDGET_FLOOR));
        expect(JSON.parse(answerJson(first))).toEqual(JSON.parse(JSON.stringify(first)));
        expect(answerOf(withinBudget(view, PLAN, maxChars))).toEqual(first);
        const clamped = first.warnings.some(({ code }) => code === 'BUDGET_MIN_CLAMPED');
        expect(clamped).toBe(maxChars < BUDGET_FLOOR);
      }),
    );
  });

  it('splits no surrogate pair', () => {
    const view = { task: 'TASK-001', title: '𝕏'.repeat(3000), steps: ['🚀'.repeat(500)] };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (maxChars) => {
        const { result } = withinBudget(view, PLAN, maxChars);
        expect(JSON.stringify(result)).not.toMatch(halfPair);
        expect(result['title'] ?? '').not.toMatch(halfPair);
      }),
    );
  });

  it('says nothing where everything fits', () => {
    const view = { task: 'TASK-001', steps: ['a', 'b', 'c'] };
    expect(withinBudget(view, { ...PLAN, tells: false }, 5000)).toEqual({
      result: view,
      warnings: [],
    });
  });

  it('cuts lists from their ends and leaves a cursor to go on from', () => {
    const view = {
      task: 'TASK-001',
      memory: {
        notes: {
          items: Array.from({ length: 40 }, (_, index) => `note ${index} ${'.'.repeat(50)}`),
          next_cursor: null,
        },
      },
    };
    const { result, warnings } = withinBudget(view, PLAN, 1000);
    expect(warnings.map(({ code }) => code)).toEqual(['BUDGET_TRUNCATED']);
    expect(result).toMatchObject({
      memory: { notes: { next_cursor: 'after 11' } },
      degradation: { truncated_fields: ['memory.notes.items'], minimal: false },
    });
  });

  it('keeps calls and ids word for word', () => {
    const args = { workspace: 'w'.repeat(200), task: 'TASK-001' };
    const view = { task: 'TASK-001', next: { tool: 'tasks_done', args }, text: 'x'.repeat(5000) };
    const { result } = withinBudget(view, PLAN, 1000);
    expect(result['next']).toEqual({ tool: 'tasks_done', args });
  });

  it('is left with a signal, and says so', () => {
    const view = { task: 'TASK-001', now: { args: 'x'.repeat(2000) }, steps: [] };
    expect(withinBudget(view, PLAN, 1)).toEqual({
      result: {
        task: 'TASK-001',
        revision: 3,
        now: 'now',
        degradation: { truncated_fields: ['*'], minimal: true },
      },
      warnings: [
        {
          code: 'BUDGET_MINIMAL',
          message: `Only the least fits ${BUDGET_FLOOR} bytes.`,
        },
        {
          code: 'BUDGET_MIN_CLAMPED',
          message: `1 is below the floor, ${BUDGET_FLOOR}.`,
        },
      ],
    });
  });

  it('holds where none was asked for', () => {
    const view = { task: 'TASK-001', steps: Array.from({ length: 500 }, () => 'x'.repeat(500)) };
    const answer = answerOf(withinBudget(view, PLAN, undefined));
    expect(payloadBytes(answer)).toBeLessThanOrEqual(BUDGET_DEFAULT);
    expect(answer.warnings.map(({ code }) => code)).toEqual(['BUDGET_TRUNCATED']);
  });
});
