import { describe, expect, it } from 'vitest';
import { EMPTY_MEMORY, isKnown, lately, remembered, type ThreadMemory } from './thread.ts';

const idOf = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const afterTasks = (count: number): ThreadMemory =>
  Array.from({ length: count }, (_, index) => idOf(index)).reduce(
    (memory, id) => remembered(memory, 'task', id),
    EMPTY_MEMORY,
  );

describe('what a thread has spoken of', () => {
  it('counts as recent for fifty objects, the newest first', () => {
    const memory = afterTasks(73);
    expect(lately(memory.recent_task_ids)).toHaveLength(50);
    expect(memory.recent_task_ids[0]).toBe(idOf(72));
    expect(isKnown(memory, idOf(23))).toBe(true);
    expect(isKnown(memory, idOf(22))).toBe(false);
  });

  it('is kept for some more, and cut seldom', () => {
    const lengths = [99, 100, 101, 102].map((count) => afterTasks(count).recent_task_ids.length);
    expect(lengths).toEqual([99, 100, 50, 51]);
    expect(lately(afterTasks(101).recent_task_ids)).toEqual(
      Array.from({ length: 50 }, (_, index) => idOf(100 - index)),
    );
  });

  it('comes to the front when it is spoken of again, once', () => {
    const memory = remembered(afterTasks(4), 'task', idOf(1));
    expect(memory.recent_task_ids).toEqual([1, 3, 2, 0].map(idOf));
    expect(memory.last_task_id).toBe(idOf(1));
  });
});
