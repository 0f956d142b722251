import { isWorkspaceName } from '@planerka/db';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

const NAMES_MAX = 20;

/** The names by which agents know this plan; `edits`: in place. */
export async function planNames(
  { turn, services }: BotContext,
  edits?: number,
): Promise<ReplyPart> {
  const named = await services.agents.names.list(await turn.workspace());
  const names = named.map(({ name }) => name);
  const known = names.length === 0 ? tell('plan_names_none') : tell('plan_names_are', { names });
  const back = button(tell('label_all_agents'), { type: 'agents', view: 'list' });
  return text([known, tell('plan_names_how')], {
    flow: names.map((name) =>
      button(tell('label_remove_name', { name }), { type: 'plan_name', act: 'ask_remove', name }),
    ),
    buttons: [[back]],
    edits,
  });
}

/** Gives the plan of this chat another name. A name leads to one plan only. */
export async function addPlanName(ctx: BotContext, name: string): Promise<ReplyPart[]> {
  if (!isWorkspaceName(name)) return [text(tell('plan_name_unfit'))];
  const { names } = ctx.services.agents;
  const workspace = await ctx.turn.workspace();
  if ((await names.list(workspace)).length >= NAMES_MAX) {
    return [text(tell('too_many_names', { most: NAMES_MAX }))];
  }
  return [text(tell(`plan_name_${await names.add(name, workspace)}`, { name }))];
}

/** One yes or no before agents lose a name. */
export function askRemoveName(name: string, edits?: number): ReplyPart {
  const sure = button(tell('label_remove_name_yes'), { type: 'plan_name', act: 'remove', name });
  const no = button(say('no', {}), { type: 'agents', view: 'names' });
  return text(tell('ask_remove_name', { name }), { buttons: [[sure, no]], edits });
}
