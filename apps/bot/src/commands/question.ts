import { dayOf } from '@planerka/plan';
import { commandQuery } from '@planerka/talk';
import { answerQuery } from '../queries/answer-query.ts';
import type { BotCommand } from './bot-command.ts';

/** A command that is short for a question about the plan. */
export function question(name: string, description: string): BotCommand {
  return {
    name,
    description,
    handle: async (ctx) => {
      const { turn, services } = ctx;
      const { timezone } = await turn.conversation();
      const query = commandQuery(name, dayOf(services.clock.now(), timezone));
      if (query) turn.say(...(await answerQuery(ctx, query, 0)));
      await turn.finish();
    },
  };
}
