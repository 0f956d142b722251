import type { Message } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import type { BotContext } from '../turn/bot-context.ts';

/** May the person see who uses the bot, and remove somebody? The owner may, in their own chat. */
export function mayManageMembers({ turn, services }: BotContext): boolean {
  const isOwner = services.allowed.kind === 'by_invitation' && turn.update.role === 'owner';
  return isOwner && !turn.place.isGroup;
}

/** What is said where it is not so. */
export function membersRefused({ services }: BotContext): Message {
  const byOwner = services.allowed.kind === 'by_invitation';
  return byOwner ? tell('members_owner_only') : tell('invite_closed');
}
