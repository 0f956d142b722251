import { say } from '@planerka/plan';
import { updateKey } from '../telegram/message-key.ts';
import { formButton, sayTo } from './ask-settings.ts';
import { type FormConversation, formAnswer } from './form-answer.ts';

const WITHOUT = 'reject:without';

/** Why a change set is refused: asked once, then the set is refused with it or without. */
export async function rejectReason(conversation: FormConversation, set: string): Promise<void> {
  const buttons = [[formButton(say('label_no_reason', {}), WITHOUT)]];
  await sayTo(conversation, say('ask_reject_reason', {}), buttons);
  const answer = await formAnswer(conversation, () => true);
  const reason = answer.kind === 'text' ? { reason: answer.text } : {};
  await conversation.external(({ turn }) => {
    const key = updateKey(turn.update);
    const proposal = { type: 'change_set', key, set_id: set, act: 'reject', ...reason } as const;
    turn.formEnd = { type: 'propose', proposal };
  });
}
