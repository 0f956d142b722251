import { projectQuery } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { answerSteps } from '../queries/answer-steps.ts';
import type { BotCommand } from './bot-command.ts';

/** The card of a project: of the one that is named behind it, of the one that is open, or of the only one. */
export const project: BotCommand = {
  name: 'project',
  description: tell('command_project'),
  handle: async (ctx, argument) => {
    ctx.turn.say(...(await answerSteps(ctx, projectQuery(argument), 0)));
  },
};
