import type { ObjectHandle, Operation } from '@planerka/contracts';
import { isRoom } from '../cards/object-card.ts';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { showCard } from '../handlers/card.ts';
import { labelledObject } from '../handlers/labelled-object.ts';
import { updateKey } from '../handlers/message-key.ts';
import { readMessageTokens } from '../handlers/read-message-tokens.ts';
import { text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../work/bot-context.ts';
import type { BotCommand } from './bot-command.ts';

/**
 * Opens the Workroom of a task or a project: of the one whose number or token is written after it,
 * of the one that the message replies to shows, or of the one that was shown last.
 */
export const focus: BotCommand = {
  name: 'focus',
  description: ru.menu.focus,
  handle: async (ctx, argument) => {
    const { turn, services } = ctx;
    const view = services.reader.view(await turn.workspace());
    const tokens = await readMessageTokens(argument, view);
    if (!tokens.ok) {
      turn.say(text(tokens.say));
      await turn.finish();
      return;
    }
    const written = labelledObject(argument);
    if (tokens.refs.length === 0 && argument !== '' && written === null) {
      turn.say(text(ru.focusHow));
      await turn.finish();
      return;
    }
    const refs = written ? [written] : tokens.refs.length > 0 ? tokens.refs : turn.update.replied;
    const { room } = (await turn.conversation()).thread;
    const [only, ...others] = refs;
    const isThere = room !== null && others.length === 0 && (!only || isRoom(room, only));
    if (isThere) await showCard(ctx, room);
    else await enter(ctx, { type: 'focus' }, refs, argument);
  },
};

/** Back to the Hub. */
export const close: BotCommand = {
  name: 'close',
  description: ru.menu.close,
  handle: (ctx) => enter(ctx, { type: 'unfocus' }, [], ''),
};

async function enter(
  ctx: BotContext,
  operation: Operation,
  refs: readonly ObjectHandle[],
  argument: string,
): Promise<void> {
  const { turn } = ctx;
  const { timezone: zone } = await turn.conversation();
  const proposal = {
    type: 'operation',
    key: updateKey(turn.update),
    read: { operation, confidence: 1 },
    refs,
    suggested: turn.update.suggested,
    said: `/${operation.type === 'focus' ? 'focus' : 'close'} ${argument}`.trim(),
  } as const;
  await turn.propose([proposal], {
    refs,
    answer: async (outcomes, fresh, after) =>
      fresh
        ? await outcomeReply(outcomes, { transcript: null, view: after, zone, room: null })
        : [],
  });
}
