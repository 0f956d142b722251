import type { Message } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import type { BotContext } from '../turn/bot-context.ts';
import { isChatAdmin } from './is-chat-admin.ts';

/**
 * May the person let agents into this plan? In a group its admins may. In a person's own chat the
 * person may, but of a bot with an owner the owner alone. Asked anew at each step and each tap.
 */
export async function mayManageAgents(ctx: BotContext): Promise<boolean> {
  const { turn, services } = ctx;
  if (turn.place.isGroup) return await isChatAdmin(ctx);
  return services.allowed.kind !== 'by_invitation' || turn.update.role === 'owner';
}

/** What is said to a person who may not. */
export function agentsRefused({ place }: BotContext['turn']): Message {
  return place.isGroup ? tell('agents_admins_only') : tell('agents_owner_only');
}
