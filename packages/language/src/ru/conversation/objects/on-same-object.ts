import { Operation, targetsOf } from '@planerka/contracts';
import type { FoundOperation } from '../acts/made.ts';

/**
 * "перенеси созвон на завтра, напомни за час": what names nothing is about what was named before it
 * in the same breath, about each of them where several were.
 */
export function onSameObject(
  found: FoundOperation,
  before: readonly FoundOperation[],
): FoundOperation[] {
  const { operation, mention, bulk } = found;
  const kinds = targetsOf(operation.type);
  const leaders = before.filter(({ operation: { type } }) => targetsOf(type).length > 0);
  const [first] = leaders;
  const own = asFields(operation);
  const isNamed = ['tasks', ...kinds].some((key) => own[key] !== undefined);
  if (first === undefined || kinds.length === 0 || isNamed) return [found];
  if (bulk !== undefined) return [found];
  // "закрой молоко и перенеси молоко на завтра"
  if (mention !== undefined) return [mention === first.mention ? { ...found, same: true } : found];
  const same: FoundOperation = { ...found, same: true };
  if (first.bulk !== undefined) return [{ ...same, bulk: first.bulk }];
  const { tasks } = asFields(first.operation);
  const listed = tasks === undefined ? null : Operation.safeParse({ ...operation, tasks });
  if (listed?.success) return [{ ...same, operation: listed.data }];
  const numbered = new Map<string, FoundOperation>();
  for (const leader of leaders) {
    const fields = asFields(leader.operation);
    const kind = kinds.find((each) => typeof fields[each] === 'number');
    const named =
      kind === undefined ? null : Operation.safeParse({ ...operation, [kind]: fields[kind] });
    if (kind === undefined || !named?.success) continue;
    numbered.set(JSON.stringify([kind, fields[kind]]), { ...found, operation: named.data });
  }
  if (numbered.size > 0) return [...numbered.values()];
  return [first.mention === undefined ? same : { ...same, mention: first.mention }];
}

const asFields = (operation: Operation): Readonly<Record<string, unknown>> => operation;
