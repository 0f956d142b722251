import type { Caller, Going } from '@planerka/agents';
import type { TaskAnswer } from '@planerka/contracts';
import { answerOfFailure, type FailedCall } from '../error-map.ts';
import { logFailure, type TaskHost } from './task-host.ts';

/** What the surface answers; a failure is logged and answered, too. `within` bounds the waiting. */
export async function answerOf(
  host: TaskHost,
  caller: Caller,
  call: FailedCall & { readonly going?: Going },
  within: (answer: Promise<TaskAnswer>) => Promise<TaskAnswer> = (answer) => answer,
): Promise<TaskAnswer> {
  const { tool, args, going } = call;
  try {
    return await within(host.surface.call(caller, tool, args, going));
  } catch (error) {
    // Nobody reads the answer, and nothing was written.
    if (going?.signal?.aborted === true) throw error;
    const { actor, traceId: trace_id } = caller;
    logFailure(host.log, error, { tool, actor, trace_id });
    return answerOfFailure(error, call);
  }
}
