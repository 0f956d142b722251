import { CONFIDENCE, type Operation } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const DELETE: Operation = { type: 'delete' };
const MOVE: Operation = { type: 'reschedule', planned_at: '2026-02-28' };
const DONE: Operation = { type: 'update_status', status: 'done' };

/** Said of two tasks whose labels tell no time. */
function read(text: string, operation: Operation) {
  const choices = [
    { id: 'task:1', label: '«отвезти коробки маме» (TASK-001)' },
    { id: 'task:2', label: '«отвезти коробки брату» (TASK-002)' },
    { id: 'none_of_these', label: 'Ни одна из них' },
  ];
  const question = { code: 'TARGET' as const, clarifying_question: 'Какую задачу?', choices };
  const draft_id = '00000000-0000-4000-8000-000000000001';
  return readSaid(text, {
    now_iso: '2026-02-25T12:00:00+03:00',
    pending_operation: { draft_id, operation, question },
  });
}

it.each([
  ['послезавтрашнюю', DELETE, '2026-02-27'],
  ['субботние', MOVE, '2026-02-28'],
  ['ту что завтра', MOVE, '2026-02-26'],
  ['ту, которая послезавтра', DONE, '2026-02-27'],
  ['которая в пятницу', DONE, '2026-02-27'],
])('the one of that day: %s', (text, operation, on) => {
  const { kind, operations } = read(text, operation);
  expect(kind).toBe('answer');
  expect(operations).toMatchObject([{ operation, on }]);
  expect(operations?.[0]?.mention).toBeUndefined();
});

it.each([
  ['в пятницу', DELETE, '2026-02-27'],
  ['на завтра', DELETE, '2026-02-26'],
  ['сегодня', DONE, '2026-02-25'],
])('may be when to do it, and is asked about: %s', (text, operation, on) => {
  const [one] = read(text, operation).operations ?? [];
  expect(one).toMatchObject({ operation, on });
  expect(one?.confidence).toBeLessThan(CONFIDENCE.act);
});

it.each([
  // what is done already stands on no day to come
  ['завтра', DONE],
  ['на пятницу', DONE],
  // until when it is to be done is not when it stands
  ['до пятницы', DELETE],
  ['к пятнице', DONE],
  ['в пятницу', MOVE],
  ['ту что в пять', MOVE],
  ['купить хлеб завтра', DELETE],
])('is no choice by its day: %s', (text, operation) => {
  expect(read(text, operation).operations?.[0]?.on).toBeUndefined();
});
