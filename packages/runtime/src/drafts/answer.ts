import { readEnvelope } from '../commands/read-envelope.ts';
import type { Handler } from '../handler.ts';
import type { AnswerProposal } from '../proposal.ts';
import { mergeEntities, newFields } from './merge-entities.ts';
import { ownedDraft } from './owned-draft.ts';
import { pursue } from './pursue.ts';
import { unfit } from './unfit.ts';

/**
 * Words that answer the open question. The gateway read them in the draft's light; the runtime
 * takes fields from them, never the intent, and an answer that adds nothing is unfit.
 */
export const answer: Handler<AnswerProposal> = async (turn, proposal) => {
  const owned = await ownedDraft(turn, proposal.draft_id);
  if (!owned.ok) return owned.refusal;
  const { draft } = owned;
  if (draft.envelope === null) return await unfit(turn, draft);
  const read = readEnvelope(proposal.envelope);
  if (!read.ok) return read.refusal;
  const answered = read.envelope.command;
  const { command } = draft.envelope;
  const added = newFields(command.entities, answered.entities);
  const entities = mergeEntities(command.entities, added);
  const notes = proposal.notes ?? [];
  const addsNothing = Object.keys(added).length === 0 && notes.length === 0;
  if (answered.intent !== command.intent || addsNothing) {
    return await unfit(turn, draft);
  }
  return await pursue(turn, {
    envelope: { ...draft.envelope, command: { ...command, entities } },
    notes: [...draft.notes.filter((note) => note.code !== 'NO_SUCH_DATE'), ...notes],
    readings: draft.readings,
    accepted: draft.accepted,
    said: [...draft.said, proposal.said],
    draft,
    fresh: notes,
  });
};
