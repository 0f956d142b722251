import { SUGGESTION_BOUNDS, SuggestionReason, TITLE_MAX_CHARS } from '@planerka/contracts';
import { salvage } from '@planerka/plan';
import { expect, it } from 'vitest';
import { rationaleWords } from './rationale-words.ts';

/** Marks that a reader might take for formatting. */
const MARKUP = /[`*_~#|<>[\]{}]|^\s*(?:[-+>]|\d+\.)\s/u;
const QUOTED = /[«"“„]([^»"”“]*)[»"”“]/gu;

it('has words for every reason, and for no other', () => {
  expect(Object.keys(rationaleWords).sort()).toEqual([...SuggestionReason.options].sort());
});

it.each(SuggestionReason.options)('%s is told in a plain sentence', (reason) => {
  const words = rationaleWords[reason];
  expect(words).toMatch(/^\p{Lu}[^\n\r]*\.$/u);
  expect(words.normalize('NFC').length).toBeLessThanOrEqual(SUGGESTION_BOUNDS.rationale);
  expect(words).not.toMatch(MARKUP);
  const quotations = [...words.matchAll(QUOTED)].map(([, quotation = '']) => quotation);
  expect(quotations.filter(({ length }) => length > SUGGESTION_BOUNDS.quotation)).toEqual([]);
});

it('no two reasons sound the same', () => {
  const words = Object.values(rationaleWords);
  expect(new Set(words).size).toBe(words.length);
});

it.each(SuggestionReason.options)('%s is kept beside the longest titles', (reason) => {
  const rationale = rationaleWords[reason];
  const title = `${rationale} ${'ё'.repeat(TITLE_MAX_CHARS)}`.slice(0, TITLE_MAX_CHARS);
  const salvaged = salvage(
    {
      contractVersion: 1,
      requestId: 'sample',
      generatedAt: '2026-02-25T09:00:00.000Z',
      surface: 'task_drawer',
      must_abstain: false,
      suggestions: [
        {
          type: 'set_priority',
          suggestionId: 'sample',
          confidence: 0.8,
          rationale,
          payload: { todoId: 'TASK-001', priority: 'low' },
        },
      ],
    },
    {
      now: '2026-02-25T09:00:00.000Z',
      zone: 'Europe/Moscow',
      surface: 'task_drawer',
      todoIds: ['TASK-001'],
      todoTempIds: [],
      projects: [],
      texts: ['щ'.repeat(TITLE_MAX_CHARS), title],
    },
  );
  expect(salvaged).toMatchObject({ ok: true, rejected: [] });
});
