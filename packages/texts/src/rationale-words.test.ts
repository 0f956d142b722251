import { SUGGESTION_BOUNDS, SuggestionReason } from '@planerka/contracts';
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
