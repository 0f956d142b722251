import { type PathPart, writePath, writeStepId } from '@planerka/contracts';
import type { Task } from '../objects/task.ts';
import { grouped } from './grouped.ts';

/** A step or a task node in its place in a task. */
export interface TreeNode {
  readonly row: Task;
  readonly kind: 'step' | 'node';
  /** `STEP-XXXXXXXX` or `NODE-XXXXXXXX`. */
  readonly id: string;
  /** `s:0.s:2` */
  readonly path: string;
  readonly parts: readonly PathPart[];
  readonly children: readonly TreeNode[];
}

/** The public id of a step or task node. */
export function stepIdOf(row: Pick<Task, 'task_id' | 'is_node'>): string {
  return writeStepId(row.is_node ? 'node' : 'step', row.task_id);
}

/** A task's descendants as a tree, in order; `rows` are all of its tree, by sort key. */
export function buildTree(rootId: string, rows: readonly Task[]): TreeNode[] {
  const below = grouped(rows, (row) => row.parent_id);
  const build = (parentId: string, before: readonly PathPart[]): TreeNode[] => {
    const counts = { s: 0, t: 0 };
    return (below.get(parentId) ?? []).map((row) => {
      const kind = row.is_node ? 't' : 's';
      const parts = [...before, { kind, index: counts[kind] } as const];
      counts[kind] += 1;
      return {
        row,
        kind: row.is_node ? 'node' : 'step',
        id: stepIdOf(row),
        path: writePath(parts),
        parts,
        children: build(row.task_id, parts),
      };
    });
  };
  return build(rootId, []);
}

/** Every node as one list, parents before children. */
export function flatten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

export function isClosed({ status }: Pick<Task, 'status'>): boolean {
  return status === 'done' || status === 'cancelled';
}

/** Those of the nodes that are still to be closed. */
export function openNodes(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.filter(({ row }) => !isClosed(row));
}

/** The first step in order that is open and has nothing open below it: what can be closed next. */
export function firstOpen(nodes: readonly TreeNode[]): TreeNode | null {
  for (const node of nodes) {
    const below = firstOpen(node.children);
    if (below) return below;
    if (!isClosed(node.row)) return node;
  }
  return null;
}
