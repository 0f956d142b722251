import type { Message } from '@planerka/contracts';
import { dayOf } from '@planerka/plan';
import { type AskingCommand, commandQuery } from '@planerka/talk';
import { answerSteps } from '../queries/answer-steps.ts';
import type { BotCommand } from './bot-command.ts';

/** A command that is short for a question about the plan. */
export function question(name: AskingCommand, description: Message): BotCommand {
  return {
    name,
    description,
    handle: async (ctx) => {
      const { turn, services } = ctx;
      const { timezone } = await turn.conversation();
      const query = commandQuery(name, dayOf(services.clock.now(), timezone));
      turn.say(...(await answerSteps(ctx, query, 0)));
    },
  };
}
