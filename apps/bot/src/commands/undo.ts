import { tell } from '@planerka/texts';
import { commandProposal } from '@planerka/talk';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { given } from './given.ts';
import type { BotCommand } from './bot-command.ts';

export const undo: BotCommand = {
  name: 'undo',
  description: tell('command_undo'),
  handle: async ({ turn }) => {
    await turn.propose([commandProposal('undo', given(turn.update))], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
