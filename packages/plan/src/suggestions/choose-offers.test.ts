import { type SuggestionDraft, SuggestionType } from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import { chooseOffers } from './choose-offers.ts';

function draft(
  type: SuggestionType,
  confidence: number,
  over: Partial<SuggestionDraft> = {},
): SuggestionDraft {
  return {
    rule: 'sample',
    type,
    task: 1,
    confidence,
    requires_confirmation: false,
    reason: { code: 'VAGUE', data: {} },
    payload: {},
    ...over,
  };
}

const told = (drafts: readonly SuggestionDraft[]): string[] =>
  drafts.map(({ type, confidence }) => `${type} ${confidence}`);

describe('chooseOffers', () => {
  it('keeps the surest of one type about one task', () => {
    const drafts = [
      draft('set_priority', 0.6, { rule: 'first' }),
      draft('set_priority', 0.8, { rule: 'surest' }),
      draft('set_priority', 0.8, { rule: 'as sure' }),
      draft('set_priority', 0.5, { task: 2, rule: 'another task' }),
    ];
    expect(chooseOffers(drafts, 9).map(({ rule }) => rule)).toEqual(['surest', 'another task']);
  });

  it('does not confuse a task with a position', () => {
    const { task: _, ...unbound } = draft('set_priority', 0.6);
    const drafts = [
      draft('set_priority', 0.6, { task: 1 }),
      { ...unbound, position: 1 },
      { ...unbound, position: 0 },
    ];
    expect(chooseOffers(drafts, 9)).toHaveLength(3);
  });

  it('has an order of types, in which a question is the last', () => {
    const drafts = [...SuggestionType.options].reverse().map((type) => draft(type, 0.9));
    expect(chooseOffers(drafts, 99).map(({ type }) => type)).toEqual([
      'set_due_date',
      'defer_task',
      'propose_next_action',
      'split_subtasks',
      'set_priority',
      'rewrite_title',
      'set_project',
      'propose_create_project',
      'set_category',
      'ask_clarification',
    ]);
  });

  it('leaves out what is too unsure, and what is too much', () => {
    const drafts = [
      draft('set_due_date', 0.39),
      draft('set_priority', 0.4),
      draft('set_category', 0.9),
      draft('rewrite_title', 0.5),
    ];
    expect(told(chooseOffers(drafts, 2))).toEqual(['set_priority 0.4', 'rewrite_title 0.5']);
  });

  it('asks one question', () => {
    const drafts = [
      draft('ask_clarification', 0.5),
      draft('ask_clarification', 0.7, { task: 2 }),
      draft('set_category', 0.4),
    ];
    expect(told(chooseOffers(drafts, 9))).toEqual(['set_category 0.4', 'ask_clarification 0.7']);
  });

  it('changes nothing when it is done again', () => {
    const any = fc.record({
      type: fc.constantFrom(...SuggestionType.options),
      confidence: fc.integer({ min: 0, max: 20 }).map((value) => value / 20),
      task: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(any), fc.integer({ min: 0, max: 5 }), (rows, most) => {
        const drafts = rows.map(({ type, confidence, task }) => draft(type, confidence, { task }));
        const chosen = chooseOffers(drafts, most);
        expect(chosen.length).toBeLessThanOrEqual(most);
        expect(chooseOffers(chosen, most)).toEqual(chosen);
      }),
      randomCases(),
    );
  });
});
