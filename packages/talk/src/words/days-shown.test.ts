import { expect, it } from 'vitest';
import { daysShown } from './days-shown.ts';

const window = { from: '2026-02-27', to: '2026-02-27' };

it('knows which days an answer tells of', () => {
  expect(daysShown({ type: 'agenda', window })).toEqual({ days: window });
  expect(daysShown({ type: 'load', window })).toEqual({ days: window });
  expect(daysShown({ type: 'tasks', due: true, window })).toEqual({ days: window });
  expect(daysShown({ type: 'free', window })).toEqual({ days: window, free: true });
  const hours = { from: '17:00' };
  expect(daysShown({ type: 'agenda', window, hours })).toEqual({ days: window, hours });
});

it('knows of none where none are told of, or only what was done', () => {
  expect(daysShown(undefined)).toBeNull();
  expect(daysShown({ type: 'tasks', tag: 'дом' })).toBeNull();
  expect(daysShown({ type: 'next' })).toBeNull();
  expect(daysShown({ type: 'done', window })).toBeNull();
});
