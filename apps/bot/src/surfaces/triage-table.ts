import type { Surface } from '@planerka/contracts';
import type { Button } from '../reply/reply.ts';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { opButton } from './surface-buttons.ts';

type Payload = Extract<Surface, { kind: 'triage_table_v1' }>['payload'];
type Item = Payload['groups'][number]['items'][number];

/** Groups one under another, their items numbered through; a row of buttons for each item and each group. */
export function drawTriageTable({ groups }: Payload): DrawnSurface {
  const lines: string[] = [];
  const buttons: (Button | null)[][] = [];
  let number = 0;
  for (const { summary, items, approveOp, declineOp } of groups) {
    if (lines.length > 0) lines.push('');
    lines.push(summary);
    for (const item of items) {
      number += 1;
      lines.push(lineOf(item, number));
      buttons.push(rowOf(item, `${number}. `));
    }
    buttons.push(rowOf({ approveOp, declineOp }, ''));
  }
  return {
    lines: lines.length === 0 ? [ru.inboxEmpty] : lines,
    objects: groups.flatMap(({ items }) =>
      items.map(({ taskId }) => ({ kind: 'task' as const, number: taskId })),
    ),
    buttons,
  };
}

/** The suggested task is named where it is another one than the item itself. */
function lineOf({ taskId, title, suggestedTaskId, suggestedAction }: Item, number: number): string {
  const other =
    suggestedTaskId === undefined || suggestedTaskId === taskId
      ? []
      : [ru.suggestedTask(suggestedTaskId)];
  const action = suggestedAction === undefined ? [] : [suggestedAction];
  const told = [...other, ...action].join(', ');
  return `${number}. ${title}${told === '' ? '' : ` → ${told}`}`;
}

function rowOf(
  ops: { readonly approveOp?: Item['approveOp']; readonly declineOp?: Item['declineOp'] },
  prefix: string,
): (Button | null)[] {
  return [ops.approveOp, ops.declineOp].flatMap((trigger) =>
    trigger === undefined ? [] : [opButton(trigger, `${prefix}${trigger.label}`)],
  );
}
