import { say } from '@planerka/plan';
import { expect, it } from 'vitest';
import { render } from './render.ts';

const frame = { locale: 'ru', zone: 'Europe/Moscow', now: '2026-02-25T09:00:00.000Z' } as const;

it('what is not counted to its end is told as more than a hundred', () => {
  const words = (total: number) => [
    render(say('reminders_ahead', { total }), frame),
    render(say('left_out', { count: total }), frame),
    render(
      say('load_total', {
        load: { tasks: total, blocks: total, booked_minutes: 60, estimated_minutes: 0 },
      }),
      frame,
    ),
  ];
  expect(words(100)).toEqual([
    'Напоминания впереди: 100',
    'Ещё 100 задач останутся как есть: за один раз меняю не больше 200.',
    '100 задач, 100 блоков, занято 1 ч',
  ]);
  expect(words(101)).toEqual([
    'Напоминания впереди: больше 100',
    'Ещё больше 100 задач останутся как есть: за один раз меняю не больше 200.',
    'больше 100 задач, больше 100 блоков, занято 1 ч',
  ]);
});
