import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { formButton, sayTo } from './ask-settings.ts';
import { type FormConversation, formAnswer } from './form-answer.ts';

/** More words are a command, which goes its ordinary way. */
const NAME_WORDS_MAX = 3;
const NO = 'agent:no';
const CANCEL = /^(?:отмена|отмени|не надо|не нужно|нет|стоп)[.!]?$/iu;

function isName(words: string): boolean {
  return words.split(/\s+/).length <= NAME_WORDS_MAX;
}

/** What the new agent is to be called. */
export async function agentName(conversation: FormConversation): Promise<void> {
  await sayTo(conversation, tell('ask_agent_name'), [[formButton(say('no', {}), NO)]]);
  const answer = await formAnswer(conversation, isName);
  if (answer.kind === 'tap' || CANCEL.test(answer.text)) {
    return await sayTo(conversation, tell('agent_not_made'));
  }
  const name = answer.text;
  await conversation.external(({ turn }) => {
    turn.formEnd = { type: 'new_agent', name };
  });
}
