import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import type { BotCommand } from './bot-command.ts';

export const help: BotCommand = {
  name: 'help',
  description: tell('command_help'),
  handle: async ({ turn, services }) => {
    const words = tell('help', { voice_seconds: services.limits.voiceMaxSeconds });
    const isOwner = turn.update.role === 'owner';
    turn.say(text(isOwner ? [words, say('blank', {}), tell('help_owner')] : words));
  },
};
