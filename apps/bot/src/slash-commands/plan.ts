import { commandProposal } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { planPictures } from '../queries/plan-pictures.ts';
import type { BotCommand } from './bot-command.ts';
import { given } from './given.ts';

/** Proposes what to do today at which hour, with the picture of the day. */
export const plan: BotCommand = {
  name: 'plan',
  description: tell('command_plan'),
  handle: async (ctx) => {
    const { turn } = ctx;
    await turn.propose([commandProposal('plan', given(turn.update))], {
      answer: async (outcomes, fresh) =>
        fresh ? [...outcomeSteps(outcomes, null), ...(await planPictures(ctx, outcomes))] : [],
    });
  },
};
