import { replyWrite, type StandingView } from '@planerka/db';
import { storedReply } from '../outbox/stored-reply.ts';
import { View } from '../outbox/reply.ts';
import { answerAsked } from '../queries/answer-query.ts';
import { askedAgain } from '../queries/asked.ts';
import type { BotContext } from '../work/bot-context.ts';

/**
 * After a tap has changed the plan, draws the tapped answer anew in place, or else the newest one in
 * the thread: what led to the tap (a yes, a choice, an undo) stands below it. So it does not show
 * what is no longer so (conversation contract, 7.1). Not a part of the tap's own write: when the
 * process dies in between, the old picture stays, and its buttons say what is so.
 */
export async function redrawSurface(ctx: BotContext): Promise<void> {
  try {
    await redraw(ctx);
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'an answer was not drawn anew');
  }
}

async function redraw(ctx: BotContext): Promise<void> {
  const { turn, services } = ctx;
  const { store, me, handOver } = services;
  const standing = await standingView(ctx);
  const view = standing && View.safeParse(standing.view).data;
  if (!standing || !view) return;
  const question = await askedAgain(ctx, view.query, view.page, standing.surface_id);
  const steps = await answerAsked(question);
  const drawn = steps.flatMap((step) =>
    step.kind === 'text' && step.shown?.surface_id === standing.surface_id
      ? [{ ...step, edits: standing.message_id }]
      : [],
  );
  const audience = { thread: turn.thread, actor: turn.actor, kind: 'redrawn' } as const;
  const place = { chatId: turn.place.chatId, topicId: turn.place.topicId, replyTo: null, audience };
  const stored = storedReply(services, place, drawn);
  if (!stored) return;
  await store.write([
    replyWrite(me.id, stored.reply, stored.buttons, (mine) => {
      if (mine) handOver(stored.reply);
    }),
  ]);
}

async function standingView({
  turn,
  services,
  callbackQuery,
}: BotContext): Promise<StandingView | null> {
  const { shown } = services.store;
  const messageId = callbackQuery?.message?.message_id;
  const tapped =
    messageId === undefined
      ? null
      : await shown.viewOf(services.me.id, turn.place.chatId, messageId);
  return tapped ?? (await shown.newestView(services.me.id, turn.thread, turn.actor));
}
