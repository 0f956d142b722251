import { describe, expect, test } from 'vitest';
import { lineAndColumn } from './migration-files.ts';

describe('lineAndColumn', () => {
  test.each([
    ['select 1', 1, '1:1'],
    ['select 1;\nselec 2', 11, '2:1'],
    ['-- задача 🗓️\nselect x', 21, '2:8'],
    ["select '🗓', x", 13, '1:13'],
  ])('%j at %i', (sql, position, place) => {
    expect(lineAndColumn(sql, position)).toBe(place);
  });
});
