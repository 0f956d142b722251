import {
  type InterpretRequest,
  InterpretResponse,
  type PendingOperationQuestion,
} from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';
import { readText } from '../grammar.ts';
import { numbers as composed } from '../vocabulary.ts';
import { OPERATIONS, QUERIES } from './corpus.ts';

const PHRASES = [...OPERATIONS, ...QUERIES].flatMap(([, phrases]) => phrases);
const WORDS = [...new Set(PHRASES.flatMap((phrase) => phrase.split(' ')))];
const ODD = [
  '⟨1⟩',
  '№',
  '#',
  '-',
  '«',
  '»',
  '042',
  '99999999',
  'на 300 лет',
  'через 9000 лет',
  '🙂',
  '\n',
  'х'.repeat(700),
];

/** Many runs on a busy machine take longer than vitest waits by default. */
const UNDER_LOAD_MS = 180_000;

const salad = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
      fc.constantFrom(...ODD),
      fc.string(),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((words) => words.join(' ').trim() || 'а');

const read = (text: string, more: Partial<InterpretRequest> = {}) =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      thread: { room: { kind: 'hub' }, candidates: [], default_task_id: 1, operations: [] },
      ...more,
    },
    { timezone: CORPUS_ZONE },
  ).response;

/** In digits, or in words that make the number. */
const isSaid = (number: number, text: string): boolean =>
  text.includes(String(number)) ||
  composed.compose(readText(text).words).some(({ value }) => value === number);

const codes = [
  'TARGET',
  'WHEN',
  'NEW_TITLE',
  'MINUTES',
  'PRIORITY',
  'PROJECT',
  'LINKED_TASK',
  'CONFIRM',
  'BULK',
  'SERIES',
] as const;
const pendings = fc.constantFrom(...codes).map(
  (code): PendingOperationQuestion => ({
    draft_id: '0191d7a0-0000-7000-8000-000000000001',
    operation: code === 'LINKED_TASK' ? { type: 'link_task' } : { type: 'reschedule', task: 3 },
    question: {
      code,
      clarifying_question: '?',
      choices: [
        { id: 'task:3', label: 'Купить молоко (TASK-003)' },
        { id: 'none_of_these', label: 'Ни одна из них' },
      ],
    },
  }),
);

describe('any words about what exists', () => {
  it(
    'give a response of the contract’s shape',
    () => {
      fc.assert(
        fc.property(salad, fc.option(pendings, { nil: undefined }), (text, pending) => {
          const response = read(text, pending === undefined ? {} : { pending_operation: pending });
          expect(InterpretResponse.safeParse(response).error?.issues ?? []).toEqual([]);
        }),
        { numRuns: 250 },
      );
    },
    UNDER_LOAD_MS,
  );

  it(
    'name only numbers that were said, and no placeholder',
    () => {
      fc.assert(
        fc.property(salad, (text) => {
          for (const { operation, mention = '' } of read(text).operations ?? []) {
            const { task, tasks, timeblock, project }: Partial<Record<string, unknown>> = {
              ...operation,
            };
            const listed: unknown[] = Array.isArray(tasks) ? tasks : [];
            const numbers = [task, timeblock, project, ...listed].filter(
              (value) => typeof value === 'number',
            );
            expect(numbers.filter((number) => !isSaid(number, text))).toEqual([]);
            expect(mention).not.toContain('⟨');
          }
        }),
        { numRuns: 150 },
      );
    },
    UNDER_LOAD_MS,
  );
});
