import { CONFIDENCE } from '@planerka/contracts';
import { scoreOf, shareOf } from './confidence-model.ts';
import { CONFIDENCE_MODEL } from './confidence-weights.ts';
import type { Features } from './reading-features.ts';

/**
 * The confidence that rules of law leave to a reading, lowered to how often such readings are
 * right. What is below the threshold by law stays where it is: it is asked in any case.
 */
export function modelled(ruled: number, features: Features): number {
  if (ruled < CONFIDENCE.act) return ruled;
  const share = shareOf(scoreOf(CONFIDENCE_MODEL, features));
  return Math.round(Math.min(ruled, Math.max(ASKED_MIN, share)) * 100) / 100;
}

/** However little speaks for it, it is asked and not dropped. */
const ASKED_MIN = 0.45;
