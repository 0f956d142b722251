import { expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../ru/corpus.ts';

/** The corpus is read on a Tuesday. */
function isOpen(text: string): boolean {
  const thread = {
    room: { kind: 'hub' as const },
    candidates: [{ kind: 'task' as const, number: 1, title: 'полить орхидеи' }],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { operations = [] } = interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
  expect(operations).toHaveLength(1);
  return operations[0]?.week_open === true;
}

it.each(['орхидеи на вторник вечером', 'перенеси орхидеи на вторник на 19:00'])(
  '%s may be a week ahead',
  (text) => {
    expect(isOpen(text)).toBe(true);
  },
);

it.each([
  'орхидеи на среду',
  'орхидеи на сегодня',
  'орхидеи на этот вторник вечером',
  'орхидеи на 22 сентября',
])('%s is a day of its own', (text) => {
  expect(isOpen(text)).toBe(false);
});
