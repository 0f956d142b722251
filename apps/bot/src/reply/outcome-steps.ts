import type { Outcome } from '@planerka/contracts';
import type { ReplyPart } from './reply.ts';

/** The answer to a proposal that is told once; one that is repeated was told already. */
export function freshSteps(outcomes: readonly Outcome[], fresh: boolean): ReplyPart[] {
  return fresh ? outcomeSteps(outcomes, null) : [];
}

/** Outcomes as a part of a reply; none, when there are none. */
export function outcomeSteps(outcomes: readonly Outcome[], transcript: string | null): ReplyPart[] {
  return outcomes.length === 0 ? [] : [{ kind: 'outcomes', outcomes: [...outcomes], transcript }];
}
