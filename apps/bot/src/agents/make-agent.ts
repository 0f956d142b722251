import type { MadeAgentToken } from '@planerka/db';
import { render, tell } from '@planerka/texts';
import { GrammyError } from 'grammy';
import { text } from '../reply/reply.ts';
import { telegramFailure } from '../telegram/telegram-away.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { agentCard, rightsOf } from './agent-list.ts';

const AGENTS_MAX = 20;
const NAME = /^[^\p{C}]{1,40}$/u;

/**
 * Makes a key for a new agent of this plan and shows it: once, in the person's own chat, and not
 * through the outbox, for a secret is never stored in the clear. A key that could not be shown is
 * revoked at once.
 */
export async function makeAgent(ctx: BotContext, said: string): Promise<void> {
  const { turn, services } = ctx;
  const { tokens } = services.agents;
  const name = said.replace(/\s+/g, ' ').trim();
  const workspaceId = await turn.workspace();
  if (!NAME.test(name)) {
    return turn.say(text(tell('bad_agent_name')));
  }
  await revokeUnfinished(ctx, workspaceId, name);
  const agents = await tokens.list(workspaceId);
  if (agents.some((agent) => agent.name.toLowerCase() === name.toLowerCase())) {
    return turn.say(text(tell('agent_name_taken', { name })));
  }
  if (agents.length >= AGENTS_MAX) {
    return turn.say(text(tell('too_many_agents', { most: AGENTS_MAX })));
  }
  const rights = rightsOf('write');
  const made = await tokens.create({ workspaceId, name, rights, createdBy: turn.update.actor });
  if (!(await showKey(ctx, made))) {
    return turn.say(text(tell('agent_key_not_shown')));
  }
  if (turn.place.isGroup) turn.say(text(tell('agent_key_sent_aside', { name })));
  turn.say(agentCard(made.token));
}

/** False when Telegram refuses to bring the key to the person. Throws RetryableError while it is away. */
async function showKey(
  { turn, services }: BotContext,
  { token, key }: MadeAgentToken,
): Promise<boolean> {
  const { agents, api } = services;
  const told = tell('agent_key', { name: token.name, key, url: agents.url() });
  const words = render(told, turn.frame());
  const entities = [{ type: 'code' as const, offset: words.indexOf(key), length: key.length }];
  try {
    // In a group everybody would see it.
    await api.sendMessage(turn.place.userId, words, { entities });
    return true;
  } catch (error) {
    await agents.tokens.revoke(token.workspace_id, token.token_id);
    const failure = telegramFailure(error);
    if (failure instanceof GrammyError) return false;
    throw failure;
  }
}

/** An earlier try of this very update may have made a key that nobody has seen. */
async function revokeUnfinished(
  { turn, services }: BotContext,
  workspaceId: string,
  name: string,
): Promise<void> {
  if (turn.update.tries <= 1) return;
  const { tokens } = services.agents;
  for (const agent of await tokens.list(workspaceId)) {
    const isUnused = agent.last_used_at === null && agent.created_by === turn.update.actor;
    const isSince = agent.created_at >= turn.update.received_at;
    if (isUnused && isSince && agent.name === name) {
      await tokens.revoke(workspaceId, agent.token_id);
    }
  }
}
