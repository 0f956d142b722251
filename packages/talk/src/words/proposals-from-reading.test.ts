import type { InterpretResponse, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { proposalsFromReading } from './proposals-from-reading.ts';

// cites: K5-4-only-candidates, K8-2-only-offered
const candidates: ObjectHandle[] = [{ kind: 'task', number: 1 }];
const words = { key: 'u:1', said: 'отметь вторую', draftId: null, offered: candidates };
const reading = (interpreter: 'rules' | 'model'): InterpretResponse => ({
  kind: 'operations',
  envelopes: [],
  operations: [
    { operation: { type: 'update_status', task: 2, status: 'done' }, confidence: 0.9 },
    { operation: { type: 'pin', task: 2 }, confidence: 0.9, mention: 'вторая' },
  ],
  mention: 'второе',
  interpreter,
});

it('a model may name only what it was offered, also when nothing was', () => {
  expect(proposalsFromReading(reading('model'), words)).toMatchObject([
    { offered: candidates },
    { offered: candidates },
  ]);
  const { offered: _offered, ...without } = words;
  expect(proposalsFromReading(reading('model'), without)).toMatchObject([
    { offered: [] },
    { offered: [] },
  ]);
});

it('a number that the person said is the person’s own', () => {
  const [first] = proposalsFromReading(reading('rules'), words);
  expect(first).not.toHaveProperty('offered');
});

it('words that name an object belong to every operation that has none of its own', () => {
  expect(proposalsFromReading(reading('rules'), words)).toMatchObject([
    { key: 'u:1:0', read: { mention: 'второе' } },
    { key: 'u:1:1', read: { mention: 'вторая' } },
  ]);
});

it('an answer that was said ahead is taken before what is said behind it', () => {
  const envelope = (title: string): InterpretResponse['envelopes'][number] => ({
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.9, entities: { title } },
  });
  const both: InterpretResponse = {
    kind: 'commands',
    envelopes: [envelope('купить перчатки')],
    answer: envelope('спорт'),
    interpreter: 'rules',
  };
  expect(proposalsFromReading(both, { key: 'u:1', said: 'час', draftId: 'd' })).toMatchObject([
    { type: 'answer', key: 'u:1:0', draft_id: 'd', envelope: both.answer },
    { type: 'command', key: 'u:1:1', envelope: both.envelopes[0] },
  ]);
});

it('what is new where nothing can be done again stands beside that, and is no proposal of its own', () => {
  const envelope: InterpretResponse['envelopes'][number] = {
    trace_id: 'trace-1',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.6, entities: { title: 'купить шины' } },
  };
  const operation = { type: 'reschedule' } as const;
  const both = (again: boolean): InterpretResponse => ({
    kind: 'operations',
    envelopes: [envelope],
    operations: [{ operation, confidence: 0.8, ...(again ? { again: true } : {}) }],
    interpreter: 'rules',
  });
  expect(proposalsFromReading(both(true), words)).toMatchObject([
    { type: 'operation', otherwise: envelope },
  ]);
  expect(proposalsFromReading(both(false), words)).toMatchObject([
    { type: 'operation' },
    { type: 'command', envelope },
  ]);
});
