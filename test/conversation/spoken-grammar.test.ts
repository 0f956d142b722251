import { describe, expect, it } from 'vitest';
import { seeded } from '../rig/seeded.ts';
import { spokenUtterance } from '../rig/spoken-grammar.ts';
import { isReadRight } from '../rig/spoken-reading.ts';

const UTTERANCES = 500;
const SEED = 2026;

describe('utterances that a grammar makes, labelled by construction', () => {
  const by = seeded(SEED);
  const said = Array.from({ length: UTTERANCES }, () => spokenUtterance(by));

  it('are of every form', () => {
    const forms = new Set(said.map(({ form }) => form));
    expect([...forms].sort((a, b) => a.localeCompare(b))).toEqual([
      'asked',
      'asked behind',
      'corrected',
      'enumerated',
      'field',
      'misspelt',
      'plain',
      'reason',
      'repeated',
      'several',
      'several, unmarked',
      'talk',
    ]);
  });

  it('are read as they were meant, 99 of 100', () => {
    const wrong = said.filter((one) => !isReadRight(one)).map(({ text }) => text);
    expect(wrong.slice(UTTERANCES / 100)).toEqual([]);
  });
});
