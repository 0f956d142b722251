import type { OpCode, ProductionProject } from '@planerka/contracts';
import type { OpGround, OpKind, ReadOp } from '../ops/op-rule.ts';
import { type RowKind, type WorkingPlan, workingPlan } from '../state/working-plan.ts';
import type { ReadSet } from './read-ops.ts';
import { idFault, isTempId, referencesFault } from './references.ts';
import { sameObjects } from './same-objects.ts';
import type { OpVerdict } from './verdict.ts';

/** What a set's ops are played on. */
export interface PlayGround {
  readonly project: ProductionProject;
  readonly runId: string;
  readonly op: Pick<
    OpGround,
    'phase' | 'currency' | 'base' | 'hasAssumption' | 'mayOverwrite' | 'hasMoved'
  >;
  /** Has a person named this position? What deletes is done only then. */
  readonly isNamed: (index: number) => boolean;
  /** What is refused for the dates that came of an earlier play. */
  readonly refused: ReadonlyMap<number, OpVerdict>;
}

/** The project as the set leaves it, and what became of each op. */
export interface Played {
  readonly plan: WorkingPlan;
  readonly verdicts: ReadonlyMap<number, OpVerdict>;
  /** Those that were applied, in the order in which they were. */
  readonly applied: readonly ReadOp[];
  readonly idOf: (reference: string) => string;
}

/**
 * Lays a set upon a project: what is created in the order of its references, then links are taken
 * away, then the rest as listed. Nothing of an op that is refused is seen by another.
 */
export function playOps({ ops, unread, leftTempIds, tempIds }: ReadSet, on: PlayGround): Played {
  const plan = workingPlan(on.project);
  const sameObject = sameObjects(on.project, plan, on.runId);
  const verdicts = new Map<number, OpVerdict>();
  const applied: ReadOp[] = [];
  const bindings = new Map<string, string | null>();
  for (const { index, code, field } of unread) {
    verdicts.set(index, refusal(index, code, field));
  }
  const idOf = (reference: string): string =>
    isTempId(reference) ? (bindings.get(reference) ?? reference) : reference;
  const ground: OpGround = { ...on.op, plan, idOf };

  const faultOf = (op: ReadOp): OpCode | null => {
    const { rule, target } = op;
    const targetFault =
      rule.targetKey === null || !isRowKind(rule.kind)
        ? null
        : idFault({ to: target, kind: rule.kind }, { plan });
    if (targetFault === 'UNKNOWN_ID') return targetFault;
    const references = referencesFault(op.references, { plan, bindings, leftTempIds });
    return references === 'UNKNOWN_ID' || references === 'UNKNOWN_REF'
      ? references
      : (targetFault ?? references ?? rule.fault(op, ground));
  };

  const judge = (op: ReadOp): OpVerdict => {
    const { index, rule } = op;
    const same = sameObject(op);
    if (same !== null) {
      if (op.tempId !== null) bindings.set(op.tempId, same.id);
      return { index, status: 'skip', code: same.code };
    }
    const earlier = on.refused.get(index);
    if (earlier !== undefined) return earlier;
    const code = faultOf(op);
    if (code !== null) return refusal(index, code);
    if (rule.isDelete && !on.isNamed(index)) return { index, status: 'ask' };
    rule.apply(op, ground);
    if (op.tempId !== null) bindings.set(op.tempId, op.tempId);
    applied.push(op);
    return { index, status: 'apply' };
  };

  const play = (op: ReadOp): void => {
    const verdict = judge(op);
    verdicts.set(op.index, verdict);
    if (op.tempId !== null && verdict.status === 'refuse') bindings.set(op.tempId, null);
  };

  for (const tempId of tempIds) bindings.set(tempId, null);
  const creations = ops.filter(({ rule }) => rule.turn === 'create');
  // What is there already refers to nothing any more, and others may refer to it, also in a circle.
  const made = new Set(creations.filter((op) => sameObject(op) !== null));
  for (const op of made) play(op);
  for (const op of inReferenceOrder(creations.filter((op) => !made.has(op)))) play(op);
  for (const turn of ['unlink', 'rest'] as const) {
    for (const op of ops) if (op.rule.turn === turn) play(op);
  }
  return { plan, verdicts, applied, idOf };
}

function refusal(index: number, code: OpCode, field?: string): OpVerdict {
  return { index, status: 'refuse', code, ...(field === undefined ? {} : { field }) };
}

const ROW_KINDS: ReadonlySet<OpKind> = new Set(['item', 'task', 'line', 'quote']);

function isRowKind(kind: OpKind): kind is RowKind {
  return ROW_KINDS.has(kind);
}

/**
 * Each after what it refers to, else as listed. Those that refer to one another in a circle come in
 * any order: none of them finds what it refers to.
 */
function inReferenceOrder(creations: readonly ReadOp[]): ReadOp[] {
  const byTempId = new Map(creations.map((op) => [op.tempId, op]));
  const begun = new Set<ReadOp>();
  const ordered: ReadOp[] = [];
  // What is to be put in order: an op comes off twice, before and after what it refers to.
  const stack: Array<{ readonly op: ReadOp; readonly isReady: boolean }> = [];
  const isFree = ({ references }: ReadOp): boolean =>
    references.every(({ to }) => {
      const earlier = byTempId.get(to);
      return earlier === undefined || begun.has(earlier);
    });
  for (const creation of creations) {
    if (isFree(creation) && !begun.has(creation)) {
      begun.add(creation);
      ordered.push(creation);
      continue;
    }
    stack.push({ op: creation, isReady: false });
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { op, isReady } = next;
      if (isReady) ordered.push(op);
      if (isReady || begun.has(op)) continue;
      begun.add(op);
      stack.push({ op, isReady: true });
      for (const { to } of op.references) {
        const earlier = byTempId.get(to);
        if (earlier !== undefined && !begun.has(earlier)) {
          stack.push({ op: earlier, isReady: false });
        }
      }
    }
  }
  return ordered;
}
