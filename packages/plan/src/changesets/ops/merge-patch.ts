import { isJsonObject } from '@planerka/contracts';

/** A row with a patch laid upon it: objects key by key, anything else as it is given; absent stays. */
export function mergePatch<Row extends object>(row: Row, patch: object): Row {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const before = new Map<string, unknown>(Object.entries(row));
  const merged = given.map(([key, value]) => {
    const standing = before.get(key);
    const isNested = isJsonObject(value) && isJsonObject(standing);
    return [key, isNested ? mergePatch(standing, value) : value] as const;
  });
  return { ...row, ...Object.fromEntries(merged) };
}
