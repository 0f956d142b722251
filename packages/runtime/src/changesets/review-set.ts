import { type Message, readPositions, type SetQuestion, writePositions } from '@planerka/contracts';
import { byItem, type CheckedOps, type DescribedOp, describedOps, say } from '@planerka/plan';
import type { StoredChangeSet } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import { type Reviewed, refusal, type Verdict } from '../verdict.ts';
import { heldAgainst, loadProduction, opsOf, type Production } from './production.ts';
import { shownSet } from './shown-set.ts';

/** Ops on one page. */
const PAGE = 8;

/** A set, its project as it is now, and what would come of its ops. */
export interface SetInHand {
  readonly set: StoredChangeSet;
  readonly production: Production;
  readonly ops: readonly DescribedOp[];
  /** Held against the project without anybody's approval. */
  readonly checked: CheckedOps;
}

/** Null where the project is gone, or does not take the set as a whole any more. */
export async function setInHand(turn: Turn, set: StoredChangeSet): Promise<SetInHand | null> {
  const production = await loadProduction(turn, set.project_id);
  if (production === null) return null;
  const checked = heldAgainst(turn, production, set.envelope);
  if (!('ops' in checked)) return null;
  return { set, production, checked, ops: describedOps(opsOf(set.envelope), production.project) };
}

/** The set as a whole: what it holds, and what it would change. */
export async function reviewSet(
  turn: Turn,
  set: StoredChangeSet,
  lead: readonly Message[] = [],
): Promise<Verdict> {
  const inHand = await setInHand(turn, set);
  return inHand === null ? refusedWhole() : reviewed(turn, inHand, { asks: 'approval' }, lead);
}

/** A page of its ops; `chosen` are those that are on, all but what deletes where nobody has said. */
export async function reviewOps(
  turn: Turn,
  set: StoredChangeSet,
  { page, chosen }: { readonly page: number; readonly chosen: string | null },
): Promise<Verdict> {
  const inHand = await setInHand(turn, set);
  if (inHand === null) return refusedWhole();
  const listed = byItem(inHand.ops.filter(({ kind }) => kind !== 'projection'));
  const count = opsOf(set.envelope).length;
  const named = chosen === null ? null : readPositions(chosen, count);
  const on = new Set(named ?? inHand.ops.flatMap((op) => (op.isDelete ? [] : [op.position])));
  const pages = Math.max(1, Math.ceil(listed.length / PAGE));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return reviewed(turn, inHand, {
    asks: 'choice',
    page: at,
    pages,
    ops: listed.slice(at * PAGE, (at + 1) * PAGE).map(({ position, op, title, to, hours }) => ({
      position,
      on: on.has(position),
      op,
      title,
      to,
      hours,
    })),
    chosen: writePositions([...on]),
    chosen_count: listed.filter(({ position }) => on.has(position)).length,
  });
}

export function reviewed(
  turn: Turn,
  { set, production, ops, checked }: SetInHand,
  question: SetQuestion,
  lead: readonly Message[] = [],
): Reviewed {
  const shown = shownSet(turn, production, { set, ops, checked });
  return { status: 'review', lead: [...lead], set: shown, question };
}

export function refusedWhole(): Verdict {
  return refusal('CHANGE_SET_REFUSED', say('change_set_refused', {}), null);
}
