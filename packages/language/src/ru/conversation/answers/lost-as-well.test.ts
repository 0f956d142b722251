import type { Operation, PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const THREAD = {
  room: { kind: 'hub' as const },
  candidates: [
    { kind: 'task' as const, number: 3, title: 'полить кактус' },
    { kind: 'task' as const, number: 2, title: 'наколоть дров' },
    { kind: 'task' as const, number: 1, title: 'отнести мёд' },
  ],
  operations: [],
};

const asking = (
  operation: Operation,
  code: PendingOperationQuestion['question']['code'],
  clarifying_question: string,
): PendingOperationQuestion => ({
  draft_id: '0191d7a0-0000-7000-8000-000000000001',
  operation,
  question: {
    code,
    clarifying_question,
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
});
const ONE = asking({ type: 'delete' }, 'CONFIRM', 'Удалить задачу «наколоть дров» (TASK-002)?');
const GIVEN_UP = asking(
  { type: 'update_status', status: 'cancelled' },
  'CONFIRM',
  'Снять с плана задачу «наколоть дров» (TASK-002)?',
);
const TWO = asking(
  { type: 'delete' },
  'BULK',
  'Удалить: 2 задачи. Всё верно?\n• «наколоть дров» (TASK-002)\n• «отнести мёд» (TASK-001)',
);

const read = (text: string, pending_operation: PendingOperationQuestion) =>
  interpretUtterance(
    {
      trace_id: 't',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      thread: THREAD,
      pending_operation,
    },
    { timezone: CORPUS_ZONE },
  ).response;

describe('another loss, behind the one that is asked about', () => {
  it.each([
    'и кактус тоже',
    'да, и кактус тоже',
    'ага и кактус тоже удаляй',
    'ещё и кактус тоже убери',
    'кактус также',
    'и про кактус тоже',
  ])('%s', (text) => {
    for (const asked of [ONE, TWO]) {
      const { kind, operations, choice_id: choice } = read(text, asked);
      expect([kind, choice]).toEqual(['operations', undefined]);
      expect(operations).toMatchObject([{ operation: { type: 'delete' }, mention: 'кактус' }]);
    }
  });

  it('what is given up is given up with another', () => {
    const { operations } = read('кактус тоже не надо', GIVEN_UP);
    expect(operations).toMatchObject([
      { operation: { type: 'update_status', status: 'cancelled' }, mention: 'кактус' },
    ]);
  });

  it.each(['мёд тоже полил', 'и розы тоже', 'дрова тоже', 'завтра тоже', 'да, тоже'])(
    '%s is none',
    (text) => {
      const { operations = [] } = read(text, ONE);
      expect(operations.filter(({ operation: { type } }) => type === 'delete')).toEqual([]);
    },
  );
});

describe('of a set that is asked about', () => {
  it.each(['обе', 'да, обе убирай', 'удаляй обе', 'обе сразу'])('%s is a yes', (text) => {
    expect(read(text, TWO)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });

  it.each(['все три', 'да, все четыре удаляй', 'не надо обе', 'обе оставь', 'обе на завтра'])(
    '%s is no yes',
    (text) => {
      expect(read(text, TWO).choice_id).not.toBe('yes');
    },
  );

  it.each([
    ['дрова удаляй, а мёд оставь', 'мёд'],
    ['да, дрова убери а мёд не трогай', 'мёд'],
    ['мёд вычёркивай, но оставь дрова', 'дрова'],
  ])('%s leaves %s', (text, mention) => {
    expect(read(text, TWO)).toMatchObject({ kind: 'answer', operations: [{ mention }] });
  });

  it('what goes must be of the set', () => {
    expect(read('кактус удаляй, а мёд оставь', TWO).operations).not.toMatchObject([
      { mention: 'мёд', operation: { type: 'delete' } },
    ]);
  });
});
