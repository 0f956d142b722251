import type { LinkType, TaskLink } from '../../packages/plan/src/changesets/schedule/types.ts';
import { seeded } from '../rig/seeded.ts';

export interface SampleProject {
  readonly tasks: ReadonlyArray<{ readonly id: string; readonly durationMinutes: number }>;
  readonly links: readonly TaskLink[];
}

const TYPES: readonly LinkType[] = ['FS', 'FS', 'FS', 'SS', 'FF', 'SF'];

/**
 * A project of so many tasks and twice as many links of all types, from a task to one of the fifty that
 * come after it by number. A row is made as if it was read: no text is shared with another.
 */
export function sampleProject(size: number, seed = 14): SampleProject {
  const random = seeded(seed);
  const id = (task: number) => `TASK-${String(task + 1).padStart(6, '0')}`;
  const tasks = Array.from({ length: size }, (_, task) => ({
    id: id(task),
    durationMinutes: 30 * (1 + random.below(48)),
  }));
  const links = Array.from({ length: 2 * size }, () => {
    const from = random.below(size - 1);
    const to = Math.min(size - 1, from + 1 + random.below(50));
    const lagMinutes = 60 * (random.below(9) - 4);
    return { from: id(from), to: id(to), type: random.pick(TYPES), lagMinutes };
  });
  return { tasks, links };
}
