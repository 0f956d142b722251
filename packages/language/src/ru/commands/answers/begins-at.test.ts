import type { PendingQuestion } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const DURATION: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: '00000000-0000-4000-8000-000000000002',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'timeblock_create',
      confidence: 0.95,
      entities: { title: 'замер', start_at: '2026-02-26T15:00:00+03:00' },
    },
  },
  question: {
    code: 'DURATION',
    clarifying_question: 'На сколько минут поставить блок?',
    choices: [],
  },
};
const entitiesOf = (text: string) =>
  readSaid(text, { pending: DURATION }).envelopes[0]?.command.entities;

it.each([
  ['в два', '14:00'],
  ['нет, в четыре', '16:00'],
  ['не в три, а в четыре', '16:00'],
  ['к половине четвёртого', '15:30'],
  ['с двух', '14:00'],
  ['где-нибудь с двух', '14:00'],
  ['лучше в 4 часа', '16:00'],
])('«%s» is when it begins, on its day', (text, hour) => {
  const entities = entitiesOf(text);
  expect(entities?.start_at).toContain(`2026-02-26T${hour}`);
  expect(entities?.duration_minutes).toBeUndefined();
});

it.each([
  ['1:30', 90],
  ['на два', 120],
  ['до пяти', 120],
  ['часа два', 120],
])('«%s» is how long it takes', (text, minutes) => {
  const entities = entitiesOf(text);
  expect(entities).toMatchObject({ start_at: '2026-02-26T15:00:00+03:00' });
  expect(entities?.duration_minutes).toBe(minutes);
});
