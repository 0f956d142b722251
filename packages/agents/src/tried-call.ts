import type { NextCall, TaskErrorCode } from '@planerka/contracts';
import { Refused, refused } from './refused.ts';
import { holdsFillIn, suggestedCall } from './suggested-call.ts';

/** Refusals that look no further than at the call's keys, its workspace, or its target. */
const TRIED: ReadonlySet<TaskErrorCode> = new Set([
  'INVALID_INPUT',
  'FOCUS_SET_BY',
  'WORKSPACE_REQUIRED',
  'UNKNOWN_WORKSPACE',
]);

/** Carries a call out as far as its answer, and writes nothing: the same call by ids, or why it is refused. */
export type Trial = (next: NextCall) => Promise<NextCall['args']>;

/**
 * A call whose keys were misspelt is suggested under the keys that were meant, one that is aimed by the
 * focus of another agent with its target, one that named no workspace with its name. It is tried before, so
 * that it names what it found by ids at the revision that was seen; where it would be refused in its turn,
 * what mends that is suggested instead, and `then_refused` says why.
 */
export async function withTriedCall(error: unknown, trial: Trial): Promise<unknown> {
  if (!(error instanceof Refused)) return error;
  const { code, message, recovery, next, details } = error.error;
  if (!TRIED.has(code) || next === undefined || holdsFillIn(next.args)) return error;
  if (next.tool === 'tasks_batch') return error;
  try {
    const args = await trial(next);
    const mended = suggestedCall(next.tool, args);
    return refused(code, message, recovery, { next: mended, ...(details && { details }) });
  } catch (deeper) {
    if (!(deeper instanceof Refused)) throw deeper;
    const { next: mend, code: then_refused, message: why } = deeper.error;
    return refused(code, message, `${recovery} With that it would still be refused: ${why}`, {
      ...(mend && { next: mend }),
      details: { ...details, then_refused },
    });
  }
}
