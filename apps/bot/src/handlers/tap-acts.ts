import { Message, readJson, verbatim } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tapProposal } from '@planerka/talk';
import { tell } from '@planerka/texts';
import type { CallbackQuery } from 'grammy/types';
import { tapAgent } from '../agents/tap-agent.ts';
import { showCard } from '../cards/show-card.ts';
import { tapMember } from '../members/tap-member.ts';
import type { TappedOp } from '../reply/button-op.ts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import { showSuggestionSettings } from '../slash-commands/settings.ts';
import { buttonKey } from '../telegram/message-key.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pressKey } from '../turn/press-key.ts';
import { clearButtons, withoutTapped } from '../turn/tapped-message.ts';
import { replaceEdited } from './edited.ts';
import { proposeTap } from './propose-tap.ts';
import { show } from './show.ts';
import { staleTap } from './stale-tap.ts';
import { tapChangeSet } from './tap-change-set.ts';
import { tapDayPlan } from './tap-day-plan.ts';
import { tapOperation, tapSeveral } from './tap-operation.ts';
import { tapPhase } from './tap-phase.ts';
import { tapSource } from './tap-source.ts';
import { tapSuggest } from './tap-suggest.ts';
import { tapSuggestion } from './tap-suggestion.ts';
import { transcribeAgain } from './transcribe-again.ts';

/** The tap itself, and the message whose button was tapped. */
export interface Tapped {
  /** Null where words meant the button. */
  readonly query: CallbackQuery | null;
  readonly buttonId: string;
  readonly messageId: number | null;
}

type TapType = TappedOp['type'];
type TapOf<T extends TapType> = Extract<TappedOp, { type: T }>;
type TapAct<T extends TapType> = (
  ctx: BotContext,
  tap: TapOf<T>,
  tapped: Tapped,
) => void | Promise<void>;

/** What each kind of button does. */
const ACTS: { readonly [T in TapType]: TapAct<T> } = {
  choose: (ctx, tap, { buttonId, messageId }) =>
    proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], clearButtons(messageId)),
  undo: reverse,
  redo: reverse,
  ask_anew: async (ctx, tap, { buttonId, messageId }) => {
    const proposal = tapProposal(tap, await pressKey(ctx, buttonId));
    await proposeTap(ctx, [proposal], clearButtons(messageId));
  },
  change_target: async (ctx, tap, { buttonId }) =>
    await proposeTap(ctx, [tapProposal(tap, await pressKey(ctx, buttonId))], []),
  digest: switchOver,
  suggestion_settings: (ctx) => showSuggestionSettings(ctx),
  suggestion_switch: switchOver,
  picture_theme: switchOver,
  suggest: (ctx, tap, { buttonId }) => tapSuggest(ctx, tap, buttonId),
  suggestion: (ctx, tap, { buttonId }) => tapSuggestion(ctx, tap, buttonId),
  day_plan: tapDayPlan,
  change_set: tapChangeSet,
  phase: (ctx, tap, { buttonId }) => tapPhase(ctx, tap, buttonId),
  several: (ctx, { ops }, { buttonId }) => tapSeveral(ctx, ops, buttonId),
  operate: (ctx, { operation }, { buttonId }) => tapOperation(ctx, operation, buttonId),
  hear_again: (ctx, { update }, { messageId }) => transcribeAgain(ctx, update, messageId),
  replace: (ctx, tap, { buttonId, messageId }) =>
    replaceEdited(ctx, tap, buttonKey(buttonId), quietly(ctx, messageId)),
  show: (ctx, { query, page }) => show(ctx, query, page),
  card: showCard,
  source: tapSource,
  agents: tapAgent,
  agent: tapAgent,
  plan_name: tapAgent,
  members: tapMember,
  member: tapMember,
  keep: ({ turn }, _tap, { messageId }) =>
    turn.say(...turn.tapAnswer(tell('tap_kept')), ...clearButtons(messageId)),
  form: (ctx, _tap, { messageId }) => staleTap(ctx, clearButtons(messageId)),
  confirm: askFirst,
};

/** Does what the button means. */
export async function actOnTap(ctx: BotContext, tap: TappedOp, tapped: Tapped): Promise<void> {
  // Each act takes the tap of its own type, which is the one that it is looked up by.
  const act = ACTS[tap.type] as TapAct<TapType>;
  await act(ctx, tap, tapped);
}

/** Of a list of several commands the others keep their buttons when one of them is undone. */
async function reverse(
  ctx: BotContext,
  tap: TapOf<'undo' | 'redo'>,
  { query, buttonId, messageId }: Tapped,
): Promise<void> {
  const isOne = tap.changes.length === 1;
  const settle = isOne && query ? await withoutTapped(ctx, query) : clearButtons(messageId);
  await proposeTap(ctx, [tapProposal(tap, buttonKey(buttonId))], settle);
}

/** A setting may be switched there and back: each press has a key of its own. */
async function switchOver(
  ctx: BotContext,
  tap: TapOf<'digest' | 'suggestion_switch' | 'picture_theme'>,
  { buttonId, messageId }: Tapped,
): Promise<void> {
  const proposal = tapProposal(tap, await pressKey(ctx, buttonId));
  await proposeTap(ctx, [proposal], clearButtons(messageId));
}

/** The tap is acknowledged without a word, and its message loses the buttons. */
function quietly({ turn }: BotContext, messageId: number | null): ReplyPart[] {
  return [...turn.tapAnswer(null), ...clearButtons(messageId)];
}

/** A button that asks first: its yes carries the operation. */
function askFirst(ctx: BotContext, tap: TapOf<'confirm'>): void {
  const { turn } = ctx;
  const question = questionOf(tap);
  if (question === null) return staleTap(ctx);
  const yes = { label: say('yes', {}), action: { op: tap.op } };
  const buttons = [[yes, button(say('no', {}), { type: 'keep' })]];
  turn.say(...turn.tapAnswer(null), text(question, { buttons }));
}

/** The question that a button asks first; one that was stored in words keeps them. */
function questionOf({ ask, question }: TapOf<'confirm'>): Message | null {
  if (ask === undefined) return question === undefined ? null : verbatim(question);
  return Message.safeParse(readJson(ask)).data ?? null;
}
