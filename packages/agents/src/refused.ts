import type { NextCall, TaskError, TaskErrorCode } from '@planerka/contracts';

interface RefusalFacts {
  readonly next?: NextCall;
  readonly details?: Record<string, unknown>;
}

/**
 * An expected "no" on its way out of a tool: thrown so that tools read straight on, caught in one
 * place, `surface.ts`, where it becomes the answer. Nothing has been written when it is thrown.
 */
export class Refused extends Error {
  readonly error: TaskError;

  constructor(error: TaskError) {
    super(error.message);
    this.name = 'Refused';
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
