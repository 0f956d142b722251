import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'Список снедь на пикник' },
  { kind: 'task', number: 2, title: 'сосиски' },
  { kind: 'task', number: 3, title: 'лаваш' },
  { kind: 'task', number: 4, title: 'Список баня' },
];
const read = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread: spokenOf(KNOWN) });
  return {
    put: operations.flatMap(({ operation }) =>
      operation.type === 'list_add' ? [[operation.list, ...(operation.items ?? [])].join()] : [],
    ),
    off: operations.flatMap(({ operation, mention, list }) =>
      operation.type === 'list_add' ? [] : [[operation.type, mention, list].join()],
    ),
    made: envelopes.length,
  };
};

describe('what goes on a list, and what goes off it', () => {
  const list = 'Список снедь на пикник';
  it.each([
    ['добавь в снедь на пикник угли', [`${list},угли`], []],
    ['в снедь на пикник допиши угли и соль', [`${list},угли,соль`], []],
    ['угли в снедь на пикник добавь', [`${list},угли`], []],
    [
      'добавь в снедь на пикник угли и еще соль и сосиски убери',
      [`${list},угли,соль`],
      [`delete,сосиски,${list}`],
    ],
    [
      'закинь в список снедь на пикник угли, сосиски и лаваш вычеркни',
      [`${list},угли`],
      [`subtask_tick,сосиски,${list}`, `subtask_tick,лаваш,${list}`],
    ],
    ['добавь в баню веник, а мыло удали', ['Список баня,веник'], ['delete,мыло,Список баня']],
    ['добавь в список баня веник и убери мыло', ['Список баня,веник'], ['delete,мыло,Список баня']],
  ])('%s', (text, put, off) => {
    expect(read(text)).toEqual({ put, off, made: 0 });
  });

  it.each(['добавь в планы на завтра помыть машину', 'добавь в еду для кота корм'])(
    'is of no list: %s',
    (text) => {
      expect(read(text).put).toEqual([]);
    },
  );
});
