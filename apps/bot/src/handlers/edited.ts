import { COMMANDS_MAX, type Outcome } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { Message } from 'grammy/types';
import type { TappedOp } from '../reply/button-op.ts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import { addressedText } from '../telegram/addressing.ts';
import { buttonKey, messageKey, originalKeys, positionKeys } from '../telegram/message-key.ts';
import { messageSource } from '../telegram/source-of.ts';
import { Update } from '../telegram/update-shape.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { channelOf, handleMessage } from './message.ts';
import { proposeWords } from './propose-words.ts';

type Done = Extract<Outcome, { status: 'done' }>;

/**
 * An edited message. If its first words have already led to something, a button offers to take that
 * back and carry out the new words; nothing is ever written twice by itself. If they only opened a
 * question, the question goes and the new words are carried out.
 */
export async function handleEdited(ctx: BotContext, message: Message): Promise<void> {
  const { turn, services } = ctx;
  const { reader, me } = services;
  const words = addressedText(message, me);
  if (words === null || words.trim() === '') return;
  const workspace = await turn.workspace();
  const keys = originalKeys(me.id, message, COMMANDS_MAX);
  const outcomes = [...(await reader.outcomes(workspace, keys)).values()];
  const done = outcomes.filter((outcome) => outcome.status === 'done');
  if (done.length > 0) {
    const change_ids = done.map(({ receipt }) => receipt.change_id);
    const latest = (await replacements(ctx, change_ids)).at(-1) ?? done;
    const told = latest.map(({ said, frame }) => ({ said, frame }));
    const { update_id } = turn.update;
    const buttons = [
      [
        button(tell('label_replace'), { type: 'replace', changes: change_ids, update: update_id }),
        button(tell('label_keep'), { type: 'keep' }),
      ],
    ];
    return turn.say(text(tell('edited', { told }), { buttons }));
  }
  const { draft } = await turn.conversation();
  const asked = outcomes.some(
    (outcome) => outcome.status === 'question' && outcome.draft_id === draft?.draft_id,
  );
  if (!asked) {
    return await handleMessage(ctx, message);
  }
  const key = messageKey(me.id, message);
  await proposeWords(ctx, {
    text: words,
    channel: channelOf(message, 'telegram_edit'),
    sentAt: message.edit_date,
    key,
    transcript: null,
    source: messageSource([message]),
    alone: true,
    first: [{ type: 'cancel', key: `${key}:cancel`, said: words }],
    silent: true,
  });
}

/** What took the place of these changes when earlier edits were written anew, oldest first. */
async function replacements(
  { services, turn }: BotContext,
  changeIds: readonly string[],
): Promise<Done[][]> {
  const { store, reader, me } = services;
  const [first = ''] = changeIds;
  const opening = `[op v:1 type:"replace" changes:["${first}"`;
  const earlier = { type: 'replace', change_ids: [first] };
  const buttons = await store.buttons.like(me.id, turn.place.chatId, opening, earlier);
  if (buttons.length === 0) return [];
  const keys = buttons.map((id) => positionKeys(buttonKey(id), COMMANDS_MAX));
  const outcomes = await reader.outcomes(await turn.workspace(), keys.flat());
  const written = keys.map((ofOne) =>
    ofOne.flatMap((key) => {
      const outcome = outcomes.get(key);
      return outcome?.status === 'done' ? [outcome] : [];
    }),
  );
  return written.filter((ofOne) => ofOne.length > 0);
}

/** The button under an edited message: its old changes are undone and its new words carried out, together. */
export async function replaceEdited(
  ctx: BotContext,
  tap: Extract<TappedOp, { type: 'replace' }>,
  key: string,
  steps: readonly ReplyPart[],
): Promise<void> {
  const { turn, services } = ctx;
  const { updates } = services.store;
  const stored = await updates.body(services.me.id, turn.place.chatId, tap.update);
  const message = Update.safeParse(stored).data?.edited_message;
  const words = message ? addressedText(message, services.me) : null;
  const isOwn = message?.from?.id === turn.place.userId;
  if (!message || words === null || !isOwn) {
    const why = message && !isOwn ? tell('tap_not_yours') : say('stale_button', {});
    return turn.say(...turn.tapAnswer(why));
  }
  const replaced = (await replacements(ctx, tap.changes)).flat();
  const change_ids = [...tap.changes, ...replaced.map(({ receipt }) => receipt.change_id)];
  await proposeWords(ctx, {
    text: words,
    channel: 'telegram_edit',
    sentAt: message.edit_date,
    key,
    transcript: null,
    source: messageSource([message]),
    alone: true,
    first: [{ type: 'undo', key: `${key}:undo`, change_ids }],
    steps,
  });
}
