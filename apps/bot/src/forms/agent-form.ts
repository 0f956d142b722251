import { ru } from '../texts/ru.ts';
import { ruAgents } from '../agents/ru-agents.ts';
import { formButton, say } from './ask-settings.ts';
import { formAnswer, type FormConversation } from './form-answer.ts';

/** More words are a command, which goes its ordinary way. */
const NAME_WORDS_MAX = 3;
const NO = 'agent:no';
const CANCEL = /^(?:отмена|отмени|не надо|не нужно|нет|стоп)[.!]?$/iu;

function isName(words: string): boolean {
  return words.split(/\s+/).length <= NAME_WORDS_MAX;
}

/** What the new agent is to be called. */
export async function agentName(conversation: FormConversation): Promise<void> {
  await say(conversation, ruAgents.askName, [[formButton(ru.buttons.no, NO)]]);
  const answer = await formAnswer(conversation, isName);
  if (answer.kind === 'tap' || CANCEL.test(answer.text)) {
    await say(conversation, ruAgents.notMade);
    return;
  }
  const name = answer.text;
  await conversation.external(({ turn }) => turn.keepNewAgent(name));
}
