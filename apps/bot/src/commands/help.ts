import { text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

export const help: BotCommand = {
  name: 'help',
  description: ru.menu.help,
  handle: async ({ turn, services }) => {
    const minutes = Math.max(1, Math.floor(services.limits.voiceMaxSeconds / 60));
    const words = ru.help({ voiceMinutes: minutes });
    turn.say(text(turn.update.role === 'owner' ? `${words}\n\n${ru.helpOwner}` : words));
    await turn.finish();
  },
};
