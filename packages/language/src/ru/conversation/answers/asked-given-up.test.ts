import type { PendingQuestion } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf(
  [
    { kind: 'task', number: 1, title: 'коробки' },
    { kind: 'task', number: 2, title: 'мука' },
  ],
  { default_task_id: 1 },
);
const pending: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  question: {
    code: 'CONFIRM',
    clarifying_question: 'Правильно понял: задача «позвонить Марине»?',
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
  envelope: {
    trace_id: 'trace-0',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.6, entities: { title: 'позвонить Марине' } },
  },
};
const read = (text: string) => readSaid(text, { thread, pending });

it.each([
  'Марина перезвонила сама, так что это уже неактуально',
  'Марина сама всё написала, уже неактуально',
])('%s gives up what is asked about', (text) => {
  expect(read(text)).toMatchObject({ kind: 'cancel', envelopes: [] });
});

it.each(['курьер уже был, это неактуально', 'Рита сама всё написала, уже неактуально'])(
  '%s is of nothing that is in view',
  (text) => {
    expect(read(text)).toMatchObject({ kind: 'none', envelopes: [] });
  },
);

it.each(['мука уже неактуальна', 'убери муку', 'второе уже не надо'])(
  '%s names what goes, whatever is asked',
  (text) => {
    expect(read(text).kind).toBe('operations');
  },
);

it('is of what is in view where nothing is asked', () => {
  const { kind, operations = [] } = readSaid('курьер уже был, это неактуально', { thread });
  expect(kind).toBe('operations');
  expect(operations[0]?.confidence).toBeLessThan(0.75);
});
