import type { Verdict } from '../verdict.ts';
import { NO, ruleFor } from '../commands/settle.ts';
import { refusal } from '../commands/settled.ts';
import { chooseForOperation } from '../conversation/answer-operation.ts';
import type { Handler } from '../handler.ts';
import type { CommandDraft, DraftChoice } from './draft.ts';
import type { ChoiceProposal } from '../proposal.ts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { mergeEntities } from './merge-entities.ts';
import { ownedDraft, stale } from './owned-draft.ts';
import { fromDraft, type Pursued, pursue } from './pursue.ts';

/** A tap, a number or the words of a choice: one path for all three (DESIGN.md, "Commands"). */
export const choose: Handler<ChoiceProposal> = async (turn, proposal) => {
  const owned = await ownedDraft(turn, proposal.draft_id);
  if (!owned.ok) return owned.refusal;
  const { draft } = owned;
  const choice = draft.choices.find(({ id }) => id === proposal.choice_id);
  if (!choice) return stale();
  if (draft.operation !== null) return await chooseForOperation(turn, draft, choice);
  const next = taken(turn, draft, choice);
  return next === null ? cancelled(turn, draft) : await pursue(turn, next);
};

/** The command after the choice, or null when the choice was to write nothing. */
function taken(turn: Turn, draft: CommandDraft, choice: DraftChoice): Pursued | null {
  const pursued = fromDraft(draft);
  const { command } = draft.envelope;
  switch (draft.question_code) {
    case 'CONFIRM':
      return choice.id === NO ? null : { ...pursued, accepted: [...draft.accepted, 'CONFIRM'] };
    case 'PAST':
      return choice.id === NO
        ? elsewhen(turn, draft)
        : { ...pursued, accepted: [...draft.accepted, 'PAST'] };
    case 'READING': {
      const index = Number(choice.id.slice(2));
      const envelope = [draft.envelope, ...draft.readings][index];
      if (!envelope) return null;
      return { ...pursued, envelope, accepted: [...draft.accepted, 'READING'], readings: [] };
    }
    case 'TITLE':
    case 'DURATION':
    case 'START':
    case 'DAY':
    case 'TARGET':
    case 'WHEN':
    case 'NEW_TITLE':
    case 'MINUTES':
    case 'PRIORITY':
    case 'PROJECT':
    case 'LINKED_TASK':
    case 'BULK':
    case 'STEPS':
    case 'SERIES': {
      const entities = mergeEntities(command.entities, choice.entities ?? {});
      return { ...pursued, envelope: { ...draft.envelope, command: { ...command, entities } } };
    }
  }
}

/** "No, not in the past": everything but the time stays, and the time is asked for anew. */
function elsewhen(turn: Turn, draft: CommandDraft): Pursued | null {
  const { command } = draft.envelope;
  const entities = ruleFor(command.intent).elsewhen(command.entities, turn.moment);
  if (entities === null) return null;
  return {
    ...fromDraft(draft),
    envelope: { ...draft.envelope, command: { ...command, entities } },
  };
}

function cancelled(turn: Turn, draft: CommandDraft): Verdict {
  turn.saveDraft({ ...draft, state: 'cancelled' });
  return refusal(
    'CANCELLED',
    say('not_created', { said: draft.said }),
    say('say_in_one_phrase', {}),
  );
}
