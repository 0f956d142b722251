import type { Message } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { OpTriggerOf, TriageItemOf, TriageTableOf } from '@planerka/views';
import type { Button } from '../reply/reply.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { opButton } from './surface-buttons.ts';

/** Groups one under another, their items numbered through; a row of buttons for each item and each group. */
export function drawTriageTable({ groups }: TriageTableOf<Message>): DrawnSurface {
  const lines: Message[] = [];
  const buttons: (Button | null)[][] = [];
  let position = 0;
  for (const { summary, items, approveOp, declineOp } of groups) {
    if (lines.length > 0) lines.push(say('blank', {}));
    lines.push(summary);
    for (const item of items) {
      position += 1;
      lines.push(lineOf(item, position));
      buttons.push(rowOf(item, position));
    }
    buttons.push(rowOf({ approveOp, declineOp }, null));
  }
  return {
    lines: lines.length === 0 ? [tell('surface_inbox_empty')] : lines,
    objects: groups.flatMap(({ items }) =>
      items.map(({ taskId }) => ({ kind: 'task' as const, number: taskId })),
    ),
    buttons,
  };
}

/** The suggested task is named where it is another one than the item itself. */
function lineOf(
  { taskId, title, suggestedTaskId, suggestedAction }: TriageItemOf<Message>,
  position: number,
): Message {
  const other =
    suggestedTaskId === undefined || suggestedTaskId === taskId ? null : suggestedTaskId;
  return tell('surface_queue_item', { position, title, other, action: suggestedAction ?? null });
}

interface Ops {
  readonly approveOp?: OpTriggerOf<Message> | undefined;
  readonly declineOp?: OpTriggerOf<Message> | undefined;
}

function rowOf({ approveOp, declineOp }: Ops, position: number | null): (Button | null)[] {
  return [approveOp, declineOp].flatMap((trigger) => {
    if (trigger === undefined) return [];
    const { label } = trigger;
    return [opButton(trigger, position === null ? label : say('numbered', { position, label }))];
  });
}
