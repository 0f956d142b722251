import type { ReadOperation } from '@planerka/contracts';

/** Is the object of an operation named, by words, by a place in a list or by its number? */
export function saysWhich({ operation, ...read }: ReadOperation): boolean {
  const { mention, bulk, set, names, several, ordinal, shown, list } = read;
  const named = [mention, bulk, set, names, several, ordinal, shown, list];
  return named.some((one) => one !== undefined) || 'task' in operation || 'timeblock' in operation;
}
