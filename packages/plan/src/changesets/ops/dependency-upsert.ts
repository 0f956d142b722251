import { DependencyUpsert } from '@planerka/contracts';
import { linkKey } from '../state/working-plan.ts';
import { staleFault } from './faults.ts';
import type { OpGround, OpRule } from './op-rule.ts';
import { pairReferences } from './pair-references.ts';
import { readBy } from './read-payload.ts';

export const dependencyUpsert: OpRule<DependencyUpsert> = {
  name: 'dependency.upsert',
  kind: 'dependency',
  turn: 'rest',
  targetKey: null,
  isDelete: false,
  read: readBy(DependencyUpsert),
  references: pairReferences,
  fault: ({ payload }, ground) => {
    const { from, to } = pairOf(payload, ground);
    const known = ground.plan.links.get(linkKey(from, to));
    const stale = staleFault([known], ground);
    if (stale !== null || known !== undefined) return stale;
    return ground.plan.closesCircle(from, to) ? 'DEPENDENCY_CYCLE' : null;
  },
  apply: ({ payload }, ground) => {
    const { type, lagHours } = payload;
    const pair = pairOf(payload, ground);
    const known = ground.plan.links.get(linkKey(pair.from, pair.to));
    ground.plan.putLink({
      ...pair,
      type: type ?? 'FS',
      lagHours: lagHours ?? 0,
      revision: known?.revision ?? 0,
    });
  },
};

function pairOf({ fromTaskIdOrRef, toTaskIdOrRef }: DependencyUpsert, { idOf }: OpGround) {
  return { from: idOf(fromTaskIdOrRef), to: idOf(toTaskIdOrRef) };
}
