import type { PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const pending_operation: PendingOperationQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  operation: { type: 'reschedule', planned_at: '2026-09-21' },
  question: {
    code: 'TARGET',
    clarifying_question: 'Что именно?',
    choices: [
      { id: 'task:1', label: '«собрать вещи на концерт» (TASK-001)' },
      { id: 'timeblock:1', label: '«концерт» (BLOCK-001), 18 сентября, 19:00' },
      { id: 'none_of_these', label: 'Ничего из этого' },
    ],
  },
};
const chosen = (text: string) => {
  const { kind, choice_id: choice } = readSaid(text, { pending_operation });
  return kind === 'answer' ? (choice ?? 'words') : kind;
};

describe("one of those that are offered, in words of one's own", () => {
  it.each([
    'концерт',
    'сам концерт',
    'конечно сам концерт',
    'концерт, не вещи',
    'концерт а не вещи',
    'не вещи, а концерт',
    'нет, первое не надо, второе',
    'второе, а не первое',
    'не первое второе',
    'вещи не трогай, концерт',
    'тот который в пятницу',
    'то, что вечером',
  ])('%s', (text) => {
    expect(chosen(text)).toBe('timeblock:1');
  });

  it.each(['вещи', 'не концерт, а вещи', 'вещи а не сам концерт', 'первое, второе не надо'])(
    '%s is the other one',
    (text) => {
      expect(chosen(text)).toBe('task:1');
    },
  );

  it.each([
    // of which of the two "не надо" is said, no mark tells
    'первое не надо второе',
    'концерт уже отменили, билеты вернули',
    'концерт оставь',
    'вещи не трогай',
    'пусть вещи остаются',
    'ту что в пять',
    'соседка звонила. завтра зайду',
    'купить батарейки',
  ])('%s chooses none', (text) => {
    expect(['timeblock:1', 'task:1', 'words']).not.toContain(chosen(text));
  });
});
