import { text } from '../reply/reply.ts';
import { longestVoice } from '../speech/hear-message.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const help: BotCommand = {
  name: 'help',
  description: ru.menu.help,
  handle: async ({ turn, services }) => {
    const words = ru.help(longestVoice(services.limits.voiceMaxSeconds));
    turn.say(text(turn.update.role === 'owner' ? `${words}\n\n${ru.helpOwner}` : words));
    await turn.finish();
  },
};
