import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const numbered = (...numbers: readonly number[]) =>
  spokenOf(
    numbers.map((number) => ({ kind: 'task' as const, number, title: `помыть окно ${number}` })),
    { default_task_id: numbers[0] ?? 1, listed_count: 0 },
  );
const readIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readSaid(text, { thread }).operations ?? [];

it.each([
  ['первую на завтра, вторую на послезавтра', [{ task: 4 }, { task: 5 }]],
  ['вторую на пятницу, а первую на субботу', [{ task: 5 }, { task: 4 }]],
  ['первую важной, вторую на субботу', [{ type: 'set_priority', task: 4 }, { task: 5 }]],
])('%s', (text, operations) =>
  expect(readIn(text, numbered(5, 4))).toMatchObject(
    operations.map((operation) => ({ operation, corrects: true, confidence: 0.8 })),
  ),
);

it.each([
  ['сделай первую важной, вторую на субботу', [{ type: 'set_priority', task: 4 }, { task: 5 }]],
  ['первую задачу на завтра, вторую на пятницу', [{ task: 4 }, { task: 5 }]],
  ['первое окно на завтра, второе на пятницу', [{ task: 4 }, { task: 5 }]],
])('by their kind, their names, behind a verb: %s', (text, operations) =>
  expect(readIn(text, numbered(5, 4))).toMatchObject(
    operations.map((operation) => ({ operation })),
  ),
);

it.each([
  'первый черновик завтра, второй в пятницу',
  'первый слой в субботу, второй в воскресенье',
  'первую часть завтра, вторую в пятницу',
  'первую банку на завтра, вторую на пятницу',
  'первую смену на завтра, вторую на пятницу',
  'первая встреча завтра, вторая в пятницу',
  'первого завтра, второго в пятницу',
])('counts things of its own: %s', (text) => {
  const named = readIn(text, numbered(5, 4)).filter(({ operation }) => 'task' in operation);
  expect(named).toEqual([]);
});

it('asks before it deletes, and whether what is ordered has been done', () => {
  expect(readIn('первую закрой, вторую удали', numbered(5, 4))).toMatchObject([
    { operation: { type: 'update_status', task: 4 }, confidence: 0.8 },
    { operation: { type: 'delete', task: 5 }, confidence: 0.6 },
  ]);
  expect(readIn('первую сделай, вторую удали', numbered(5, 4))).toMatchObject([
    { operation: { type: 'update_status', task: 4 }, confidence: 0.6 },
    { operation: { type: 'delete', task: 5 }, confidence: 0.6 },
  ]);
  expect(readSaid('первую сделай, вторую удали').kind).toBe('none');
});

it('what was deleted is counted no more', () => {
  const deleted = [{ kind: 'task' as const, number: 4, title: 'помыть окно 4' }];
  const thread = { ...numbered(5, 3), deleted };
  expect(readIn('первую на завтра, вторую на послезавтра', thread)).toMatchObject([
    { operation: { task: 3 }, confidence: 0.8 },
    { operation: { task: 5 }, confidence: 0.8 },
  ]);
});

it('asks where one more was written right before them', () =>
  expect(readIn('первую на завтра, вторую на послезавтра', numbered(5, 4, 3))).toMatchObject([
    { operation: { task: 4 }, confidence: 0.6 },
    { operation: { task: 5 }, confidence: 0.6 },
  ]));

it.each([
  ['behind a list', 'первую на завтра, вторую на послезавтра', { listed_count: 2 }],
  ['of one that is not there', 'первую на завтра, третью на послезавтра', {}],
])('leaves the places %s to the list', (_, text, more) => {
  const named = readIn(text, { ...numbered(5, 4), ...more }).filter(
    ({ operation }) => 'task' in operation,
  );
  expect(named).toEqual([]);
});

it('leaves alone what was not written one behind the other', () => {
  const named = readIn('первую на завтра, вторую на послезавтра', numbered(5, 2)).filter(
    ({ operation }) => 'task' in operation,
  );
  expect(named).toEqual([]);
});
