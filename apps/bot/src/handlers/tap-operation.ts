import type { Operation } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';
import { tapProposal } from '@planerka/talk';
import { render, tell } from '@planerka/texts';
import { showCard } from '../cards/show-card.ts';
import { readOpToken } from '../reply/button-op.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pressKey } from '../turn/press-key.ts';
import { clearButtons } from '../turn/tapped-message.ts';
import { proposeTap } from './propose-tap.ts';
import { staleTap } from './stale-tap.ts';

/** A button's operation, as a proposal like any other: its target is the one that the token names. */
export async function tapOperation(
  ctx: BotContext,
  operation: Operation,
  buttonId: string,
): Promise<void> {
  const { room } = (await ctx.turn.conversation()).thread;
  if (operation.type === 'focus' && room !== null) {
    const opened = room.kind === 'project' ? operation.project : operation.task;
    if (opened === room.number) return await showCard(ctx, room);
  }
  const key = await pressKey(ctx, buttonId);
  await proposeTap(ctx, [proposalOf(ctx, operation, key)], []);
}

/** Several operations behind one button; one that is none of ours makes the whole button stale. */
export async function tapSeveral(
  ctx: BotContext,
  tokens: readonly string[],
  buttonId: string,
): Promise<void> {
  const { callbackQuery } = ctx;
  const operations = tokens.flatMap((token) => {
    const op = readOpToken(token);
    return op?.type === 'operate' ? [op.operation] : [];
  });
  if (operations.length < tokens.length) return staleTap(ctx);
  const key = await pressKey(ctx, buttonId, operations.length);
  const proposals = operations.map((operation, position) =>
    proposalOf(ctx, operation, `${key}:${position}`),
  );
  await proposeTap(ctx, proposals, clearButtons(callbackQuery?.message?.message_id ?? null));
}

function proposalOf(ctx: BotContext, operation: Operation, key: string): Proposal {
  return tapProposal({ type: 'operate', operation, label: labelOf(ctx) }, key);
}

/** The label of the button that the person has pressed. */
function labelOf({ callbackQuery: query, turn }: BotContext): string {
  const { message, data } = query ?? {};
  const rows = message && message.date !== 0 ? message.reply_markup?.inline_keyboard : undefined;
  const pressed = rows
    ?.flat()
    .find((each) => 'callback_data' in each && each.callback_data === data);
  return pressed?.text ?? render(tell('pressed_button'), turn.frame());
}
