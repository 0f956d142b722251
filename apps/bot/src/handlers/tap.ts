import { COMMANDS_MAX, Message, verbatim, readJson } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tapProposal } from '@planerka/talk';
import { tell } from '@planerka/texts';
import type { CallbackQuery } from 'grammy/types';
import { tapAgent } from '../agents/tap-agent.ts';
import { showCard } from '../cards/show-card.ts';
import { tapMember } from '../members/tap-member.ts';
import { readButtonOp, type TappedOp } from '../reply/button-op.ts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import { buttonKey, originalKeys } from '../telegram/message-key.ts';
import { Update } from '../telegram/update-shape.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pressKey } from '../turn/press-key.ts';
import { clearButtons, withoutTapped } from '../turn/tapped-message.ts';
import { replaceEdited } from './edited.ts';
import { handleSound } from './message.ts';
import { showSuggestionSettings } from '../slash-commands/settings.ts';
import { proposeTap } from './propose-tap.ts';
import { show } from './show.ts';
import { tapChangeSet } from './tap-change-set.ts';
import { tapDayPlan } from './tap-day-plan.ts';
import { tapOperation, tapSeveral } from './tap-operation.ts';
import { tapPhase } from './tap-phase.ts';
import { tapSource } from './tap-source.ts';
import { tapSuggest } from './tap-suggest.ts';
import { tapSuggestion } from './tap-suggestion.ts';

/** The tap itself, and the message whose button was tapped. */
interface Tapped {
  /** Null where words meant the button. */
  readonly query: CallbackQuery | null;
  readonly buttonId: string;
  readonly messageId: number | null;
}

/** A tap on a button. Its id makes the idempotency key: the same tap twice is one tap. */
export async function handleTap(ctx: BotContext): Promise<void> {
  const query = ctx.callbackQuery;
  if (!query) return;
  const { tap } = ctx.turn;
  const messageId = query.message?.message_id ?? null;
  if (tap === null || query.data === undefined) stale(ctx);
  else await carryOut(ctx, tap, { query, buttonId: query.data, messageId });
}

/** Words that mean a button of the question which stands last in the chat do what a tap on it does. */
export async function pressByWords(ctx: BotContext, buttonId: string): Promise<void> {
  const { turn, services } = ctx;
  turn.answersInWords = true;
  const stored = await services.store.buttons.find(services.me.id, turn.place.chatId, buttonId);
  const tap = readButtonOp(stored);
  const messageId = turn.update.asked?.message_id ?? null;
  if (tap === null) stale(ctx);
  else await carryOut(ctx, tap, { query: null, buttonId, messageId });
}

async function carryOut(ctx: BotContext, tap: TappedOp, tapped: Tapped): Promise<void> {
  const { query, buttonId, messageId } = tapped;
  const cleared = clearButtons(messageId);
  switch (tap.type) {
    case 'choose':
      return await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], cleared);
    case 'undo':
    case 'redo': {
      const steps = tap.changes.length === 1 && query ? await withoutTapped(ctx, query) : cleared;
      return await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], steps);
    }
    case 'change_target':
      return await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], []);
    case 'digest':
      return await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], cleared);
    case 'suggestion_settings':
      return await showSuggestionSettings(ctx);
    case 'suggestion_switch':
    case 'picture_theme':
      return await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], cleared);
    case 'suggest':
      return await tapSuggest(ctx, tap, buttonId);
    case 'suggestion':
      return await tapSuggestion(ctx, tap, buttonId);
    case 'day_plan':
      return await tapDayPlan(ctx, tap, tapped);
    case 'change_set':
      return await tapChangeSet(ctx, tap, tapped);
    case 'phase':
      return await tapPhase(ctx, tap, buttonId);
    case 'several':
      return await tapSeveral(ctx, tap.ops, buttonId);
    case 'operate':
      return await tapOperation(ctx, tap.operation, buttonId);
    case 'hear_again':
      return await hearAgain(ctx, tap.update, messageId);
    case 'replace':
      return await replaceEdited(ctx, tap, buttonKey(buttonId), [
        ...ctx.turn.tapAnswer(null),
        ...cleared,
      ]);
    case 'show':
      return await show(ctx, tap.query, tap.page);
    case 'card':
      return await showCard(ctx, tap);
    case 'source':
      return await tapSource(ctx, tap);
    case 'agents':
    case 'agent':
    case 'plan_name':
      return await tapAgent(ctx, tap);
    case 'members':
    case 'member':
      return await tapMember(ctx, tap);
    case 'keep':
      return ctx.turn.say(...ctx.turn.tapAnswer(tell('tap_kept')), ...cleared);
    case 'form':
      return stale(ctx, cleared);
    case 'confirm': {
      const question = questionOf(tap);
      if (question === null) return stale(ctx);
      const yes = { label: say('yes', {}), action: { op: tap.op } };
      const buttons = [[yes, button(say('no', {}), { type: 'keep' })]];
      return ctx.turn.say(...ctx.turn.tapAnswer(null), text(question, { buttons }));
    }
  }
}

/** The question that a button asks first; one that was stored in words keeps them. */
function questionOf({ ask, question }: Extract<TappedOp, { type: 'confirm' }>): Message | null {
  if (ask === undefined) return question === undefined ? null : verbatim(question);
  return Message.safeParse(readJson(ask)).data ?? null;
}

function stale({ turn }: BotContext, settle: readonly ReplyPart[] = []): void {
  turn.say(...turn.tapAnswer(say('stale_button', {})), ...settle);
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
  if (!message) return stale(ctx);
  if (!isOwn) return turn.say(...turn.tapAnswer(tell('tap_not_yours')));
  const settle = clearButtons(messageId);
  const keys = originalKeys(services.me.id, message, COMMANDS_MAX);
  const heardBefore = (await services.reader.outcomes(await turn.workspace(), keys)).size > 0;
  if (heardBefore) return stale(ctx, settle);
  turn.say(...turn.tapAnswer(null), ...settle);
  turn.placeholder.start();
  await handleSound(ctx, message, updateId);
}
