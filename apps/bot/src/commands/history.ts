import { answerQuery } from '../queries/answer-query.ts';
import { ruSurfaces } from '../texts/ru-surfaces.ts';
import type { BotCommand } from './bot-command.ts';

export const history: BotCommand = {
  name: 'history',
  description: ruSurfaces.menu.history,
  handle: async (ctx) => {
    ctx.turn.say(...(await answerQuery(ctx, { type: 'history' }, 0)));
    await ctx.turn.finish();
  },
};
