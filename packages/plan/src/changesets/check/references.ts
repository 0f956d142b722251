import { OpCode } from '@planerka/contracts';
import type { OpReference } from '../ops/op-rule.ts';
import type { RowKind, WorkingPlan } from '../state/working-plan.ts';

/** The row that a tempId of the set means; null once the op that bears it is refused. */
export type Bindings = ReadonlyMap<string, string | null>;

export interface ReferenceGround {
  readonly plan: WorkingPlan;
  readonly bindings: Bindings;
  /** What ops that a person has left would have been named by. */
  readonly leftTempIds: ReadonlySet<string>;
}

/** Names what a set creates; anything else is the id of what there is. */
export function isTempId(reference: string): boolean {
  return reference.startsWith('tmp:');
}

/** The first code, in the contract's order, that holds for any of the references. */
export function referencesFault(
  references: readonly OpReference[],
  ground: ReferenceGround,
): OpCode | null {
  let first: OpCode | null = null;
  for (const reference of references) {
    const code = isTempId(reference.to) ? tempFault(reference, ground) : idFault(reference, ground);
    if (code !== null && (first === null || rank(code) < rank(first))) first = code;
  }
  return first;
}

/** Is what the id names there, and of the kind? What a set creates has no id yet. */
export function idFault(
  { to, kind }: OpReference,
  { plan }: Pick<ReferenceGround, 'plan'>,
): OpCode | null {
  const known = isTempId(to) ? null : plan.kindOf(to);
  if (known === null) return 'UNKNOWN_ID';
  return known === kind ? null : 'WRONG_KIND';
}

function tempFault(
  { to, kind }: OpReference,
  { plan, bindings, leftTempIds }: ReferenceGround,
): OpCode | null {
  const id = bindings.get(to);
  if (id === undefined && leftTempIds.has(to)) return 'REF_NOT_APPROVED';
  const known: RowKind | null = typeof id === 'string' ? plan.kindOf(id) : null;
  if (known === null) return 'UNKNOWN_REF';
  return known === kind ? null : 'WRONG_KIND';
}

const RANKS: ReadonlyMap<OpCode, number> = new Map(
  OpCode.options.map((code, place) => [code, place]),
);

function rank(code: OpCode): number {
  return RANKS.get(code) ?? RANKS.size;
}
