import { describe, expect, it } from 'vitest';
import { notesIn } from './said-notes.ts';

/** Far above what any machine takes; what tries all from each sign takes minutes. */
const LIMIT_MS = 20_000;
const HEAD = 'купить лак заметка';

describe('notes in long texts', () => {
  it.each([
    ['lines without a word', '\n'],
    ['lines and spaces', ' \n '],
    ['spaces', ' '],
    ['marks', ', '],
  ])('%s take no long time', (_, unit) => {
    const text = HEAD + unit.repeat(Math.floor(9000 / unit.length)) + 'x';
    const began = performance.now();
    notesIn(text);
    expect(performance.now() - began).toBeLessThan(LIMIT_MS);
  });

  it('stories hold none', () => {
    const note = `${HEAD}: матовый`;
    expect(notesIn(note)).toHaveLength(1);
    expect(notesIn(note + ' и ровный'.repeat(200))).toEqual([]);
  });
});
