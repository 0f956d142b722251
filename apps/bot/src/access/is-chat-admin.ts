import { GrammyError } from 'grammy';
import { telegramFailure } from '../telegram/telegram-away.ts';
import type { BotContext } from '../turn/bot-context.ts';

/**
 * Is the person an admin of the group that this is about? Asked anew each time: it may have changed.
 * Throws RetryableError while Telegram does not say.
 */
export async function isChatAdmin({ turn, services }: BotContext): Promise<boolean> {
  if (!turn.place.isGroup) return false;
  try {
    const { chatId, userId } = turn.place;
    const member = await turn.aside(() => services.api.getChatMember(chatId, userId));
    return member.status === 'administrator' || member.status === 'creator';
  } catch (error) {
    const failure = telegramFailure(error);
    if (failure instanceof GrammyError) return false;
    throw failure;
  }
}
