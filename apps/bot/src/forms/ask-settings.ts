import type { Proposal } from '@planerka/runtime';
import { updateKey } from '../telegram/message-key.ts';
import { type Button, button, text } from '../reply/reply.ts';
import { type FormAnswer, formAnswer, type FormConversation } from './form-answer.ts';

/** What a form of settings proposes. */
export type Settings = Omit<Extract<Proposal, { type: 'settings' }>, 'type' | 'key'>;

/** A button that answers the open form. */
export function formButton(label: string, data: string): Button {
  return button(label, { type: 'form', data });
}

export async function say(conversation: FormConversation, words: string, buttons: Button[][] = []) {
  await conversation.external(({ turn }) => {
    if (turn.tapId !== null) {
      turn.say({ kind: 'answer_callback', callback_query_id: turn.tapId, text: null });
    }
    turn.say(text(words, { buttons }));
  });
}

/** Hours cannot be said to a form without digits. */
export const hasDigit = (words: string): boolean => /\d/.test(words);

/** Asks until an answer reads well; twice unread closes the form, so that nobody is held in it. */
export async function ask(
  conversation: FormConversation,
  question: {
    text: string;
    unread: string;
    isAnswer: (words: string) => boolean;
    buttons?: Button[][];
  },
  read: (answer: FormAnswer) => Settings | null,
): Promise<void> {
  await say(conversation, question.text, question.buttons);
  for (let unread = 0; unread < 2; unread += 1) {
    const settings = read(await formAnswer(conversation, question.isAnswer));
    if (settings) {
      await conversation.external(({ turn }) =>
        turn.keepProposal({ type: 'settings', key: updateKey(turn.update), ...settings }),
      );
      return;
    }
    await say(conversation, question.unread);
  }
}
