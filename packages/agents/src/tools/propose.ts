import { isJsonObject, readJson, type TaskToolInput } from '@planerka/contracts';
import { keepEnvelope } from '@planerka/runtime';
import { ensure, refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';

/** Nobody reads more of them. */
const SUGGESTIONS_MAX = 50;

/**
 * `suggestions_propose`: keeps what the contract lets through (P1), for people to decide about; the plan
 * stays as it is. Answers the kept envelope, the ids under which its suggestions are listed, and the
 * code of each that fell.
 */
export async function propose(
  call: ToolCall,
  input: TaskToolInput<'suggestions_propose'>,
): Promise<ToolReply> {
  const { task: id, expected_revision } = input;
  const task =
    id === undefined
      ? null
      : await call.task({
          task: id,
          ...(expected_revision === undefined ? {} : { expected_revision }),
        });
  const envelope = typeof input.envelope === 'string' ? readJson(input.envelope) : input.envelope;
  const context = call.next('suggestions_context');
  const given = isJsonObject(envelope) ? envelope['suggestions'] : null;
  ensure(
    !Array.isArray(given) || given.length <= SUGGESTIONS_MAX,
    'TOO_MANY',
    `An envelope may hold ${SUGGESTIONS_MAX} suggestions.`,
    'Propose the most useful ones.',
    { next: context },
  );
  const kept = await keepEnvelope(call.turn, { envelope, agent: call.actor, task });
  if (!kept.ok) {
    const { code, field } = kept;
    const facts = { code, ...(field === undefined ? {} : { field }) };
    throw refused(
      'INVALID_INPUT',
      `The envelope is refused: ${code}${field === undefined ? '' : ` (${field})`}.`,
      'Send contractVersion 1, requestId, generatedAt, surface, must_abstain and suggestions.',
      { next: context, details: facts },
    );
  }
  const { envelope: left, rejected, ids } = kept;
  const ordered = left.planPreview?.items.length ?? 0;
  if (left.suggestions.length === 0 && ordered === 0) {
    call.warn('NO_CHANGE', 'No suggestion was kept: "rejected" says why.');
  }
  return {
    result: { kept: left.suggestions.length, ids, rejected, envelope: left },
    ...(ids.length === 0 && ordered === 0 ? { discard: true } : {}),
  };
}
