import { type SuggestionDraft, SuggestResponse, writeEntityId } from '@planerka/contracts';
import { suggestRequest } from '@planerka/talk';
import type { TappedOp } from '../reply/button-op.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { countModel } from '../turn/count-model.ts';
import { pressKey } from '../turn/press-key.ts';
import { proposeTap } from './propose-tap.ts';

/** "Подсказки" on a card: what a model has to say besides is asked for once, before anything is written. */
export async function tapSuggest(
  ctx: BotContext,
  { task }: Extract<TappedOp, { type: 'suggest' }>,
  buttonId: string,
): Promise<void> {
  const key = await pressKey(ctx, buttonId);
  const drafts = await draftsAbout(ctx, task, key);
  await proposeTap(ctx, [{ type: 'suggest', key, surface: 'task_drawer', task, drafts }], []);
}

/** What the gateway suggests about the task; nothing where there is no such task. */
async function draftsAbout(
  { services, turn }: BotContext,
  number: number,
  key: string,
): Promise<readonly SuggestionDraft[]> {
  const { suggester, reader, clock, limits } = services;
  const target = await reader.view(await turn.workspace()).byNumber('task', number);
  if (target?.kind !== 'task') return [];
  const conversation = await turn.conversation();
  const { timezone } = conversation;
  const request = suggestRequest({
    traceId: key,
    moment: { now: clock.now(), zone: timezone },
    id: writeEntityId({ kind: 'task', number }),
    task: target.row,
    conversation,
  });
  const options = {
    timezone,
    allowModel: turn.update.usage.model_calls < limits.modelCallsPerDay,
    onModel: () => turn.placeholder.show(),
  };
  const answer = await turn.answerTo({
    of: 'model',
    name: 'suggestions',
    schema: SuggestResponse,
    ask: async () => {
      const suggested = await suggester.suggest(request, options);
      if (suggested.model_asked) await countModel(services, turn.place.userId);
      return suggested;
    },
    isWorthKeeping: ({ model_asked }) => model_asked === true,
  });
  return answer.suggestions;
}
