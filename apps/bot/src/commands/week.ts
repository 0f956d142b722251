import { addDays, dayOf } from '@planerka/runtime';
import { answerQuery } from '../queries/answer-query.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

const DAYS = 7;

export const week: BotCommand = {
  name: 'week',
  description: ru.menu.week,
  handle: async (ctx) => {
    const { turn, services } = ctx;
    const { timezone } = await turn.conversation();
    const from = dayOf(services.clock.now(), timezone);
    const window = { from, to: addDays(from, DAYS - 1) };
    turn.say(...(await answerQuery(ctx, { type: 'agenda', window }, 0)));
    await turn.finish();
  },
};
