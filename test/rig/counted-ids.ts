import type { Ids } from '@planerka/runtime';

/** Ids that rise as those of the clock do, and are the same each time. */
export function countedIds(): Ids {
  let count = 0;
  return {
    uuid: () => {
      count += 1;
      return `01980000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
    },
  };
}
