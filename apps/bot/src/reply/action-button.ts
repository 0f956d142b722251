import { writeOpToken } from '@planerka/contracts';
import type { Action, ActionOp, Told } from '@planerka/views';
import type { ButtonOp } from './button-op.ts';
import { type Button, button } from './reply.ts';

/** What may be done about something that is told, as a button. */
export function actionButton({ label, op }: Action): Button {
  return button(label, buttonOp(op));
}

/** The rows of buttons under something that is told. */
export function actionRows({ actions }: Told): Button[][] {
  return actions.map((row) => row.map(actionButton));
}

function buttonOp(op: ActionOp): ButtonOp {
  if (op.type === 'ask') return { type: 'show', query: JSON.stringify(op.query), page: 0 };
  if (op.type === 'confirm') {
    return { type: 'confirm', ask: JSON.stringify(op.ask), op: writeOpToken(op.operation) };
  }
  if (op.type === 'undo_changes') return { type: 'undo', changes: [...op.changes] };
  if (op.type === 'show_set') return { type: 'change_set', set: op.set, act: 'show' };
  if (op.type === 'digest_off') return { type: 'digest', kind: op.kind, on: false };
  return op;
}
