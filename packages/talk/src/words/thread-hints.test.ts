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

describe('where what was spoken of last went', () => {
  const [first, second] = some('task', 2);
  const project: ObjectHandle = { kind: 'project', number: 7, title: 'Кафе' };
  const standing = [{ task: 2, project: 7 }];
  const hintsOf = (recent: readonly (ObjectHandle | undefined)[]) =>
    threadHints(
      { room: null, pinned: [], recent: recent.flatMap((each) => each ?? []), standing },
      NOTHING,
    );

  it('is told of the first of the candidates alone', () => {
    expect(hintsOf([second, first, project]).first_in_project_id).toBe(7);
    expect(hintsOf([first, second, project])).not.toHaveProperty('first_in_project_id');
    const block: ObjectHandle = { kind: 'timeblock', number: 2, title: 'йога' };
    expect(hintsOf([block, second])).not.toHaveProperty('first_in_project_id');
  });
});
