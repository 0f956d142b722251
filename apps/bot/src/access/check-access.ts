import { strangerWrite } from '@planerka/db';
import type { BotContext } from '../turn/bot-context.ts';

export type Access = 'granted' | 'stranger' | 'known_stranger';

/**
 * May this person use the bot? The environment decides, or the owner, whom the code of the start
 * has made one.
 * A stranger is told so once; afterwards their updates end here without another word.
 */
export async function checkAccess(ctx: BotContext): Promise<Access> {
  const { services, turn } = ctx;
  const { allowed, me } = services;
  const { userId } = turn.place;
  const { role } = turn.update;
  switch (allowed.kind) {
    case 'everyone':
      return 'granted';
    case 'listed':
      if (allowed.ids.has(userId)) return 'granted';
      break;
    case 'by_invitation':
      if (role === 'owner' || role === 'member') return 'granted';
      break;
  }
  if (role !== null) return 'known_stranger';
  turn.attached.push(strangerWrite(me.id, userId));
  return 'stranger';
}
