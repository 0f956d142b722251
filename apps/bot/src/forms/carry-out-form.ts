import { eraseChat } from '@planerka/db';
import { tell } from '@planerka/texts';
import { isChatAdmin } from '../access/is-chat-admin.ts';
import { agentsRefused, mayManageAgents } from '../access/may-manage-agents.ts';
import { makeAgent } from '../agents/make-agent.ts';
import { freshSteps } from '../reply/outcome-steps.ts';
import { text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** What the form that has just ended asked for; done by the update's own transaction. */
export async function carryOutForm(ctx: BotContext): Promise<void> {
  const { turn, services } = ctx;
  const { formEnd } = turn;
  if (formEnd === null) return;
  switch (formEnd.type) {
    case 'erase': {
      turn.say(...turn.tapAnswer(null), text(tell('erased')));
      const { chatId, userId } = turn.place;
      const who = { botId: services.me.id, chatId, userId, actor: turn.update.actor };
      return await turn.erase((trx) =>
        eraseChat(trx, { ...who, keepUpdateId: turn.update.update_id }),
      );
    }
    case 'new_agent':
      // Minutes may have passed since the form was opened.
      if (await mayManageAgents(ctx)) return await makeAgent(ctx, formEnd.name);
      return turn.say(text(agentsRefused(turn)));
    case 'propose':
      turn.say(...turn.tapAnswer(null));
      return await turn.propose([formEnd.proposal], {
        // Of what forms propose, only change sets are for whoever may decide here.
        mayUndoOthers:
          formEnd.proposal.type === 'change_set' &&
          (!turn.place.isGroup || (await isChatAdmin(ctx))),
        answer: freshSteps,
      });
  }
}
