import { tapProposal } from '@planerka/talk';
import type { TappedOp } from '../reply/button-op.ts';
import { buttonKey } from '../telegram/message-key.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { withoutSuggestion } from '../turn/tapped-message.ts';
import { proposeTap } from './propose-tap.ts';

/** A tap on a suggestion: its buttons go once something has come of it. */
export async function tapSuggestion(
  ctx: BotContext,
  tap: Extract<TappedOp, { type: 'suggestion' }>,
  buttonId: string,
): Promise<void> {
  const query = ctx.callbackQuery;
  const settle = query ? await withoutSuggestion(ctx, query, tap) : [];
  await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], settle);
}
