import { render, tell } from '@planerka/texts';
import { randomBytes } from 'node:crypto';
import { text } from '../reply/reply.ts';
import { hashOfSecret, INVITE_PREFIX, SECRET_BYTES } from '../secrets/invitation.ts';
import { telegramFailure } from '../telegram/telegram-away.ts';
import type { BotCommand } from './bot-command.ts';

const VALID_HOURS = 48;

/** The owner's way to admit another person: a link that works once. */
export const invite: BotCommand = {
  name: 'invite',
  description: null,
  handle: async ({ turn, services }) => {
    const { store, me, allowed } = services;
    if (allowed.kind !== 'first_comer') {
      turn.say(text(tell('invite_closed')));
    } else if (turn.update.role !== 'owner' || turn.place.isGroup) {
      turn.say(text(tell('invite_owner_only')));
    } else {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await store.access.invite(me.id, hashOfSecret(secret), VALID_HOURS);
      const link = `https://t.me/${me.username}?start=${INVITE_PREFIX}${secret}`;
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
