import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const SAME: ObjectHandle[] = [
  { kind: 'task', number: 7, title: 'покрасить дверь' },
  { kind: 'task', number: 12, title: 'Покрасить дверь' },
  { kind: 'project', number: 2, title: 'покрасить дверь' },
];

function read(text: string) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: SAME,
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response.operations;
}

it.each(['удали последнюю задачу покрасить дверь', 'отмени последнее добавление покрасить дверь'])(
  'the newest of one name, after a yes: %s',
  (text) => {
    expect(read(text)).toEqual([{ operation: { type: 'delete', task: 12 }, confidence: 0.6 }]);
  },
);

it('both of them, tasks and nothing else', () => {
  expect(read('удали обе задачи покрасить дверь')?.map((one) => [one.several, one.kind])).toEqual([
    [2, 'task'],
  ]);
});

it.each([
  ['удали задачу покрасить дверь', 'task'],
  ['удали покрасить дверь', undefined],
  ['удали проект покрасить дверь', 'project'],
])('the kind that was said: %s', (text, kind) => {
  expect(read(text)?.map((one) => one.kind)).toEqual([kind]);
});
