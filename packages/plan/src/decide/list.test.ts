import type { Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { LIST, listsIn } from '../objects/list.ts';
import type { Task } from '../objects/task.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

const id = (n: number): string => `30000000-0000-4000-8000-00000000000${n}`;
const listOf = (number: number, title: string): Task =>
  sampleTask({ number, task_id: id(number), title, category: LIST });
const item = (number: number, title: string, more: Partial<Task> = {}): Task =>
  sampleTask({ number, task_id: id(number), title, parent_id: id(1), root_id: id(1), ...more });

const shop = listOf(1, 'Список покупок');
const rows = [
  shop,
  item(2, 'рис'),
  item(3, 'чай', { status: 'done' }),
  listOf(4, 'Список в поход'),
];
const state = (...known: Task[]) => stateOf(null, { lists: listsIn(known) });
// cites: Q-list-boxes
describe('a list with boxes', () => {
  it('is made with what stands on it where none is called so', () => {
    const operation: Operation = {
      type: 'list_add',
      list: 'Список книг',
      items: ['роман', 'роман'],
    };
    const done = decide(state(...rows), operation, sampleGiven());
    expect(rowsAfter(done)).toMatchObject([
      { title: 'Список книг', category: LIST, parent_id: null },
      { title: 'роман', status: 'todo' },
    ]);
  });

  it('takes what is new, opens what is ticked, and doubles nothing', () => {
    const operation: Operation = {
      type: 'list_add',
      list: 'список ПОКУПОК',
      items: ['Рис', 'чай', 'сыр'],
    };
    const done = decide(state(...rows), operation, sampleGiven());
    expect(rowsAfter(done)).toMatchObject([
      { number: 3, status: 'todo' },
      { title: 'сыр', parent_id: id(1) },
    ]);
    expect(done).toMatchObject({ said: [{ code: 'applied' }, { code: 'list_has' }] });
  });

  it('of several that may be meant is asked for, and of none is refused', () => {
    const operation: Operation = { type: 'list_add', items: ['сыр'] };
    expect(decide(state(...rows), operation, sampleGiven())).toMatchObject({
      kind: 'ask',
      code: 'LIST',
      choices: [{ operation: { task: 4 } }, { operation: { task: 1 } }],
    });
    const none = decide(state(), operation, sampleGiven());
    expect(none).toMatchObject({ kind: 'refuse', code: 'NOTHING_FOUND' });
    const unknown = decide(state(...rows), { ...operation, task: 9 }, sampleGiven());
    expect(unknown).toMatchObject({ kind: 'refuse', code: 'UNKNOWN_TARGET' });
  });

  it('loses what is ticked: by its button at once, by words after a yes', () => {
    const byButton = decide(state(...rows), { type: 'list_clear', task: 1 }, sampleGiven());
    expect(rowsAfter(byButton)).toMatchObject([{ number: 3, deleted_at: expect.any(String) }]);
    const byWords = decide(state(...rows), { type: 'list_clear' }, sampleGiven());
    expect(byWords).toMatchObject({ kind: 'ask', code: 'CONFIRM' });
    const nothing = decide(state(shop, item(2, 'рис')), { type: 'list_clear' }, sampleGiven());
    expect(nothing).toMatchObject({ kind: 'refuse', code: 'NO_CHANGE' });
    const missing = { type: 'list_clear', list: 'Список книг' } as const;
    expect(decide(state(...rows), missing, sampleGiven())).toMatchObject({ code: 'NOTHING_FOUND' });
  });
});
