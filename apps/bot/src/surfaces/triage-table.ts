import type { Message } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { OpTriggerOf, TriageTableOf } from '@planerka/views';
import type { Button } from '../reply/reply.ts';
import { opButton } from './surface-buttons.ts';

/** A row for each item, numbered through, and for each group. */
export function triageTableButtons({ groups }: TriageTableOf<Message>): (Button | null)[][] {
  const rows: (Button | null)[][] = [];
  let position = 0;
  for (const { items, approveOp, declineOp } of groups) {
    for (const item of items) {
      position += 1;
      rows.push(rowOf(item, position));
    }
    rows.push(rowOf({ approveOp, declineOp }, null));
  }
  return rows;
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
