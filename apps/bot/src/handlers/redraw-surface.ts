import { type ReplyPart, View } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

/**
 * What a tap that changes the plan draws anew, after everything else that it says: the tapped answer,
 * or else the newest one in the thread, below which is what led to the tap (a yes, a choice, an
 * undo). So a surface does not show what is no longer so (K7-redrawn).
 */
export async function redrawSurface(ctx: BotContext): Promise<ReplyPart[]> {
  const { turn, services, callbackQuery } = ctx;
  const { shown } = services.store;
  const messageId = callbackQuery?.message?.message_id;
  const { chatId } = turn.place;
  const tapped =
    messageId === undefined ? null : await shown.viewOf(services.me.id, chatId, messageId);
  const answered =
    tapped ?? (await shown.newestView(services.me.id, turn.update.thread, turn.update.actor));
  const view = answered && View.safeParse(answered.view).data;
  if (!answered || !view) return [];
  const { message_id, surface_id } = answered;
  const where = {
    workspace: await turn.workspace(),
    thread: turn.update.thread,
    actor: turn.update.actor,
  };
  return [{ kind: 'redraw', message_id, surface_id, view, ...where }];
}
