import { type ObjectHandle, type Operation, writeProductionId } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';

/** What says which project is meant. */
interface Meant {
  readonly refs: readonly ObjectHandle[];
  readonly mention: string | null;
}

/**
 * "LINE-003 цена 1450": a line and an item have numbers of the whole workspace, so that their project is
 * known without being named. A number that nothing bears is said to be so.
 */
export async function onItsProject(
  turn: Turn,
  operation: Operation,
  { refs, mention }: Meant,
): Promise<Operation | Refusal> {
  const row = rowNumbered(operation);
  const isNamed = refs.length > 0 || mention !== null;
  if (row === null || isNamed || row.operation.project !== undefined) return operation;
  const project = await turn.tx.projectOfRow(row.kind, row.number);
  if (project !== null) return { ...row.operation, project };
  const name = writeProductionId(row.kind, row.number);
  const recovery = row.kind === 'item' ? 'which_item_recovery' : 'which_line_recovery';
  return refusal('NOTHING_FOUND', say('no_numbered_row', { name }), say(recovery, {}));
}

function rowNumbered(operation: Operation) {
  if (operation.type === 'set_line' && operation.line !== undefined) {
    return { kind: 'accounting_line', number: operation.line, operation } as const;
  }
  if (operation.type === 'set_item_price' && operation.item !== undefined) {
    return { kind: 'item', number: operation.item, operation } as const;
  }
  return null;
}
