import { expect, it } from 'vitest';
import { isWrittenLike, isWrittenSo } from './one-more.ts';

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

const LIKE = 'созвон с Петей';

it.each([
  ['a task with a day', written('созвон с Олей', { planned_on: '2026-02-26' })],
  [
    'a block',
    {
      ...written('Созвон с Олей', { start_at: '2026-02-26T10:00:00Z' }),
      type: 'timeblock_created' as const,
    },
  ],
])('is the same with a time of its own, behind %s', (_, entry) => {
  expect(isWrittenLike(entry, LIKE)).toBe(true);
});

it.each([
  ['another deed', written('встреча с Олей', { planned_on: '2026-02-26' })],
  ['what has no time', written('созвон с Олей')],
  [
    'what was moved',
    {
      ...written('созвон с Олей', { start_at: '2026-02-26T10:00:00Z' }),
      type: 'status_updated' as const,
    },
  ],
  ['what is gone', { ...written('созвон с Олей'), after: null }],
])('is none of %s with a time of its own', (_, entry) => {
  expect(isWrittenLike(entry, LIKE)).toBe(false);
});
