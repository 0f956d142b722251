import type {
  InterpretRequest,
  PendingOperationQuestion,
  PendingQuestion,
  QuestionCode,
} from '@planerka/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';

const NOW = '2026-09-15T12:00:00+03:00';

/** Things to be written down, however they are said. */
const CAPTURES = [
  'купить хлеб',
  'позвонить папе завтра в 18',
  'напомни завтра в 10 забрать плащ',
  'добавь задачу оплатить садик',
  'созвон с Леной завтра в 15 на час',
  'надо сдать отчёт до пятницы',
  'задача позвонить сантехнику в 17:30',
  'каждый вторник в 10:00 планёрка на час',
  'встреча с врачом 20 сентября в 9:30',
  'не забыть полить фикус',
];

/** Questions that a value, a choice or a yes answers, and no words of their own. */
const ABOUT_NEW: readonly QuestionCode[] = [
  'DURATION',
  'START',
  'DAY',
  'CONFIRM',
  'PAST',
  'PROJECT',
];
const ABOUT_OLD: readonly QuestionCode[] = [
  'TARGET',
  'WHEN',
  'MINUTES',
  'PRIORITY',
  'PROJECT',
  'CONFIRM',
  'BULK',
  'STEPS',
  'BLOCKED',
  'PAST',
  'SERIES',
];

const choices = [
  { id: 'task:7', label: '«сварить суп» (TASK-007)' },
  { id: 'task:8', label: '«починить кран» (TASK-008)' },
];

const questionOf = (code: QuestionCode) => ({ code, clarifying_question: '?', choices });

const aboutNew = (code: QuestionCode): { pending: PendingQuestion } => ({
  pending: {
    draft_id: '00000000-0000-4000-8000-000000000001',
    envelope: {
      trace_id: 't',
      source: { channel: 'cli' },
      command: { intent: 'timeblock_create', confidence: 0.95, entities: { title: 'уборка' } },
    },
    question: questionOf(code),
  },
});

const aboutOld = (code: QuestionCode): { pending_operation: PendingOperationQuestion } => ({
  pending_operation: {
    draft_id: '00000000-0000-4000-8000-000000000001',
    operation: { type: 'delete' },
    question: questionOf(code),
  },
});

function read(text: string, asked: Partial<InterpretRequest> = {}) {
  const request: InterpretRequest = {
    trace_id: 't',
    source: { channel: 'cli' },
    now_iso: NOW,
    text,
    ...asked,
  };
  return interpretUtterance(request, { timezone: 'Europe/Moscow' }).response;
}

// Each is read twice: that takes a busy machine long.
it('what asks for something new is read as if no question were open', { timeout: 180_000 }, () => {
  const open = fc.oneof(
    fc.constantFrom(...ABOUT_NEW).map(aboutNew),
    fc.constantFrom(...ABOUT_OLD).map(aboutOld),
  );
  fc.assert(
    fc.property(fc.constantFrom(...CAPTURES), open, (text, asked) => {
      expect(read(text, asked)).toEqual(read(text));
    }),
    { numRuns: 150 },
  );
});

it.each(['ок', 'окей', 'хорошо', 'давай', 'ладно'])('%s is no consent to a loss', (text) => {
  expect(read(text, aboutOld('CONFIRM')).kind).not.toBe('answer');
});

it.each(['да', 'ага', 'конечно', '👍'])('%s is consent to a loss', (text) => {
  const found = read(text, {
    pending_operation: {
      ...aboutOld('CONFIRM').pending_operation,
      question: {
        code: 'CONFIRM',
        clarifying_question: '?',
        choices: [
          { id: 'yes', label: 'Да' },
          { id: 'no', label: 'Нет' },
        ],
      },
    },
  });
  expect(found).toMatchObject({ kind: 'answer', choice_id: 'yes' });
});
