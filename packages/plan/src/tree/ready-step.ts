import { definitionOf } from './gates.ts';
import { flatten, isClosed, openNodes, type TreeNode } from './step-tree.ts';

/**
 * The first step in order that can be worked on: open, nothing open below it, and neither it nor
 * anything above it blocked. Null where all that is open waits.
 */
export function firstReady(nodes: readonly TreeNode[]): TreeNode | null {
  for (const node of nodes) {
    const isOpen = !isClosed(node.row);
    if (isOpen && definitionOf(node.row).blocked) continue;
    const below = firstReady(node.children);
    if (below) return below;
    if (isOpen && openNodes(flatten(node.children)).length === 0) return node;
  }
  return null;
}
