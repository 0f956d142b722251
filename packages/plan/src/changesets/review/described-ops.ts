import { isJsonObject, type JsonObject, OpName, type ProductionProject } from '@planerka/contracts';
import type { OpKind } from '../ops/op-rule.ts';
import { opRule } from '../ops/op-rules.ts';

/** An op as people read it. */
export interface DescribedOp {
  readonly position: number;
  readonly op: OpName;
  readonly kind: OpKind;
  readonly clientRef: string | null;
  readonly tempId: string | null;
  /** The object that it patches or deletes, by the name that envelopes have for it. */
  readonly target: string | null;
  readonly isDelete: boolean;
  /** What it is about; of a link the task that holds up. */
  readonly title: string;
  /** Of a link the task that is held up. */
  readonly to: string | null;
  readonly hours: number | null;
  /** The item that it belongs to, by whose place in the set it is listed; '' for none. */
  readonly group: string;
}

/** The ops of a set in words that its project and the set itself have for things. */
export function describedOps(
  ops: readonly unknown[],
  { items, tasks, lines }: ProductionProject,
): DescribedOp[] {
  const rows: JsonObject[] = [...items, ...tasks, ...lines];
  const titles = new Map<string, string>();
  const groups = new Map<string, string>();
  for (const row of rows) {
    const name = text(row, 'taskId') ?? text(row, 'lineId') ?? text(row, 'itemId') ?? '';
    titles.set(name, text(row, 'name') ?? text(row, 'title') ?? name);
    groups.set(name, text(row, 'itemId') ?? '');
  }
  const read = ops.map((op) => (isJsonObject(op) ? op : {}));
  for (const op of read) {
    const tempId = text(op, 'tempId');
    if (tempId === null) continue;
    const payload = payloadOf(op);
    titles.set(tempId, text(payload, 'name') ?? text(payload, 'title') ?? tempId);
    groups.set(tempId, op['op'] === 'item.create' ? tempId : (text(payload, 'itemRef') ?? ''));
  }
  return read.flatMap((op, position) => {
    const name = OpName.safeParse(op['op']).data;
    const rule = opRule(name);
    if (name === undefined || rule === undefined) return [];
    const payload = payloadOf(op);
    const tempId = text(op, 'tempId');
    const target = rule.targetKey === null ? null : text(op, rule.targetKey);
    const about = target ?? tempId ?? text(payload, 'fromTaskIdOrRef') ?? '';
    const held = text(payload, 'toTaskIdOrRef');
    const { durationHours } = payload;
    return [
      {
        position,
        op: name,
        kind: rule.kind,
        clientRef: text(op, 'clientRef'),
        tempId,
        target,
        isDelete: rule.isDelete,
        title: titles.get(about) ?? about,
        to: held === null ? null : (titles.get(held) ?? held),
        hours: typeof durationHours === 'number' ? durationHours : null,
        group: rule.kind === 'dependency' ? '' : (groups.get(about) ?? ''),
      },
    ];
  });
}

/** Item by item as the set lists them first, what belongs to none at the end. */
export function byItem(ops: readonly DescribedOp[]): DescribedOp[] {
  const order = new Map<string, number>();
  for (const { group } of ops) if (group !== '' && !order.has(group)) order.set(group, order.size);
  const placeOf = ({ group }: DescribedOp): number => order.get(group) ?? order.size;
  return [...ops].sort((a, b) => placeOf(a) - placeOf(b) || a.position - b.position);
}

function payloadOf({ payload }: JsonObject): JsonObject {
  return isJsonObject(payload) ? payload : {};
}

function text(row: JsonObject, key: string): string | null {
  const value = row[key];
  return typeof value === 'string' ? value : null;
}
