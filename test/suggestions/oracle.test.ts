import { EnvelopeCode, SuggestionCode, SuggestionType } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { compareRandom } from '../rig/salvage-against-oracle.ts';

// cites: P1, P3, P4, S-order, S-again

it('500 random envelopes: salvage and the oracle agree, and every code and type is among them', () => {
  const { codes, differences } = compareRandom(2026, 500);
  expect(differences).toEqual([]);
  const wanted = [...EnvelopeCode.options, ...SuggestionCode.options, ...SuggestionType.options];
  expect(wanted.filter((code) => !codes.has(code))).toEqual([]);
});
