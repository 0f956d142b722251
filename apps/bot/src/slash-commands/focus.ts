import type { ObjectHandle } from '@planerka/contracts';
import { commandProposal, labelledObject, readMessageTokens } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { isRoom } from '@planerka/views';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { showCard } from '../cards/show-card.ts';
import { text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import type { BotCommand } from './bot-command.ts';
import { given } from './given.ts';

/**
 * Opens the Workroom of a task or a project: of the one whose number or token is written after it,
 * of the one that the message replies to shows, or of the one that was shown last.
 */
export const focus: BotCommand = {
  name: 'focus',
  description: tell('command_focus'),
  handle: async (ctx, argument) => {
    const { turn, services } = ctx;
    const view = services.reader.view(await turn.workspace());
    const tokens = await readMessageTokens(argument, view);
    if (!tokens.ok) {
      return turn.say(text(tokens.problem));
    }
    const written = labelledObject(argument);
    if (tokens.refs.length === 0 && argument !== '' && written === null) {
      return turn.say(text(tell('focus_how')));
    }
    const refs = written ? [written] : tokens.refs.length > 0 ? tokens.refs : turn.update.replied;
    const { room } = (await turn.conversation()).thread;
    const [only, ...others] = refs;
    const isThere = room !== null && others.length === 0 && (!only || isRoom(room, only));
    if (isThere) await showCard(ctx, room);
    else await enter(ctx, 'focus', refs, argument);
  },
};

/** Back to the Hub. */
export const close: BotCommand = {
  name: 'close',
  description: tell('command_close'),
  handle: (ctx) => enter(ctx, 'close', [], ''),
};

async function enter(
  { turn }: BotContext,
  name: 'focus' | 'close',
  refs: readonly ObjectHandle[],
  argument: string,
): Promise<void> {
  const proposal = commandProposal(name, { ...given(turn.update), argument, refs });
  await turn.propose([proposal], {
    refs,
    answer: async (outcomes, fresh, after) =>
      fresh ? await outcomeReply(outcomes, { transcript: null, view: after, room: null }) : [],
  });
}
