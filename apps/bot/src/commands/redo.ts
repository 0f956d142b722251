import { tell } from '@planerka/texts';
import { commandProposal } from '@planerka/talk';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { given } from './given.ts';
import type { BotCommand } from './bot-command.ts';

export const redo: BotCommand = {
  name: 'redo',
  description: tell('command_redo'),
  handle: async ({ turn }) => {
    await turn.propose([commandProposal('redo', given(turn.update))], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
