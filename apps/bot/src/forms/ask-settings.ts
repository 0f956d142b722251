import type { Message } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';
import { type Button, button, text } from '../reply/reply.ts';
import { updateKey } from '../telegram/message-key.ts';
import { type FormAnswer, type FormConversation, formAnswer } from './form-answer.ts';

/** What a form of settings proposes. */
export type Settings = Omit<Extract<Proposal, { type: 'settings' }>, 'type' | 'key'>;

/** A short form that asks for one setting. */
export interface SettingsForm {
  readonly question: Message;
  /** Said when an answer does not read. */
  readonly unread: Message;
  /** Are these words an answer at all? Others go on to the rest of the bot. */
  readonly isAnswer: (words: string) => boolean;
  readonly buttons?: Button[][];
  /** The setting that the words, or a tapped button's value, mean; null if they do not read. */
  read(words: string): Settings | null;
}

/** A button that answers the open form. */
export function formButton(label: Message, data: string): Button {
  return button(label, { type: 'form', data });
}

export async function sayTo(
  conversation: FormConversation,
  said: Message,
  buttons: Button[][] = [],
) {
  await conversation.external(({ turn }) =>
    turn.say(...turn.tapAnswer(null), text(said, { buttons })),
  );
}

/** A tapped button's value, or the words. */
function wordsOf(answer: FormAnswer): string {
  return answer.kind === 'tap' ? answer.data.replace(/^[a-z_]+:/, '') : answer.text;
}

/** Asks until an answer reads well; twice unread closes the form, so that nobody is held in it. */
export async function askSettings(
  conversation: FormConversation,
  form: SettingsForm,
): Promise<void> {
  await sayTo(conversation, form.question, form.buttons);
  for (let unread = 0; unread < 2; unread += 1) {
    const settings = form.read(wordsOf(await formAnswer(conversation, form.isAnswer)));
    if (settings) {
      await conversation.external(({ turn }) => {
        const proposal = { type: 'settings', key: updateKey(turn.update), ...settings } as const;
        turn.formEnd = { type: 'propose', proposal };
      });
      return;
    }
    await sayTo(conversation, form.unread);
  }
}
