import { answerQuery } from '../queries/answer-query.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const inbox: BotCommand = {
  name: 'inbox',
  description: ru.menu.inbox,
  handle: async (ctx) => {
    ctx.turn.say(...(await answerQuery(ctx, { type: 'inbox' }, 0)));
    await ctx.turn.finish();
  },
};
