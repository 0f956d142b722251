import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { threadHints } from './thread-hints.ts';

const some = (kind: ObjectHandle['kind'], count: number): ObjectHandle[] =>
  Array.from({ length: count }, (_, at) => ({ kind, number: at + 1, title: `${kind} ${at + 1}` }));

const NOTHING = { refs: [], suggested: [], operations: [] };
const known = (recent: readonly ObjectHandle[], pointers = {}) =>
  threadHints({ room: null, pinned: [], recent }, { ...NOTHING, ...pointers }).candidates;
const kinds = (candidates: readonly ObjectHandle[]) => [
  candidates.filter(({ kind }) => kind === 'task').length,
  candidates.filter(({ kind }) => kind === 'timeblock').length,
];

describe('what was spoken of in a long thread', () => {
  it.each([
    [10, 3, [10, 3]],
    [50, 3, [37, 3]],
    [50, 19, [30, 10]],
    [38, 9, [31, 9]],
    [4, 50, [4, 36]],
    [50, 0, [40, 0]],
  ])('of %i tasks and %i timeblocks both are known', (tasks, blocks, expected) => {
    expect(kinds(known([...some('task', tasks), ...some('timeblock', blocks)]))).toEqual(expected);
  });

  it('a list in view is whole', () => {
    const recent = [...some('task', 50), ...some('timeblock', 4)];
    const listed = known(recent, { suggested: some('task', 20) });
    expect(listed.slice(0, 20)).toEqual(some('task', 20));
    expect(kinds(listed)).toEqual([36, 4]);
  });
});
