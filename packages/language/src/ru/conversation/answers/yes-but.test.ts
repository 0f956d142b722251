import type { PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLE = 'получить аванс и договор';
const thread = spokenOf([{ kind: 'task', number: 1, title: TITLE }], { default_task_id: 1 });
const pending: PendingOperationQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  operation: { type: 'update_status', status: 'done', task: 1 },
  question: {
    code: 'CONFIRM',
    clarifying_question: `Отметить сделанной задачу «${TITLE}» (TASK-001)?`,
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
};

const read = (text: string) => readSaid(text, { thread, pending_operation: pending });

describe('a yes that takes part of it back', () => {
  // its things are known one by one: those that were got leave its title, and that is asked about
  it.each([
    ['да отметь только договор а аванс еще нет', 'получить аванс'],
    ['да только договор', 'получить аванс'],
    ['ага кроме аванса', 'получить аванс'],
    ['да договор только', 'получить аванс'],
  ])('%s: is done of these alone', (text, title) => {
    const { kind, choice_id: choice, operations = [] } = read(text);
    expect([kind, choice]).toEqual(['answer', undefined]);
    expect(operations).toEqual([
      { operation: { type: 'rename', title, task: 1 }, confidence: 0.6 },
    ]);
  });

  it.each([
    'да но аванс еще не получил',
    'да но не все',
    'угу но аванса пока нет',
    'да но договор без печати',
  ])('%s: is no yes, and no order', (text) => {
    const { kind, choice_id: choice, operations = [] } = read(text);
    expect([kind, choice, operations]).toEqual(['none', undefined, []]);
  });

  it.each(['да', 'да да отмечай', 'ну да конечно', 'ага давай'])('%s: is one', (text) =>
    expect(read(text)).toMatchObject({ kind: 'answer', choice_id: 'yes' }),
  );
});
