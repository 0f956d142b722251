import { answerQuery } from '../queries/answer-query.ts';
import { ruSurfaces } from '../texts/ru-surfaces.ts';
import type { BotCommand } from './bot-command.ts';

export const next: BotCommand = {
  name: 'next',
  description: ruSurfaces.menu.next,
  handle: async (ctx) => {
    ctx.turn.say(...(await answerQuery(ctx, { type: 'next' }, 0)));
    await ctx.turn.finish();
  },
};
