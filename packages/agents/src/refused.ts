import type { NextCall, TaskAnswer, TaskError, TaskErrorCode } from '@planerka/contracts';

interface RefusalFacts {
  readonly next?: NextCall;
  readonly details?: Record<string, unknown>;
}

/**
 * An expected "no" on its way out of a tool: thrown so that tools read straight on, caught where
 * it becomes the answer. Nothing has been written when it is thrown.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly error: TaskError;

  constructor(error: TaskError) {
    super(error.message);
    this.error = error;
  }
}

/** `recovery` names the mend, and never a destructive one; `next` is a call that can be made unchanged. */
export function refused(
  code: TaskErrorCode,
  message: string,
  recovery: string,
  facts: RefusalFacts = {},
): Refused {
  return new Refused({ code, message, recovery, ...facts });
}

/** Refuses the call unless this holds; what follows may rely on it. */
export function ensure(holds: boolean, ...refusal: Parameters<typeof refused>): asserts holds {
  if (!holds) throw refused(...refusal);
}

/** The answer, also where the call is refused. */
export async function refusalAsAnswer(work: () => Promise<TaskAnswer>): Promise<TaskAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error };
    throw error;
  }
}
