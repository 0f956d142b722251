import { isWorkspaceName } from '@planerka/db';
import { inRows } from '../reply/in-rows.ts';
import { button, type Step, text } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { ruAgents } from './ru-agents.ts';

const NAMES_MAX = 20;

/** The names by which agents know this plan; `edits`: in place. */
export async function planNames({ turn, services }: BotContext, edits?: number): Promise<Step> {
  const named = await services.agents.names.list(await turn.workspace());
  const { buttons: labels, names: ruNames } = ruAgents;
  const words = named.length === 0 ? ruNames.none : ruNames.are(named.map(({ name }) => name));
  const gone = named.map(({ name }) =>
    button(labels.removeName(name), { type: 'plan_name', act: 'ask_remove', name }),
  );
  const back = button(labels.all, { type: 'agents', view: 'list' });
  return text(`${words}\n${ruNames.how}`, { buttons: [...inRows(gone), [back]], edits });
}

/** Gives the plan of this chat another name. A name leads to one plan only. */
export async function addPlanName(ctx: BotContext, name: string): Promise<Step[]> {
  const { names: ruNames } = ruAgents;
  if (!isWorkspaceName(name)) return [text(ruNames.unfit)];
  const { names } = ctx.services.agents;
  const workspace = await ctx.turn.workspace();
  if ((await names.list(workspace)).length >= NAMES_MAX) return [text(ruNames.tooMany(NAMES_MAX))];
  switch (await names.add(name, workspace)) {
    case 'added':
      return [text(ruNames.added(name))];
    case 'already':
      return [text(ruNames.already(name))];
    case 'taken':
      return [text(ruNames.taken(name))];
  }
}

/** One yes or no before agents lose a name. */
export function askRemoveName(name: string, edits?: number): Step {
  const sure = button(ruAgents.buttons.sureRemove, { type: 'plan_name', act: 'remove', name });
  const no = button(ru.buttons.no, { type: 'agents', view: 'names' });
  return text(ruAgents.names.askRemove(name), { buttons: [[sure, no]], edits });
}
