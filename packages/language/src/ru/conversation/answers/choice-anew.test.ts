import type { Operation, PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const asking = (operation: Operation): PendingOperationQuestion => ({
  draft_id: '00000000-0000-4000-8000-000000000001',
  operation,
  question: {
    code: 'TARGET',
    clarifying_question: 'Какой блок?',
    choices: [
      { id: 'timeblock:2', label: '«созвон с Ритой» (BLOCK-002), 16 сентября, 14:00' },
      { id: 'timeblock:1', label: '«созвон с Артёмом» (BLOCK-001), 16 сентября, 10:00' },
      { id: 'none_of_these', label: 'Ни один из них' },
    ],
  },
});
const TO_HOUR: Operation = { type: 'reschedule', planned_time: '15:00' };
const TO_DAY: Operation = { type: 'reschedule', planned_at: '2026-09-18' };
const read = (text: string, operation: Operation) =>
  readSaid(text, { pending_operation: asking(operation) });

describe('which one is meant, and another time', () => {
  it.each([
    ['второй на 16', TO_HOUR, { timeblock: 1, planned_time: '16:00' }],
    ['первый, но на 17', TO_HOUR, { timeblock: 2, planned_time: '17:00' }],
    ['последний на субботу', TO_DAY, { timeblock: 1, planned_at: '2026-09-19' }],
  ])('%s', (text, operation, meant) => {
    const { kind, operations = [] } = read(text, operation);
    expect([kind, ...operations.map((one) => one.operation)]).toEqual([
      'answer',
      { type: 'reschedule', ...meant },
    ]);
  });

  it('in contrast it is said of another one, and the question waits', () => {
    const { kind, operations = [] } = read('а вторую на 16', TO_HOUR);
    expect([kind, ...operations.map((one) => one.operation)]).toEqual([
      'operations',
      { type: 'reschedule', planned_time: '16:00', timeblock: 1 },
    ]);
  });

  it.each([
    ['a place alone is chosen', 'второй', TO_HOUR, 'timeblock:1'],
    [
      'a day would be put together with the hour that was said',
      'первый, но на пятницу',
      TO_HOUR,
      undefined,
    ],
    [
      'nobody says whether the hour that was said stays',
      'второй на субботу',
      { type: 'reschedule', planned_at: '2026-09-18T15:00:00+03:00' } as Operation,
      undefined,
    ],
    ['there is no third', 'третий на 16', TO_HOUR, undefined],
  ])('%s', (_why, text, operation, choice) => {
    const { choice_id, operations = [] } = read(text, operation);
    expect(choice_id).toBe(choice);
    expect(operations.filter(({ operation }) => 'timeblock' in operation)).toEqual([]);
  });

  it('of a deletion no time is taken', () => {
    const { operations = [] } = read('второй на 16', { type: 'delete' });
    expect(operations.filter(({ operation }) => 'timeblock' in operation)).toEqual([]);
  });
});
