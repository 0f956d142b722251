import { isJsonObject } from '@planerka/contracts';

/** A row with a patch laid upon it: objects key by key, anything else as it is given; absent stays. */
export function mergePatch<Row extends object>(row: Row, patch: object): Row {
  const before: object = row;
  const merged = { ...row };
  const after: object = merged;
  if (!isJsonObject(before) || !isJsonObject(patch) || !isWritable(after)) return row;
  for (const key of Object.keys(patch)) {
    const value = patch[key];
    if (value === undefined) continue;
    const previous = before[key];
    const isNested = isJsonObject(value) && isJsonObject(previous);
    after[key] = isNested ? mergePatch(previous, value) : value;
  }
  return merged;
}

/** A copy of a row is nobody else's yet. */
function isWritable(copy: object): copy is Record<string, unknown> {
  return isJsonObject(copy);
}
