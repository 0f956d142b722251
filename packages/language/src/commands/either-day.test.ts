import { expect, it } from 'vitest';
import { onEitherDay } from './either-day.ts';

const on = (planned_at?: string) => ({
  intent: 'task_create' as const,
  confidence: 0.9,
  entities: { title: 'купить корм', ...(planned_at === undefined ? {} : { planned_at }) },
});

it.each([
  [['2026-03-02', '2026-03-03'], { from: '2026-03-02', to: '2026-03-03' }],
  [['2026-03-03', '2026-03-02'], { from: '2026-03-02', to: '2026-03-03' }],
  [['2026-02-28', '2026-03-01', '2026-03-02'], { from: '2026-02-28', to: '2026-03-02' }],
])('one of the days %j that follow each other is open', ([first, ...others], window) => {
  const found = onEitherDay(on(first), others.map(on));
  expect(found?.entities).toEqual({ title: 'купить корм', planned_window: window });
});

it.each([
  [['2026-03-02']],
  [['2026-03-02', '2026-03-04']],
  [['2026-03-02T10:00:00+03:00', '2026-03-03T10:00:00+03:00']],
  [['2026-03-02', undefined]],
])('the days %j are offered as readings', ([first, ...others]) => {
  expect(onEitherDay(on(first), others.map(on))).toBeNull();
});
