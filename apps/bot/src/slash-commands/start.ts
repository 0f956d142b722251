import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import type { BotCommand } from './bot-command.ts';

export const start: BotCommand = {
  name: 'start',
  description: tell('command_start'),
  handle: async ({ turn }) => {
    turn.say(text(tell('start')));
  },
};
