import type { Source } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import {
  SOURCES_MAX,
  sourceFields,
  sourceOf,
  withKeptSource,
  withSources,
} from './kept-sources.ts';

const photo = (...messages: number[]): Source => ({ kind: 'photo', chat: '7', messages });

describe('the messages that are kept with an object', () => {
  it('stand one behind the other', () => {
    expect(withKeptSource(null, photo(1))).toEqual([photo(1)]);
    expect(withKeptSource([photo(1)], photo(2))).toEqual([photo(1), photo(2)]);
  });

  it('are one where they were sent together, and none twice', () => {
    expect(withKeptSource([photo(1, 2)], photo(2, 3))).toEqual([photo(1, 2, 3)]);
    expect(withKeptSource([photo(1)], photo(1))).toEqual([photo(1)]);
    const elsewhere: Source = { ...photo(1), chat: '8' };
    expect(withKeptSource([photo(1)], elsewhere)).toEqual([photo(1), elsewhere]);
  });

  it('have an end, at which nothing is put in place of what is there', () => {
    const full = Array.from({ length: SOURCES_MAX }, (_, at) => photo(at + 1));
    expect(withKeptSource(full, photo(99))).toBeNull();
    expect(withSources(full, [photo(99)])).toEqual(full);
  });

  it('go through an operation and come out the same', () => {
    const source: Source = {
      kind: 'document',
      chat: '-5',
      messages: [3],
      name: 'план.pdf',
      size: 9,
    };
    expect(sourceOf({ type: 'attach_source', task: 1, ...sourceFields(source) })).toEqual(source);
    expect(sourceOf({ type: 'attach_source', task: 1, source_kind: 'photo' })).toBeNull();
  });
});
