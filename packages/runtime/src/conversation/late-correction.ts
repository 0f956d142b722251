import { addMinutes, epochMs, objectId, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Pursued } from './pursued.ts';

const CORRECTED_MINUTES = 10;

/**
 * Do the words correct what was written longer ago than ten minutes? Then it is asked about: what is
 * shown may not be what they are about any more. A reply says what it means.
 */
export async function isLateCorrection(
  turn: Turn,
  { corrects, refs }: Pursued,
  target: Target,
): Promise<boolean> {
  if (corrects !== true || refs.length > 0) return false;
  const object = { kind: target.kind, id: objectId(target), seq: 0 };
  const [last] = await turn.tx.standingSince([object], []);
  const earliest = addMinutes(turn.now, -CORRECTED_MINUTES);
  return last !== undefined && epochMs(last.at) < epochMs(earliest);
}
