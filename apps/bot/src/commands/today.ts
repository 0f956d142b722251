import { dayOf } from '@planerka/runtime';
import { answerQuery } from '../queries/answer-query.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const today: BotCommand = {
  name: 'today',
  description: ru.menu.today,
  handle: async (ctx) => {
    const { turn, services } = ctx;
    const { timezone } = await turn.conversation();
    const day = dayOf(services.clock.now(), timezone);
    const window = { from: day, to: day };
    turn.say(...(await answerQuery(ctx, { type: 'agenda', window }, 0)));
    await turn.finish();
  },
};
