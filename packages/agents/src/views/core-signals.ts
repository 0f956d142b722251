import type { JsonObject, NextCall } from '@planerka/contracts';
import { excerptOfBytes } from '../excerpt-of-bytes.ts';
import { entityRef } from '../names.ts';
import { fillIn, suggestedCall } from '../suggested-call.ts';
import { blockersOf, firstBlockers, goalOf } from './goal-and-blockers.ts';
import { nextStepOf } from './next-call.ts';
import type { Situation } from './situation.ts';

/**
 * How many bytes "why" has, how many blockers there are, and whether the next call is written out there or
 * only the look that shows it, at last without a long name of the workspace; from the richest to the barest.
 */
const SIZES = [
  { why: 200, blockers: 3, next: 'with reason' },
  { why: 60, blockers: 1, next: 'call' },
  { why: 24, blockers: 0, next: 'call' },
  { why: 24, blockers: 0, next: 'look' },
  { why: 24, blockers: 0, next: 'unnamed look' },
] as const;

interface Core extends JsonObject {
  readonly next: JsonObject;
  readonly why: string;
  readonly blockers: JsonObject[];
}

type Cores = readonly [Core, Core, Core, Core, Core];

/** The next call, why, and what is in the way, ever shorter: what an answer of any size still says. */
export function coresOf(situation: Situation, workspace: string): Cores {
  const { reason, ...call } = nextStepOf(situation, workspace);
  const blockers = blockersOf(situation);
  const nexts = {
    'with reason': { ...call, reason },
    call,
    look: lookThatShows(situation, workspace),
    'unnamed look': lookThatShows(
      situation,
      workspace.length > UNNAMED.length ? UNNAMED : workspace,
    ),
  };
  const core = (size: (typeof SIZES)[number]): Core => ({
    next: { ...nexts[size.next] },
    why: excerptOfBytes(goalOf(situation), size.why),
    blockers: firstBlockers(situation, blockers.map(inBrief), size.blockers),
  });
  return [core(SIZES[0]), core(SIZES[1]), core(SIZES[2]), core(SIZES[3]), core(SIZES[4])];
}

/** The caller has just named it. */
const UNNAMED = fillIn('workspace');

/** The radar, which has room for the next call with all its arguments. */
function lookThatShows({ entity }: Situation, workspace: string): NextCall {
  return suggestedCall('tasks_radar', { workspace, ...entityRef(entity) });
}

/** The richest of these parts of an answer that takes no more bytes, else the barest. */
export function richestWithin<Part extends JsonObject>(
  parts: readonly [Part, ...Part[]],
  max: number,
): Part {
  const isWithin = (part: Part): boolean => Buffer.byteLength(JSON.stringify(part)) <= max;
  return parts.find(isWithin) ?? parts.at(-1) ?? parts[0];
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
