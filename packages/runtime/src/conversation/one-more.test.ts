import { expect, it } from 'vitest';
import { isWrittenSo } from './one-more.ts';

const written = (title: string, more = {}) => ({
  type: 'task_created' as const,
  after: { title, planned_on: null, due_on: null, ...more },
});

it('is one more of what begins with the same verb', () => {
  expect(isWrittenSo(written('Купить валик'), 'купить шпатель')).toBe(true);
});

it.each([
  ['another verb', written('заказать валик')],
  ['what has its day', written('купить валик', { planned_on: '2026-02-26' })],
  ['what was changed', { ...written('купить валик'), type: 'status_updated' as const }],
  ['what is gone', { ...written('купить валик'), after: null }],
])('is none of %s', (_, entry) => {
  expect(isWrittenSo(entry, 'купить шпатель')).toBe(false);
});
