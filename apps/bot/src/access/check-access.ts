import { strangerWrite } from '@planerka/db';
import type { BotContext } from '../turn/bot-context.ts';

export type Access = 'granted' | 'stranger' | 'known_stranger';

/**
 * May this person use the bot? The environment decides, or the owner: whoever sends /start first.
 * A stranger is told so once; afterwards their updates end here without another word.
 */
export async function checkAccess(ctx: BotContext, isStart: boolean): Promise<Access> {
  const { services, turn } = ctx;
  const { allowed, store, me } = services;
  const { userId } = turn.place;
  const { role } = turn.update;
  switch (allowed.kind) {
    case 'everyone':
      return 'granted';
    case 'listed':
      if (allowed.ids.has(userId)) return 'granted';
      break;
    case 'first_comer':
      if (role === 'owner' || role === 'member') return 'granted';
      if (isStart && !turn.place.isGroup && (await store.access.claimOwnership(me.id, userId))) {
        return 'granted';
      }
      break;
  }
  if (role !== null) return 'known_stranger';
  turn.attached.push(strangerWrite(me.id, userId));
  return 'stranger';
}
