import type { Message } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { agentsRefused, mayManageAgents } from '../access/may-manage-agents.ts';
import type { TappedOp } from '../reply/button-op.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { agentCard, agentList, askRevoke, findAgent, rightsOf } from './agent-list.ts';
import { askRemoveName, planNames } from './plan-names.ts';

type AgentTap = Extract<TappedOp, { type: 'agents' | 'agent' | 'plan_name' }>;

interface Done {
  /** The tapped message as the tap leaves it; null when what it was about is gone. */
  readonly step: ReplyPart | null;
  readonly toast?: Message | null;
}

/** A tap below /agent: the message is edited in place. Whether the person may is asked again. */
export async function tapAgent(ctx: BotContext, tap: AgentTap): Promise<void> {
  const { turn } = ctx;
  if (!(await mayManageAgents(ctx))) {
    return turn.say(...turn.tapAnswer(agentsRefused(turn)));
  }
  const messageId = ctx.callbackQuery?.message?.message_id;
  const { step, toast = null } = await carryOut(ctx, tap, messageId);
  turn.say(...turn.tapAnswer(step === null ? tell('tap_gone') : toast));
  turn.say(step ?? (await agentList(ctx, messageId)));
}

async function carryOut(ctx: BotContext, tap: AgentTap, edits?: number): Promise<Done> {
  const { tokens, names } = ctx.services.agents;
  const workspace = await ctx.turn.workspace();
  if (tap.type === 'agents') {
    return { step: await (tap.view === 'list' ? agentList(ctx, edits) : planNames(ctx, edits)) };
  }
  if (tap.type === 'plan_name') {
    if (tap.act === 'ask_remove') return { step: askRemoveName(tap.name, edits) };
    await names.remove(tap.name, workspace);
    return { step: await planNames(ctx, edits), toast: tell('plan_name_removed') };
  }
  const { act, id } = tap;
  if (act === 'revoke') {
    if (!(await tokens.revoke(workspace, id))) return { step: null };
    return { step: await agentList(ctx, edits), toast: tell('agent_revoked') };
  }
  const allowance = act === 'show' || act === 'ask_revoke' ? null : act;
  if (allowance !== null) await tokens.setRights(workspace, id, rightsOf(allowance));
  const agent = await findAgent(ctx, id);
  if (!agent) return { step: null };
  if (act === 'ask_revoke') return { step: askRevoke(agent, edits) };
  return { step: agentCard(agent, edits), toast: allowance && tell('agent_now', { allowance }) };
}
