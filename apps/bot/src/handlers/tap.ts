import { COMMANDS_MAX, type Outcome } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';
import { GrammyError } from 'grammy';
import type { CallbackQuery } from 'grammy/types';
import { Update } from '../intake/update-shape.ts';
import type { ButtonAction, Step } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import { telegramFailure } from '../telegram-away.ts';
import type { BotContext } from '../work/bot-context.ts';
import { replaceEdited } from './edited.ts';
import { buttonKey, originalKeys } from './message-key.ts';
import { handleSound } from './message.ts';
import { outcomeSteps } from './propose-words.ts';

/** Refusals that a toast over the button tells better than a new message. */
const TOASTS = new Set<string>(['STALE_BUTTON', 'NOT_YOURS', 'NOTHING_TO_UNDO', 'NOTHING_TO_REDO']);

/** A tap on a button. Its id is the idempotency key: the same tap twice is one tap. */
export async function handleTap(ctx: BotContext): Promise<void> {
  const { turn } = ctx;
  const query = ctx.callbackQuery;
  if (!query) return;
  const { tap } = turn;
  const messageId = query.message?.message_id ?? null;
  if (tap === null || query.data === undefined) {
    turn.say(answer(query.id, ru.taps.stale));
    await turn.finish();
    return;
  }
  const key = buttonKey(query.data);
  switch (tap.type) {
    case 'choice': {
      const { draft_id, choice_id } = tap;
      await proposeTap(ctx, { type: 'choice', key, draft_id, choice_id }, clear(messageId));
      return;
    }
    case 'undo':
    case 'redo': {
      const alone = tap.change_ids.length === 1;
      const steps = alone ? withoutTapped(query) : clear(messageId);
      await proposeTap(ctx, { type: tap.type, key, change_ids: tap.change_ids }, steps);
      return;
    }
    case 'hear_again':
      await hearAgain(ctx, tap, clear(messageId));
      return;
    case 'replace':
      await replaceEdited(ctx, tap, key, [answer(query.id, null), ...clear(messageId)]);
      return;
    case 'keep':
      turn.say(answer(query.id, ru.taps.kept), ...clear(messageId));
      await turn.finish();
      return;
    case 'form':
      turn.say(answer(query.id, ru.taps.stale), ...clear(messageId));
      await turn.finish();
  }
}

function answer(queryId: string, text: string | null): Step {
  return { kind: 'answer_callback', callback_query_id: queryId, text };
}

function clear(messageId: number | null): Step[] {
  return messageId === null ? [] : [{ kind: 'keep_buttons', message_id: messageId, keep: [] }];
}

/** A list of several commands keeps the buttons of the others when one of them is undone. */
function withoutTapped(query: CallbackQuery): Step[] {
  const { message, data } = query;
  if (!message) return [];
  const rows = message.date === 0 ? [] : (message.reply_markup?.inline_keyboard ?? []);
  const buttons = rows.map((row) =>
    row.flatMap((button) =>
      'callback_data' in button && button.callback_data !== data
        ? [{ text: button.text, callback_data: button.callback_data }]
        : [],
    ),
  );
  const keep = buttons.filter((row) => row.length > 0);
  return [{ kind: 'keep_buttons', message_id: message.message_id, keep }];
}

async function proposeTap(
  ctx: BotContext,
  proposal: Proposal,
  settle: readonly Step[],
): Promise<void> {
  const { turn } = ctx;
  const queryId = turn.tapId ?? '';
  const isReversal = proposal.type === 'undo' || proposal.type === 'redo';
  await turn.propose([proposal], {
    mayUndoOthers: isReversal && (await isAdmin(ctx)),
    answer: (outcomes, fresh) => {
      const [first] = outcomes;
      if (!fresh || !first) return [answer(queryId, null)];
      const toast = toastOf(first);
      if (toast !== null) {
        return [answer(queryId, toast), ...outcomeSteps(outcomes.slice(1), null)];
      }
      return [answer(queryId, null), ...settle, ...outcomeSteps(outcomes, null)];
    },
  });
}

function toastOf(outcome: Outcome): string | null {
  return outcome.status === 'refused' && TOASTS.has(outcome.code) ? outcome.user_message : null;
}

/**
 * In a group admins may undo what others wrote; in a private chat there are no others. Throws
 * RetryableError while Telegram does not say who is one.
 */
async function isAdmin({ turn, services }: BotContext): Promise<boolean> {
  if (!turn.place.isGroup) return false;
  try {
    const { chatId, userId } = turn.place;
    const member = await services.api.getChatMember(chatId, userId);
    return member.status === 'administrator' || member.status === 'creator';
  } catch (error) {
    const failure = telegramFailure(error);
    if (failure instanceof GrammyError) return false;
    throw failure;
  }
}

async function hearAgain(
  ctx: BotContext,
  tap: Extract<ButtonAction, { type: 'hear_again' }>,
  settle: readonly Step[],
): Promise<void> {
  const { turn, services } = ctx;
  const { updates } = services.store;
  const stored = await updates.body(services.me.id, turn.place.chatId, tap.update_id);
  const message = Update.safeParse(stored).data?.message;
  const isOwn = message?.from?.id === turn.place.userId;
  if (!message || !isOwn) {
    turn.say(answer(turn.tapId ?? '', message ? ru.taps.notYours : ru.taps.stale));
    await turn.finish();
    return;
  }
  const keys = originalKeys(services.me.id, message, COMMANDS_MAX);
  const heardBefore = (await services.reader.outcomes(await turn.workspace(), keys)).size > 0;
  if (heardBefore) {
    turn.say(answer(turn.tapId ?? '', ru.taps.stale), ...settle);
    await turn.finish();
    return;
  }
  turn.say(answer(turn.tapId ?? '', null), ...settle);
  turn.startWork();
  await handleSound(ctx, message, tap.update_id);
}
