import { DependencyPair, type DependencyRow } from '@planerka/contracts';
import { linkKey } from '../state/working-plan.ts';
import { staleFault } from './faults.ts';
import type { OpGround, OpRule } from './op-rule.ts';
import { pairReferences } from './pair-references.ts';
import { readBy } from './read-payload.ts';

export const dependencyDelete: OpRule<DependencyPair> = {
  name: 'dependency.delete',
  kind: 'dependency',
  turn: 'unlink',
  targetKey: null,
  isDelete: false,
  read: readBy(DependencyPair),
  references: pairReferences,
  fault: ({ payload }, ground) => {
    const link = linkOf(payload, ground);
    return link === undefined ? 'UNKNOWN_ID' : staleFault([link], ground);
  },
  apply: ({ payload }, ground) => {
    const link = linkOf(payload, ground);
    if (link !== undefined) ground.plan.removeLink(link);
  },
};

function linkOf(pair: DependencyPair, { plan, idOf }: OpGround): DependencyRow | undefined {
  return plan.links.get(linkKey(idOf(pair.fromTaskIdOrRef), idOf(pair.toTaskIdOrRef)));
}
