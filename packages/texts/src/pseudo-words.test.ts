import { say } from '@planerka/plan';
import { expect, it } from 'vitest';
import { render } from './render.ts';

const frame = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'qps' };

it('a message in the pseudo-locale is its code and the strings and numbers of its data', () => {
  const what = say('new_task', {
    title: 'купить хлеб',
    planned: { on: '2026-02-26', at: null },
    due: { on: null, at: null },
    duration_minutes: 30,
    recurrence: null,
  });
  expect(render(say('confirm', { what }), frame)).toBe(
    '[confirm [new_task купить хлеб 2026-02-26 30]]',
  );
  expect(render(say('yes', {}), frame)).toBe('[yes]');
});

it('a code without words is unknown in the pseudo-locale, too', () => {
  expect(() => render({ code: 'no_such_code', data: {} }, frame)).toThrow('no words');
});
