import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

const CALL: ObjectHandle = { kind: 'task', number: 1, title: 'позвонить кровельщику' };

function read(text: string) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [CALL],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

it.each([
  'кровельщику звонить не надо',
  'кровельщику звонить уже не надо он сам объявился',
  'кровельщику можно не звонить он в курсе',
  'кровельщику звонить больше не нужно, он приехал',
])('what was to be done need not be done: %s', (text) => {
  const { kind, operations = [] } = read(text);
  expect(kind).toBe('operations');
  expect(operations.map(({ operation }) => operation.type)).toEqual(['update_status']);
});

it.each([
  'рамы шкурить не надо',
  'завтра рано вставать не надо',
  'за свет можно пока не платить',
  'мастер сказал что плинтус снимать не надо',
  'с понедельника на йогу ходить не надо',
])('nobody writes that down: %s', (text) => {
  expect(read(text).kind).toBe('none');
});

it.each([
  'запиши что рамы шкурить не надо',
  'напомни что в субботу приезжать не надо',
  'узнать у тёти не надо ли ей лекарств',
  'проверить что платить больше не надо',
  'купить хлеб, молоко не надо',
  'купить то чего не надо варить',
])('something is to be done all the same: %s', (text) => {
  expect(read(text).kind).toBe('commands');
});
