import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { formButton, sayTo } from './ask-settings.ts';
import { type FormConversation, formAnswer } from './form-answer.ts';

/** Everything of a person, removed for good after one clear yes. */
export async function erase(conversation: FormConversation): Promise<void> {
  const group = await conversation.external(({ turn }) => turn.place.isGroup);
  if (group) {
    return await sayTo(conversation, tell('erase_not_here'));
  }
  const buttons = [
    [formButton(tell('label_erase_yes'), 'erase:yes'), formButton(say('no', {}), 'erase:no')],
  ];
  await sayTo(conversation, tell('ask_erase'), buttons);
  // Only a tap answers: words are carried out, and nothing is erased by them.
  const answer = await formAnswer(conversation, () => false);
  if (answer.kind === 'tap' && answer.data === 'erase:yes') {
    await conversation.external(({ turn }) => {
      turn.formEnd = { type: 'erase' };
    });
    return;
  }
  await sayTo(conversation, tell('not_erased'));
}
