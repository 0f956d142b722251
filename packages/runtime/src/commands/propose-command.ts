import { CONFIDENCE } from '@planerka/contracts';
import { pursue } from '../drafts/pursue.ts';
import type { Handler } from '../handler.ts';
import type { CommandProposal } from '../proposal.ts';
import { say } from '@planerka/plan';
import { readEnvelope } from './read-envelope.ts';
import { refusal } from './settled.ts';

/** A whole new command. Under 0.40 nothing is written, whatever it says. */
export const proposeCommand: Handler<CommandProposal> = async (turn, proposal) => {
  const read = readEnvelope(proposal.envelope);
  if (!read.ok) return read.refusal;
  const { envelope } = read;
  if (envelope.command.confidence < CONFIDENCE.hint) {
    return refusal('NOT_UNDERSTOOD', say('not_understood', {}), say('example_commands', {}));
  }
  const notes = proposal.notes ?? [];
  return await pursue(turn, {
    envelope,
    notes,
    readings: proposal.readings ?? [],
    accepted: [],
    said: [proposal.said],
    draft: null,
    fresh: notes,
  });
};
