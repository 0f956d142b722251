/** A node of the syntax tree, as far as every node looks alike. */
export interface TreeNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: object): value is TreeNode {
  return 'type' in value && typeof value.type === 'string';
}

/** Calls `visit` for each node below `value`, parents before children. */
export function walk(value: unknown, visit: (node: TreeNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit);
    return;
  }
  if (isNode(value)) visit(value);
  for (const each of Object.values(value)) walk(each, visit);
}
