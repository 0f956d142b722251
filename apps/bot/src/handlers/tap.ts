import { COMMANDS_MAX } from '@planerka/contracts';
import { tapProposal } from '@planerka/talk';
import type { CallbackQuery } from 'grammy/types';
import { tapAgent } from '../agents/tap-agent.ts';
import { showCard } from '../cards/show-card.ts';
import type { TappedOp } from '../reply/button-op.ts';
import { button, type Step, text } from '../reply/reply.ts';
import { buttonKey, originalKeys } from '../telegram/message-key.ts';
import { Update } from '../telegram/update-shape.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pressKey } from '../turn/press-key.ts';
import { answer, clearButtons, withoutTapped } from '../turn/tapped-message.ts';
import { replaceEdited } from './edited.ts';
import { handleSound } from './message.ts';
import { proposeTap } from './propose-tap.ts';
import { show } from './show.ts';
import { tapOperation, tapSeveral } from './tap-operation.ts';

/** The tap itself, and the message whose button was tapped. */
interface Tapped {
  readonly query: CallbackQuery;
  readonly buttonId: string;
  readonly messageId: number | null;
}

/** A tap on a button. Its id makes the idempotency key: the same tap twice is one tap. */
export async function handleTap(ctx: BotContext): Promise<void> {
  const query = ctx.callbackQuery;
  if (!query) return;
  const { tap } = ctx.turn;
  const messageId = query.message?.message_id ?? null;
  if (tap === null || query.data === undefined) await stale(ctx);
  else await carryOut(ctx, tap, { query, buttonId: query.data, messageId });
}

async function carryOut(ctx: BotContext, tap: TappedOp, tapped: Tapped): Promise<void> {
  const { query, buttonId, messageId } = tapped;
  const cleared = clearButtons(messageId);
  switch (tap.type) {
    case 'choose':
      return await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], cleared);
    case 'undo':
    case 'redo': {
      const steps = tap.changes.length === 1 ? withoutTapped(query) : cleared;
      return await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], steps);
    }
    case 'change_target':
      return await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], []);
    case 'digest':
      return await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], cleared);
    case 'several':
      return await tapSeveral(ctx, tap.ops, buttonId);
    case 'operate':
      return await tapOperation(ctx, tap.operation, buttonId);
    case 'hear_again':
      return await hearAgain(ctx, tap.update, messageId);
    case 'replace':
      return await replaceEdited(ctx, tap, buttonKey(buttonId), [
        answer(query.id, null),
        ...cleared,
      ]);
    case 'show':
      return await show(ctx, tap.query, tap.page);
    case 'card':
      return await showCard(ctx, tap);
    case 'agents':
    case 'agent':
    case 'plan_name':
      return await tapAgent(ctx, tap);
    case 'keep':
      return await finish(ctx, [answer(query.id, ru.taps.kept), ...cleared]);
    case 'form':
      return await finish(ctx, [answer(query.id, ru.taps.stale), ...cleared]);
    case 'confirm': {
      const yes = { label: ru.buttons.yes, action: { op: tap.op } };
      const buttons = [[yes, button(ru.buttons.no, { type: 'keep' })]];
      return await finish(ctx, [answer(query.id, null), text(tap.question, { buttons })]);
    }
  }
}

async function finish({ turn }: BotContext, steps: readonly Step[]): Promise<void> {
  turn.say(...steps);
  await turn.finish();
}

async function stale({ turn }: BotContext): Promise<void> {
  turn.say(answer(turn.tapId ?? '', ru.taps.stale));
  await turn.finish();
}

async function hearAgain(
  ctx: BotContext,
  updateId: number,
  messageId: number | null,
): Promise<void> {
  const { turn, services } = ctx;
  const { updates } = services.store;
  const stored = await updates.body(services.me.id, turn.place.chatId, updateId);
  const message = Update.safeParse(stored).data?.message;
  const isOwn = message?.from?.id === turn.place.userId;
  if (!message || !isOwn) {
    turn.say(answer(turn.tapId ?? '', message ? ru.taps.notYours : ru.taps.stale));
    await turn.finish();
    return;
  }
  const settle = clearButtons(messageId);
  const keys = originalKeys(services.me.id, message, COMMANDS_MAX);
  const heardBefore = (await services.reader.outcomes(await turn.workspace(), keys)).size > 0;
  if (heardBefore) {
    turn.say(answer(turn.tapId ?? '', ru.taps.stale), ...settle);
    await turn.finish();
    return;
  }
  turn.say(answer(turn.tapId ?? '', null), ...settle);
  turn.startWork();
  await handleSound(ctx, message, updateId);
}
