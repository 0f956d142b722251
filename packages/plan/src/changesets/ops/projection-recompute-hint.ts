import type { OpRule } from './op-rule.ts';
import { readNothing } from './read-payload.ts';

/** Rollups are computed whenever they are asked for, so that there is nothing to do. */
export const projectionRecomputeHint: OpRule<null> = {
  name: 'projection.recomputeHint',
  kind: 'projection',
  turn: 'rest',
  targetKey: null,
  isDelete: false,
  read: readNothing,
  references: () => [],
  fault: () => null,
  apply: () => undefined,
};
