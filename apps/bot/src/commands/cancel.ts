import { tell } from '@planerka/texts';
import { commandProposal } from '@planerka/talk';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { given } from './given.ts';
import type { BotCommand } from './bot-command.ts';

/** Drops the open question; unlike the word "отмени" it never undoes. */
export const cancel: BotCommand = {
  name: 'cancel',
  description: tell('command_cancel'),
  handle: async ({ turn }) => {
    await turn.propose([commandProposal('cancel', given(turn.update))], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
  },
};
