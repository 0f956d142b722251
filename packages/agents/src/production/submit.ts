import type { TaskToolInput } from '@planerka/contracts';
import { blockingQuestion } from '@planerka/plan';
import { submitSet } from '@planerka/runtime';
import { type More, writeCursor } from '../cursor.ts';
import { refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { envelopeOf, faultRefused, inBudget, verdictsOf } from './check.ts';
import { changeSetLine } from './status.ts';

/** Verdicts that a refusal lists. */
const OPS_MAX = 50;

function moreRefused(total: number): More {
  return { total, see: 'changesets_check', next_cursor: writeCursor('ops', '0') };
}

/**
 * `changesets_submit`: keeps an envelope for the people of the project; the plan stays as it is. Sent
 * again it answers the set that it became. An envelope with a refused op is not kept.
 */
export async function changesetsSubmit(
  call: ToolCall,
  input: TaskToolInput<'changesets_submit'>,
): Promise<ToolReply> {
  const envelope = envelopeOf(input.envelope);
  const submitted = await submitSet(call.turn, envelope, { actor: call.actor, name: null });
  switch (submitted.outcome) {
    case 'refused':
      throw faultRefused(call, submitted.fault);
    case 'unfit': {
      const { ops: all, ...rest } = verdictsOf(submitted.checked);
      const ops = all.filter(({ status }) => status === 'refuse');
      throw refused(
        'INVALID_INPUT',
        'Some ops are refused, so nothing is kept.',
        'Mend or leave out the ops in details.ops; changesets_check says what would become of each.',
        {
          details: {
            ...rest,
            ops: ops.slice(0, OPS_MAX),
            // changesets_check pages through all of them.
            ...(ops.length > OPS_MAX ? { cut: { ops: moreRefused(ops.length) } } : {}),
          },
        },
      );
    }
    case 'reused':
      throw refused(
        'REQUEST_ID_REUSED',
        'SET_REUSED: this runId and changeSetId stand for another text.',
        'Give a new set a changeSetId of its own; the same one only to repeat the very same envelope.',
        { details: { code: 'SET_REUSED', ...changeSetLine(call, submitted.set) } },
      );
    case 'known':
      return {
        ...inBudget(call, input, { set: changeSetLine(call, submitted.set) }),
        discard: true,
      };
    case 'stored': {
      const open = blockingQuestion(submitted.set.envelope);
      return inBudget(call, input, {
        set: changeSetLine(call, submitted.set),
        ...verdictsOf(submitted.checked),
        // Who decides is asked this first.
        ...(open === null ? {} : { asks: open }),
      });
    }
  }
}
