import { CONFIDENCE, DOUBTFUL, type Message } from '@planerka/contracts';
import { type CreateOperation, noticed, say } from '@planerka/plan';
import { readEnvelope } from '../commands/read-envelope.ts';
import { UNSETTLED } from '../drafts/draft.ts';
import type { CommandProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import { refusal } from '../verdict.ts';
import { fillingProject } from './fills-project.ts';
import { oneMore } from './one-more.ts';
import { proposeOperation } from './propose-operation.ts';
import { pursue } from './pursue.ts';

/** Something that was sent without a word is named before it is asked what it is for. */
function waiting({ sources = [], entities }: CreateOperation): Message[] {
  return entities.title === undefined
    ? sources.map((source) => say('source_waits', { source }))
    : [];
}

/** A whole new command. Under 0.40 nothing is written, whatever it says. */
export const proposeCommand: Handler<CommandProposal> = async (turn, proposal) => {
  const read = readEnvelope(proposal.envelope, proposal);
  if (!read.ok) return read.refusal;
  const { confidence } = read;
  const { sources = [] } = proposal;
  const operation =
    sources.length === 0 ? read.operation : { ...read.operation, sources: [...sources] };
  if (confidence < CONFIDENCE.hint) {
    return refusal('NOT_UNDERSTOOD', say('not_understood', {}), say('example_commands', {}));
  }
  const more = await oneMore(turn, operation);
  if (more?.kind === 'part') {
    const task = more.of.row.number;
    return await proposeOperation(turn, {
      type: 'operation',
      key: proposal.key,
      read: { operation: { type: 'subtask_add', task, title: more.title }, confidence },
      refs: [],
      suggested: [],
      said: proposal.said,
    });
  }
  // whoever forwards a message passes on what somebody else has said: a yes makes it theirs
  const isForwarded = operation.origin.source.channel === 'telegram_forward';
  return await pursue(turn, {
    ...UNSETTLED,
    operation: await fillingProject(turn, operation),
    confidence: isForwarded
      ? Math.min(confidence, DOUBTFUL)
      : Math.max(confidence, more?.confidence ?? 0),
    noticed: [...waiting(operation), ...noticed(operation.notes)],
    refs: [],
    suggested: [],
    accepted: [],
    // something may come without a word
    said: proposal.said === '' ? [] : [proposal.said],
    draft: null,
  });
};
