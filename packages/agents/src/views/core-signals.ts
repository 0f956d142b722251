import type { JsonObject } from '@planerka/contracts';
import { excerptOfBytes } from '../excerpt-of-bytes.ts';
import { nextStepOf } from './next-call.ts';
import { blockersOf, firstBlockers, goalOf } from './goal-and-blockers.ts';
import type { Situation } from './situation.ts';

/** How many bytes "why" has, and how many blockers there are, from the richest to the barest. */
const SIZES = [
  { why: 200, blockers: 3, reason: true },
  { why: 60, blockers: 1, reason: false },
  { why: 24, blockers: 0, reason: false },
] as const;

interface Core extends JsonObject {
  readonly next: JsonObject;
  readonly why: string;
  readonly blockers: JsonObject[];
}

/** The next call, why, and what is in the way, ever shorter: what an answer of any size still says. */
export function coresOf(situation: Situation, workspace: string): readonly [Core, Core, Core] {
  const { reason, ...call } = nextStepOf(situation, workspace);
  const blockers = blockersOf(situation);
  const core = ({ why, blockers: most, reason: said }: (typeof SIZES)[number]): Core => ({
    next: said ? { ...call, reason } : call,
    why: excerptOfBytes(goalOf(situation), why),
    blockers: firstBlockers(situation, blockers.map(inBrief), most),
  });
  return [core(SIZES[0]), core(SIZES[1]), core(SIZES[2])];
}

const BRIEF_MAX_BYTES = 40;

/** A blocker by its kind and the id of what is blocked or waited for. */
function inBrief({ kind, ...facts }: JsonObject): JsonObject {
  const { step_id, task, id, reason } = facts;
  return {
    kind,
    id: step_id ?? id ?? task,
    ...(typeof reason === 'string' ? { reason: excerptOfBytes(reason, BRIEF_MAX_BYTES) } : {}),
  };
}
