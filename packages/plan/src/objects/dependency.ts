import { DependencyType } from '@planerka/contracts';
import { z } from 'zod';
import { idOfName } from './id-of-name.ts';

/** One task holds up another. A link that is taken away has no row. */
export const Dependency = z.strictObject({
  dependency_id: z.uuid(),
  project_id: z.uuid(),
  from_task_id: z.uuid(),
  to_task_id: z.uuid(),
  type: DependencyType,
  /** Working time; below 0 it is a lead. */
  lag_minutes: z.int().min(-120_000).max(120_000),
  revision: z.int().min(1),
});
export type Dependency = z.infer<typeof Dependency>;

/** Two tasks are linked once: the link keeps its id also after it was taken away. */
export function dependencyIdOf(fromTaskId: string, toTaskId: string): string {
  return idOfName(JSON.stringify(['dependency', fromTaskId, toTaskId]));
}
