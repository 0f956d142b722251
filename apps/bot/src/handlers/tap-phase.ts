import { type Message, type PhaseRequest, PhaseResponse } from '@planerka/contracts';
import { asProductionProject, nameFacts, say } from '@planerka/plan';
import type { TappedOp } from '../reply/button-op.ts';
import { operationsOf } from '../reply/operations-of.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { countModel } from '../turn/count-model.ts';
import { pressKey } from '../turn/press-key.ts';

type PhaseTap = Extract<TappedOp, { type: 'phase' }>;

/**
 * "Предложить: План": the planner's own agent works the phase out with one request to the model, and what
 * comes of it is shown like any agent's set. Without a model that is said, and nothing is asked.
 */
export async function tapPhase(ctx: BotContext, tap: PhaseTap, buttonId: string): Promise<void> {
  const { turn } = ctx;
  const key = await pressKey(ctx, buttonId);
  const drafted = await draftOf(ctx, tap, key);
  if ('said' in drafted) return turn.say(...turn.tapAnswer(null), text(drafted.said));
  const { phase } = tap;
  await turn.propose([{ type: 'draft_set', key, phase, envelope: drafted.envelope }], {
    answer: async (outcomes, fresh) => {
      if (!fresh) return turn.tapAnswer(null);
      const [shown] = outcomes.flatMap((each) => (each.status === 'review' ? [each.set] : []));
      const files = shown === undefined ? [] : operationsOf(shown, await turn.workspace());
      return [...turn.tapAnswer(null), ...outcomeSteps(outcomes, null), ...files];
    },
  });
}

/** An envelope, or what is said in its place. */
async function draftOf(
  { services, turn }: BotContext,
  { project: number, phase }: PhaseTap,
  key: string,
): Promise<{ readonly envelope: unknown } | { readonly said: Message }> {
  const { phases, reader, clock, limits } = services;
  const view = reader.view(await turn.workspace());
  const target = await view.byNumber('project', number);
  const rows = target?.kind === 'project' ? await view.production(target.row.project_id) : null;
  if (target?.kind !== 'project' || rows === null) return { said: say('stale_button', {}) };
  const { overview, title } = target.row;
  const isBlank = overview === null && rows.items.length + rows.tasks.length === 0;
  if (isBlank) return { said: say('phase_needs_overview', { project: nameFacts(target) }) };
  const { timezone } = await turn.conversation();
  const allowModel = turn.update.usage.model_calls < limits.modelCallsPerDay;
  const request: PhaseRequest = {
    trace_id: key,
    phase,
    now_iso: clock.now(),
    title,
    project: asProductionProject(rows),
  };
  const options = { timezone, allowModel, onModel: () => turn.placeholder.show() };
  const answer = await turn.answerTo({
    of: 'model',
    name: 'phase',
    schema: PhaseResponse,
    ask: async () => {
      const drafted = await phases.draft(request, options);
      if (drafted.status !== 'off') await countModel(services, turn.place.userId);
      return drafted;
    },
    isWorthKeeping: ({ status }) => status !== 'off',
  });
  switch (answer.status) {
    case 'off':
      return {
        said: allowModel
          ? say('phase_off', {})
          : say('phase_limit', { most: limits.modelCallsPerDay }),
      };
    case 'failed':
      return { said: say('phase_failed', { phase }) };
    case 'drafted':
      return { envelope: answer.envelope };
  }
}
