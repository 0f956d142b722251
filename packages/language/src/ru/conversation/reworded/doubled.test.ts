import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const KNOWN: ObjectHandle[] = ['вызвать слесаря', 'слесаря вызвать', 'заказать торт'].map(
  (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
);

function read(text: string, asked: Partial<InterpretRequest> = {}) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: KNOWN,
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread, ...asked };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

describe('what stands twice', () => {
  it.each([
    ['дубль у меня: вызвать слесаря, убери', 'вызвать слесаря'],
    ['слушай, тут дубликат вызвать слесаря, удали лишний', 'вызвать слесаря'],
    ['вызвать слесаря два раза записано, оставь тот что до среды', 'вызвать слесаря'],
    ['заказать торт почему-то задвоилось, убери одно', 'заказать торт'],
    ['задвоился слесарь, удали второй', 'слесарь'],
  ])('one of them is to go: %s', (text, mention) => {
    const { envelopes, operations } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ operation: { type: 'delete' }, mention }]);
  });

  it('by its number', () => {
    expect(read('у меня дубль 13, удали').operations).toMatchObject([
      { operation: { type: 'delete', task: 13 } },
    ]);
  });

  it.each([
    ['у меня вызвать слесаря задвоилось', 'вызвать слесаря'],
    ['у меня дубль заказать торт', 'заказать торт'],
  ])('where nothing is ordered they are shown: %s', (text, mention) => {
    const { query, envelopes, operations = [] } = read(text);
    expect([query, envelopes, operations]).toEqual([{ type: 'find', mention }, [], []]);
  });

  it.each([
    'дубль ключа сделать завтра',
    'записать дубль песни в студии',
    'позвонить слесарю два раза',
  ])('nothing does: %s', (text) => {
    const { kind, envelopes } = read(text);
    expect([kind, envelopes.length]).toEqual(['commands', 1]);
  });
});

describe('while it is asked which one is to go', () => {
  const choices = KNOWN.map(({ kind, number, title = '' }) => ({
    id: `${kind}:${number}`,
    label: title,
  }));
  const asked: Partial<InterpretRequest> = {
    pending_operation: {
      draft_id: '00000000-0000-4000-8000-000000000001',
      operation: { type: 'delete' },
      question: { code: 'TARGET', clarifying_question: 'Какую задачу удалить?', choices },
    },
  };

  it.each(['заказать торт', 'торт'])('the words of one choose it: %s', (text) => {
    expect(read(text, asked).choice_id).toBe('task:3');
  });

  it.each([
    'заказать торт перенеси на среду',
    'заказать торт готово',
    'заказать торт можно закрыть',
  ])('what is done to it is something else: %s', (text) => {
    const { choice_id, operations = [] } = read(text, asked);
    expect(choice_id).toBeUndefined();
    expect(operations.some(({ operation }) => operation.type === 'delete')).toBe(false);
  });
});
