import { text } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const start: BotCommand = {
  name: 'start',
  description: ru.menu.start,
  handle: async ({ turn }) => {
    turn.say(text(ru.start));
    await turn.finish();
  },
};
