import type { Message } from '@planerka/contracts';
import { type ActingCommand, commandProposal } from '@planerka/talk';
import { freshSteps } from '../reply/outcome-steps.ts';
import type { BotCommand } from './bot-command.ts';
import { given } from './given.ts';

/** A command that is a proposal by itself: whatever comes after it is not read. */
export function propose(name: ActingCommand, description: Message): BotCommand {
  return {
    name,
    description,
    handle: ({ turn }) =>
      turn.propose([commandProposal(name, given(turn.update))], { answer: freshSteps }),
  };
}
