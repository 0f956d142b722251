import { commandProposal } from '@planerka/talk';
import { render, tell } from '@planerka/texts';
import { planPictures } from '../queries/plan-pictures.ts';
import { interpretWords } from '../reading/interpret-words.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { text } from '../reply/reply.ts';
import { updateKey } from '../telegram/message-key.ts';
import type { BotContext } from '../turn/bot-context.ts';
import type { BotCommand } from './bot-command.ts';
import { given } from './given.ts';

/** Proposes what to do at which hour of today, or of the day behind it, with the picture of the day. */
export const plan: BotCommand = {
  name: 'plan',
  description: tell('command_plan'),
  handle: async (ctx, argument) => {
    const { turn } = ctx;
    const day = argument === '' ? undefined : await dayNamed(ctx, argument);
    if (day === null) return turn.say(text(tell('plan_how')));
    const named = day === undefined ? {} : { day };
    await turn.propose([commandProposal('plan', { ...given(turn.update), argument, ...named })], {
      answer: async (outcomes, fresh) =>
        fresh ? [...outcomeSteps(outcomes, null), ...(await planPictures(ctx, outcomes))] : [],
    });
  },
};

/** The day that the words name, read as "спланируй ..." would be; null where they name none. */
async function dayNamed(ctx: BotContext, when: string): Promise<string | null> {
  const { turn, message } = ctx;
  const words = {
    text: render(tell('said_day_to_plan', { when }), turn.frame()),
    channel: 'telegram_text' as const,
    sentAt: message?.date,
    key: updateKey(turn.update),
  };
  const { kind, day } = await interpretWords(ctx, words, null, {
    refs: [],
    suggested: [],
    operations: [],
  });
  return kind === 'day_plan' ? (day ?? null) : null;
}
