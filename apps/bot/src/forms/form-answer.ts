import type { Conversation } from '@grammyjs/conversations';
import type { Context } from 'grammy';
import { readSlashCommand } from '../telegram/addressing.ts';
import type { BotContext } from '../turn/bot-context.ts';

export type FormConversation = Conversation<BotContext, Context>;

/** What came while a form waits. */
export type FormAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tap'; readonly data: string };

/**
 * Waits for an answer of the person who opened the form: a tap on one of its buttons, or words of
 * the kind that it asks for. Anything else (another's message, a slash command, words that are no
 * answer, a voice note) goes on to the rest of the bot and leaves the form open.
 */
export async function formAnswer(
  conversation: FormConversation,
  isAnswer: (words: string) => boolean,
): Promise<FormAnswer> {
  for (;;) {
    const inner = await conversation.wait();
    const tapped = await conversation.external(({ turn }) => turn.tap);
    if (tapped !== null) {
      if (tapped.type === 'form') return { kind: 'tap', data: tapped.data };
      await conversation.skip({ next: true });
    }
    const words = inner.message?.text?.trim() ?? '';
    const fits = words !== '' && readSlashCommand(words) === null && isAnswer(words);
    if (fits) return { kind: 'text', text: words };
    await conversation.skip({ next: true });
  }
}
