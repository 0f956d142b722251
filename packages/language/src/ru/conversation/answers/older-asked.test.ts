import type { PendingQuestion, WaitingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const OLDER = '00000000-0000-4000-8000-000000000001';
const choices = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
];
const pending: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000002',
  question: {
    code: 'CONFIRM',
    clarifying_question: 'Правильно понял: задача «соседке»?',
    choices,
  },
  envelope: {
    trace_id: 'trace-0',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.6, entities: { title: 'соседке' } },
  },
};
const MOVE = { draft_id: OLDER, act: 'reschedule', planned_at: '2026-09-17T17:00:00+03:00' };
const DROP = { draft_id: OLDER, act: 'delete' };
const read = (text: string, waiting: WaitingQuestion[] = [MOVE]) => {
  const {
    kind,
    draft_id: of,
    choice_id: choice,
    operations,
  } = readSaid(text, { pending, waiting });
  return { kind, of, choice, operation: operations?.[0]?.operation };
};

describe('a verb that fits only the question asked before the last one', () => {
  it.each(['да перенеси', 'ага, передвинь', 'да на четверг перенеси'])('%s is its yes', (text) => {
    expect(read(text)).toMatchObject({ kind: 'answer', of: OLDER, choice: 'yes' });
  });

  it.each(['да на субботу перенеси', 'ну передвинь на субботу', 'ага перенеси её на субботу'])(
    '%s mends it',
    (text) => {
      const operation = { type: 'reschedule', planned_at: '2026-09-19' };
      expect(read(text)).toMatchObject({ kind: 'answer', of: OLDER, operation });
    },
  );

  it.each(['да удали', 'ага убирай', 'да, удаляй'])(
    '%s: what would be lost is asked about again',
    (text) => {
      const found = read(text, [DROP]);
      expect(found).toMatchObject({ kind: 'answer', of: OLDER, operation: { type: 'delete' } });
      expect(found.choice).toBeUndefined();
    },
  );

  it.each(['да удали', 'да убери', 'ага убирай'])('%s is no yes to something new', (text) => {
    expect(read(text, [])).toMatchObject({ kind: 'cancel' });
  });

  it.each([
    'да',
    'да запиши',
    'нет',
    'да, и сестре тоже',
    'да перенеси примерку',
    'перенеси на субботу',
    'удали',
    'не переноси',
    'тогда перенеси на субботу',
    'и перенеси на субботу',
  ])('%s is none of it', (text) => {
    expect(read(text).of).toBeUndefined();
  });
});
