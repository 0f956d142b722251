import type { Message } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { agentsRefused, mayManageAgents } from '../access/may-manage-agents.ts';
import type { TappedOp } from '../reply/button-op.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { agentCard, agentList, askRevoke, rightsOf } from './agent-list.ts';
import { askRemoveName, planNames } from './plan-names.ts';

type AgentTap = Extract<TappedOp, { type: 'agents' | 'agent' | 'plan_name' }>;

interface Done {
  /** The tapped message as the tap leaves it; null when what it was about is gone. */
  readonly step: ReplyPart | null;
  readonly toast: Message | null;
}

/** A tap below /agent: the message is edited in place. Whether the person may is asked again. */
export async function tapAgent(ctx: BotContext, tap: AgentTap): Promise<void> {
  const { turn } = ctx;
  if (!(await mayManageAgents(ctx))) {
    return turn.say(...turn.tapAnswer(agentsRefused(turn)));
  }
  const messageId = ctx.callbackQuery?.message?.message_id;
  const { step, toast } = await carryOut(ctx, tap, messageId);
  turn.say(...turn.tapAnswer(step === null ? tell('tap_gone') : toast));
  turn.say(step ?? (await agentList(ctx, messageId)));
}

async function carryOut(ctx: BotContext, tap: AgentTap, edits?: number): Promise<Done> {
  const { tokens, names } = ctx.services.agents;
  const workspace = await ctx.turn.workspace();
  const showing = async (
    step: Promise<ReplyPart | null> | ReplyPart,
    toast: Message | null = null,
  ) => ({
    step: await step,
    toast,
  });
  switch (tap.type) {
    case 'agents':
      return await showing(tap.view === 'list' ? agentList(ctx, edits) : planNames(ctx, edits));
    case 'plan_name':
      if (tap.act === 'ask_remove') return await showing(askRemoveName(tap.name, edits));
      await names.remove(tap.name, workspace);
      return await showing(planNames(ctx, edits), tell('plan_name_removed'));
    case 'agent':
      switch (tap.act) {
        case 'show':
          return await showing(agentCard(ctx, tap.id, edits));
        case 'ask_revoke':
          return await showing(askRevoke(ctx, tap.id, edits));
        case 'revoke': {
          const isRevoked = await tokens.revoke(workspace, tap.id);
          return isRevoked
            ? await showing(agentList(ctx, edits), tell('agent_revoked'))
            : { step: null, toast: null };
        }
        case 'read':
        case 'write':
        case 'delete':
          await tokens.setRights(workspace, tap.id, rightsOf(tap.act));
          return await showing(
            agentCard(ctx, tap.id, edits),
            tell('agent_now', { allowance: tap.act }),
          );
      }
  }
}
