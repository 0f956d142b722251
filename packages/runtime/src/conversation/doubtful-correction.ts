import { isCreate, objectId, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { isJustNow } from './just-now.ts';
import type { Pursued } from './pursued.ts';

/** What only sets when it is to be done; whoever says that it is not done yet says so. */
const TIMED: ReadonlySet<string> = new Set(['reschedule', 'set_due', 'set_recurrence']);

/**
 * Do the words correct what was written longer ago than ten minutes, or set a time of what is done? Then it is asked
 * about: what is shown may not be what they are about any more. A reply says what it means.
 */
export async function isDoubtfulCorrection(
  turn: Turn,
  { corrects, refs, operation }: Pursued,
  target: Target,
): Promise<boolean> {
  if (corrects !== true || refs.length > 0) return false;
  if (!isCreate(operation) && TIMED.has(operation.type) && isOver(target)) return true;
  const object = { kind: target.kind, id: objectId(target), seq: 0 };
  const [last] = await turn.tx.standingSince([object], []);
  return last !== undefined && !isJustNow(last.at, turn.now);
}

const isOver = (target: Target): boolean =>
  target.kind === 'task' && (target.row.status === 'done' || target.row.status === 'cancelled');
