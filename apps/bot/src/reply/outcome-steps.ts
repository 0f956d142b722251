import type { Outcome } from '@planerka/contracts';
import type { Step } from './reply.ts';

/** Outcomes as a part of a reply; none, when there are none. */
export function outcomeSteps(outcomes: readonly Outcome[], transcript: string | null): Step[] {
  return outcomes.length === 0 ? [] : [{ kind: 'outcomes', outcomes: [...outcomes], transcript }];
}
