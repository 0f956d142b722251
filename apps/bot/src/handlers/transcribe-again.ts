import { COMMANDS_MAX } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { originalKeys } from '../telegram/message-key.ts';
import { Update } from '../telegram/update-shape.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { clearButtons } from '../turn/tapped-message.ts';
import { handleSound } from './message.ts';
import { staleTap } from './stale-tap.ts';

/** Recognizes a voice note once more after a first failure; one that has led to something is left alone. */
export async function transcribeAgain(
  ctx: BotContext,
  updateId: number,
  messageId: number | null,
): Promise<void> {
  const { turn, services } = ctx;
  const { updates } = services.store;
  const stored = await updates.body(services.me.id, turn.place.chatId, updateId);
  const message = Update.safeParse(stored).data?.message;
  if (!message) return staleTap(ctx);
  const isOwn = message.from?.id === turn.place.userId;
  if (!isOwn) return turn.say(...turn.tapAnswer(tell('tap_not_yours')));
  const settle = clearButtons(messageId);
  const keys = originalKeys(services.me.id, message, COMMANDS_MAX);
  const isTranscribed = (await services.reader.outcomes(await turn.workspace(), keys)).size > 0;
  if (isTranscribed) return staleTap(ctx, settle);
  turn.say(...turn.tapAnswer(null), ...settle);
  turn.placeholder.start();
  await handleSound(ctx, message, updateId);
}
