import type { TaskRow } from '@planerka/contracts';

/** The places of tasks in their trees after a set is applied to the plan, by the core's names. */
export interface TaskTree {
  /** The task that it is directly in; what a deleted task held moves up to what held that one. */
  readonly parentOf: (name: string) => string | null;
  /** The task at the top of its tree; null for one that is at the top itself. */
  readonly rootOf: (name: string) => string | null;
}

/** `before` are the tasks as they were, `after` as the set leaves them. */
export function taskTree(
  before: ReadonlyMap<string, TaskRow>,
  after: ReadonlyMap<string, TaskRow>,
): TaskTree {
  const parentOf = (name: string): string | null => {
    let parent = after.get(name)?.parentTaskId ?? null;
    while (parent !== null && !after.has(parent)) parent = before.get(parent)?.parentTaskId ?? null;
    return parent;
  };
  const rootOf = (name: string): string | null => {
    let root: string | null = null;
    for (let at = parentOf(name); at !== null; at = parentOf(at)) root = at;
    return root;
  };
  return { parentOf, rootOf };
}
