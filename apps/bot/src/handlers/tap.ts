import { tell } from '@planerka/texts';
import { COMMANDS_MAX, Message, verbatim } from '@planerka/contracts';
import { tapProposal } from '@planerka/talk';
import { Update } from '../intake/update-shape.ts';
import type { TappedOp } from '../outbox/button-op.ts';
import { button, text } from '../outbox/reply.ts';
import { readJson } from './read-json.ts';
import { tapAgent } from '../tasks/tap-agent.ts';
import type { BotContext } from '../work/bot-context.ts';
import { showCard } from './card.ts';
import { replaceEdited } from './edited.ts';
import { buttonKey, originalKeys } from './message-key.ts';
import { handleSound } from './message.ts';
import { pressKey } from './press-key.ts';
import { proposeTap } from './propose-tap.ts';
import { show } from './show.ts';
import { tapOperation, tapSeveral } from './tap-operation.ts';
import { answer, clearButtons, withoutTapped } from './tapped-message.ts';

/** A tap on a button. Its id makes the idempotency key: the same tap twice is one tap. */
export async function handleTap(ctx: BotContext): Promise<void> {
  const { turn } = ctx;
  const query = ctx.callbackQuery;
  if (!query) return;
  const { tap } = turn;
  const messageId = query.message?.message_id ?? null;
  if (tap === null || query.data === undefined) {
    await stale(ctx);
    return;
  }
  const key = buttonKey(query.data);
  switch (tap.type) {
    case 'choose': {
      await proposeTap(ctx, [tapProposal(tap, key)], clearButtons(messageId));
      return;
    }
    case 'undo':
    case 'redo': {
      const alone = tap.changes.length === 1;
      const steps = alone ? await withoutTapped(ctx, query) : clearButtons(messageId);
      await proposeTap(ctx, [tapProposal(tap, key)], steps);
      return;
    }
    case 'change_target': {
      const again = await pressKey(ctx, query.data);
      await proposeTap(ctx, [tapProposal(tap, again)], []);
      return;
    }
    case 'hear_again':
      await hearAgain(ctx, tap.update, messageId);
      return;
    case 'replace': {
      const steps = [answer(query.id, null), ...clearButtons(messageId)];
      await replaceEdited(ctx, tap, key, steps);
      return;
    }
    case 'keep':
      turn.say(answer(query.id, tell('tap_kept')), ...clearButtons(messageId));
      await turn.finish();
      return;
    case 'form':
      turn.say(answer(query.id, tell('tap_stale')), ...clearButtons(messageId));
      await turn.finish();
      return;
    case 'show':
      await show(ctx, tap.query, tap.page);
      return;
    case 'card':
      await showCard(ctx, tap);
      return;
    case 'digest': {
      const again = await pressKey(ctx, query.data);
      await proposeTap(ctx, [tapProposal(tap, again)], clearButtons(messageId));
      return;
    }
    case 'confirm': {
      const question = confirmQuestion(tap);
      if (question === null) {
        await stale(ctx);
        return;
      }
      const yes = { label: tell('label_yes'), action: { op: tap.op } };
      const buttons = [[yes, button(tell('label_no'), { type: 'keep' })]];
      turn.say(answer(query.id, null), text(question, { buttons }));
      await turn.finish();
      return;
    }
    case 'agents':
    case 'agent':
    case 'plan_name':
      await tapAgent(ctx, tap);
      return;
    case 'several':
      await tapSeveral(ctx, tap.ops, query.data);
      return;
    case 'operate':
      await tapOperation(ctx, tap.operation, query.data);
  }
}

/** The question that a button asks first; one that was stored in words keeps them. */
function confirmQuestion({
  ask,
  question,
}: Extract<TappedOp, { type: 'confirm' }>): Message | null {
  if (ask === undefined) return question === undefined ? null : verbatim(question);
  return Message.safeParse(readJson(ask)).data ?? null;
}

async function stale({ turn }: BotContext): Promise<void> {
  turn.say(answer(turn.tapId ?? '', tell('tap_stale')));
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
    turn.say(answer(turn.tapId ?? '', message ? tell('tap_not_yours') : tell('tap_stale')));
    await turn.finish();
    return;
  }
  const settle = clearButtons(messageId);
  const keys = originalKeys(services.me.id, message, COMMANDS_MAX);
  const heardBefore = (await services.reader.outcomes(await turn.workspace(), keys)).size > 0;
  if (heardBefore) {
    turn.say(answer(turn.tapId ?? '', tell('tap_stale')), ...settle);
    await turn.finish();
    return;
  }
  turn.say(answer(turn.tapId ?? '', null), ...settle);
  turn.startWork();
  await handleSound(ctx, message, updateId);
}
