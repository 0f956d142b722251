import { COMMANDS_MAX, Operation, type ReadOperation, type TargetKind } from '@planerka/contracts';
import { GUESS } from '../acts/made.ts';
import type { SaidHandle } from './handles.ts';

/** A list on the screen has no more rows: up to here "закрой 3" may mean the third of them. */
const ROWS_MAX = 20;

/**
 * The operation on each object that is named by a number, of the kinds that it is done to. Numbers
 * name exactly what they name, so nothing is asked; but bare ones that may be rows of a list, and
 * more than one message can tell of, are listed and asked about once.
 */
export function onNumbered<Head extends ReadOperation>(
  head: Head,
  kinds: readonly TargetKind[],
  handles: readonly SaidHandle[],
): Head[] {
  const { operation } = head;
  const own: Readonly<Record<string, unknown>> = operation;
  const named = handles.filter(({ kind }) => kinds.includes(kind) && own[kind] === undefined);
  const isRow = named.some(({ isBare, number }) => isBare && number <= ROWS_MAX);
  const isMany = named.length > 1 && (isRow || named.length > COMMANDS_MAX);
  if (isMany && named.every(({ kind }) => kind === 'task')) {
    const tasks = named.map(({ number }) => number);
    const listed = Operation.safeParse({ ...operation, tasks }).data;
    if (listed !== undefined) return [{ ...head, operation: listed }];
  }
  const confidence = isRow ? Math.min(head.confidence, GUESS) : head.confidence;
  return named.map(({ kind, number }) => ({
    ...head,
    operation: Operation.parse({ ...operation, [kind]: number }),
    confidence,
  }));
}
