import { render, tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import { makeInvitation } from '../secrets/make-invitation.ts';
import { telegramFailure } from '../telegram/telegram-away.ts';
import type { BotCommand } from './bot-command.ts';

const VALID_HOURS = 48;

/** The owner's way to admit another person: a link that works once. */
export const invite: BotCommand = {
  name: 'invite',
  description: null,
  handle: async ({ turn, services }) => {
    const { store, me, allowed } = services;
    if (allowed.kind !== 'by_invitation') {
      turn.say(text(tell('invite_closed')));
    } else if (turn.update.role !== 'owner' || turn.place.isGroup) {
      turn.say(text(tell('invite_owner_only')));
    } else {
      const link = await makeInvitation(store.access, me, { hours: VALID_HOURS, as: 'member' });
      // Sent at once and not through the outbox: a secret is never stored in the clear.
      try {
        const words = render(tell('invite', { link, hours: VALID_HOURS }), turn.frame());
        await services.api.sendMessage(turn.place.chatId, words);
      } catch (error) {
        throw telegramFailure(error);
      }
    }
  },
};
