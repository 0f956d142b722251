import { addDays, atLocal, say, today } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import type { BotCommand } from './bot-command.ts';

const DAYS = 30;

/**
 * What became of suggestions: of everybody's for the owner of the bot, of the chat's own where nobody
 * owns it.
 */
export const stats: BotCommand = {
  name: 'stats',
  description: null,
  handle: async ({ turn, services }) => {
    const { allowed, store } = services;
    const isOwned = allowed.kind === 'by_invitation';
    if (turn.place.isGroup || (isOwned && turn.update.role !== 'owner')) {
      return turn.say(text(tell('stats_owner_only')));
    }
    const frame = turn.frame();
    const since = atLocal(addDays(today(frame), -DAYS), '00:00', frame.zone);
    const scope = isOwned ? null : await turn.workspace();
    const counts = await store.suggestions.counts(since, scope);
    turn.say(text(say('suggestion_stats', { days: DAYS, counts })));
  },
};
