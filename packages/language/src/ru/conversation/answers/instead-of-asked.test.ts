import type { Operation, PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const asking = (operation: Operation, question: string): PendingOperationQuestion => ({
  draft_id: '0191d7a0-0000-7000-8000-000000000001',
  operation,
  question: {
    code: 'CONFIRM',
    clarifying_question: question,
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
});
const MOVE = asking(
  { type: 'reschedule', planned_time: '09:00' },
  'Правильно понял: перенести задачу «сменить масло» (TASK-001) на 09:00?',
);
const TAGS = asking(
  { type: 'set_tags', add: ['дом'] },
  'Правильно понял: изменить теги задачи «сменить масло» (TASK-001) #дом?',
);
const LOSS = asking({ type: 'delete' }, 'Удалить задачу «сменить масло» (TASK-001)?');

const read = (text: string, pending_operation: PendingOperationQuestion) =>
  interpretUtterance(
    {
      trace_id: 't',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      pending_operation,
      thread: {
        room: { kind: 'hub' },
        default_task_id: 1,
        candidates: [{ kind: 'task', number: 1, title: 'сменить масло' }],
        operations: [],
      },
    },
    { timezone: CORPUS_ZONE },
  ).response;

describe('something else of what is asked about', () => {
  it.each([
    ['и напомни за 15 минут', MOVE, 'set_reminders'],
    ['приоритет высокий', MOVE, 'set_priority'],
    ['тег гараж', MOVE, 'set_tags'],
    ['приоритет высокий', TAGS, 'set_priority'],
    ['перенеси на завтра', TAGS, 'reschedule'],
  ])('%s: the question waits', (text, asked, type) => {
    const { kind, operations = [] } = read(text, asked);
    expect(kind).toBe('answer');
    expect(operations).toMatchObject([{ operation: { type }, beside: true }]);
  });

  it.each([
    ['нет, приоритет высокий', MOVE],
    ['не надо, лучше напомни за час', MOVE],
    ['приоритет высокий', LOSS],
    ['перенеси на завтра', LOSS],
    ['срок до пятницы', MOVE],
  ])('%s: it takes the place of the question', (text, asked) => {
    const { kind, operations = [] } = read(text, asked);
    expect(kind).toBe('answer');
    expect(operations[0]?.beside).toBeUndefined();
    expect(operations).toHaveLength(1);
  });
});
