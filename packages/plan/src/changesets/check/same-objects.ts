import type { ProductionProject, SkipCode } from '@planerka/contracts';
import type { OpKind, ReadOp } from '../ops/op-rule.ts';
import type { WorkingPlan } from '../state/working-plan.ts';

/** The object that an op has made already, or that is used in its place. */
export interface SameObject {
  readonly code: SkipCode;
  readonly id: string;
}

/**
 * Finds, by clientRef, what this run has applied and what bears the clientRef in the project. A
 * clientRef names one kind of object; of what is gone the kind is not known.
 */
export function sameObjects(
  project: ProductionProject,
  plan: WorkingPlan,
  runId: string,
): (op: ReadOp) => SameObject | null {
  const applied = new Map<string, string[]>();
  for (const { runId: run, clientRef, id } of project.applied) {
    if (run !== runId) continue;
    const ids = applied.get(clientRef);
    if (ids === undefined) applied.set(clientRef, [id]);
    else ids.push(id);
  }
  const live = liveRefs(project);
  return ({ rule, clientRef }) => {
    if (clientRef === null) return null;
    const ofRun = applied.get(clientRef)?.find((id) => {
      const kind = plan.kindOf(id);
      return kind === null || kind === rule.kind;
    });
    if (ofRun !== undefined) return { code: 'SAME_RUN', id: ofRun };
    const isNew = rule.turn === 'create' || rule.kind === 'quote';
    const ofAny = isNew ? live.get(nameOf(rule.kind, clientRef)) : undefined;
    return ofAny === undefined ? null : { code: 'SAME_REF', id: ofAny };
  };
}

function nameOf(kind: OpKind, clientRef: string): string {
  return `${kind} ${clientRef}`;
}

function liveRefs({ items, tasks, lines, quotes }: ProductionProject): Map<string, string> {
  const refs = new Map<string, string>();
  const note = (kind: OpKind, clientRef: string | null | undefined, id: string): void => {
    if (typeof clientRef === 'string') refs.set(nameOf(kind, clientRef), id);
  };
  for (const { clientRef, itemId } of items) note('item', clientRef, itemId);
  for (const { clientRef, taskId } of tasks) note('task', clientRef, taskId);
  for (const { clientRef, lineId } of lines) note('line', clientRef, lineId);
  for (const { clientRef, quoteId } of quotes) note('quote', clientRef, quoteId);
  return refs;
}
