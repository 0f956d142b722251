import type { Conversation } from '@grammyjs/conversations';
import type { Context } from 'grammy';
import { readCommand } from '../handlers/addressing.ts';
import type { BotContext } from '../work/bot-context.ts';

export type FormConversation = Conversation<BotContext, Context>;

/** What came while a form waits. */
export type FormAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tap'; readonly data: string };

/** Longer words than any answer of a form: a command, which goes its ordinary way. */
const WORDS_MAX = 4;

/**
 * Waits for an answer of the person who opened the form: a tap on one of its buttons or a few words.
 * Anything else (another's message, a slash command, a whole sentence, a voice note) goes on to the
 * rest of the bot and leaves the form open.
 */
export async function formAnswer(conversation: FormConversation): Promise<FormAnswer> {
  for (;;) {
    const inner = await conversation.wait();
    const tapped = await conversation.external(({ turn }) => turn.tap);
    if (tapped !== null) {
      if (tapped.type === 'form') return { kind: 'tap', data: tapped.data };
      await conversation.skip({ next: true });
    }
    const words = inner.message?.text?.trim() ?? '';
    const fits =
      words !== '' && readCommand(words) === null && words.split(/\s+/).length <= WORDS_MAX;
    if (fits) return { kind: 'text', text: words };
    await conversation.skip({ next: true });
  }
}
