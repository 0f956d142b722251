import type { Message } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';
import { updateKey } from '../telegram/message-key.ts';
import { answer } from '../turn/tapped-message.ts';
import { type Button, button, text } from '../reply/reply.ts';
import { type FormAnswer, formAnswer, type FormConversation } from './form-answer.ts';

/** What a form of settings proposes. */
export type Settings = Omit<Extract<Proposal, { type: 'settings' }>, 'type' | 'key'>;

/** A button that answers the open form. */
export function formButton(label: Message, data: string): Button {
  return button(label, { type: 'form', data });
}

export async function sayTo(
  conversation: FormConversation,
  said: Message,
  buttons: Button[][] = [],
) {
  await conversation.external(({ turn }) => {
    if (turn.tapId !== null) {
      turn.say(answer(turn.tapId, null));
    }
    turn.say(text(said, { buttons }));
  });
}

/** Hours cannot be said to a form without digits. */
export const hasDigit = (words: string): boolean => /\d/.test(words);

/** Asks until an answer reads well; twice unread closes the form, so that nobody is held in it. */
export async function ask(
  conversation: FormConversation,
  question: {
    text: Message;
    unread: Message;
    isAnswer: (words: string) => boolean;
    buttons?: Button[][];
  },
  read: (answer: FormAnswer) => Settings | null,
): Promise<void> {
  await sayTo(conversation, question.text, question.buttons);
  for (let unread = 0; unread < 2; unread += 1) {
    const settings = read(await formAnswer(conversation, question.isAnswer));
    if (settings) {
      await conversation.external(({ turn }) =>
        turn.keepProposal({ type: 'settings', key: updateKey(turn.update), ...settings }),
      );
      return;
    }
    await sayTo(conversation, question.unread);
  }
}
