import { answerQuery } from '../queries/answer-query.ts';
import { ruSurfaces } from '../texts/ru-surfaces.ts';
import type { BotCommand } from './bot-command.ts';

export const urgent: BotCommand = {
  name: 'urgent',
  description: ruSurfaces.menu.urgent,
  handle: async (ctx) => {
    ctx.turn.say(...(await answerQuery(ctx, { type: 'urgent' }, 0)));
    await ctx.turn.finish();
  },
};
