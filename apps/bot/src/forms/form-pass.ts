import { conversations, createConversation } from '@grammyjs/conversations';
import { Composer } from 'grammy';
import type { BotContext } from '../turn/bot-context.ts';
import { agentName } from './agent-form.ts';
import { askSettings } from './ask-settings.ts';
import { erase } from './erase-form.ts';
import type { FormConversation } from './form-answer.ts';
import { formStorage } from './form-storage.ts';
import { rejectReason } from './reject-form.ts';
import { settingsForms } from './settings-forms.ts';

const OPEN = 'open:';
const TIMEOUT_MS = 15 * 60_000;

const options = { parallel: true, maxMillisecondsToWait: TIMEOUT_MS } as const;

const forms = new Composer<BotContext>();
forms.use(conversations({ storage: formStorage }));
for (const [id, form] of Object.entries(settingsForms)) {
  const ask = (conversation: FormConversation) => askSettings(conversation, form);
  forms.use(createConversation(ask, { ...options, id }));
}
forms.use(createConversation(agentName, { ...options, id: 'agent' }));
forms.use(
  createConversation(
    (conversation: FormConversation, _ctx, set: string) => rejectReason(conversation, set),
    { ...options, id: 'reject' },
  ),
);
forms.use(createConversation(erase, { ...options, id: 'erase' }));
forms.use(async (ctx) => {
  const { tap } = ctx.turn;
  if (tap?.type !== 'form') {
    ctx.turn.passedForms = true;
    return;
  }
  if (!tap.data.startsWith(OPEN)) return;
  await ctx.conversation.exitAll();
  const [form = '', ...about] = tap.data.slice(OPEN.length).split(':');
  await ctx.conversation.enter(form, ...about);
});

const middleware = forms.middleware();

/**
 * Gives the update to the form that waits for it, or opens one; true when the update was the form's.
 * Where no form is open and none is asked for, the library is not even asked.
 */
export async function formPass(ctx: BotContext): Promise<boolean> {
  const { turn } = ctx;
  if (turn.update.form === null && turn.tap?.type !== 'form') return false;
  await middleware(ctx, async () => {});
  return !turn.passedForms;
}
