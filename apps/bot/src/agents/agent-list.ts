import type { AgentRight, AgentToken } from '@planerka/db';
import { dayOf, timeOf } from '@planerka/plan';
import { formatDayAndMonth } from '@planerka/texts';
import { inRows } from '../reply/in-rows.ts';
import { button, type Step, text } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { ruAgents } from './ru-agents.ts';

/** What an agent may be allowed, each with all that stands before it. */
export type Allowance = AgentRight;
const ALLOWANCES: readonly Allowance[] = ['read', 'write', 'delete'];

/** The rights of an allowance: whoever may delete may write and read. */
export function rightsOf(allowance: Allowance): AgentRight[] {
  return ALLOWANCES.slice(0, ALLOWANCES.indexOf(allowance) + 1);
}

function allowanceOf({ rights }: AgentToken): Allowance {
  return ALLOWANCES.findLast((each) => rights.includes(each)) ?? 'read';
}

/** The agents of this plan, what they may and when they came last; `edits`: in place. */
export async function agentList(ctx: BotContext, edits?: number): Promise<Step> {
  const { turn, services } = ctx;
  const { tokens, names } = services.agents;
  const url = services.agents.url();
  const workspace = await turn.workspace();
  const agents = await tokens.list(workspace);
  const known = await names.list(workspace);
  const { timezone: zone } = await turn.conversation();
  const lines = agents.map((agent, index) => `${index + 1}. ${factsOf(agent, zone)}`);
  const about = [
    ...(known.length === 0 ? [] : [ruAgents.names.are(known.map(({ name }) => name))]),
    ...(url === null ? [] : [ruAgents.address(url)]),
  ];
  const words =
    lines.length === 0
      ? [ruAgents.none, ...about]
      : [ruAgents.list, ...lines, ...(about.length === 0 ? [] : ['', ...about])];
  const buttons = [
    ...inRows(agents.map(({ name, token_id: id }) => agentButton(name, 'show', id))),
    [
      button(ruAgents.buttons.fresh, { type: 'form', data: 'open:agent' }),
      button(ruAgents.buttons.names, { type: 'agents', view: 'names' }),
    ],
  ];
  return text(words.join('\n'), { buttons, edits });
}

/** One agent: its rights to change, its key to revoke; null when its key holds no more. */
export async function agentCard(
  ctx: BotContext,
  tokenId: string,
  edits?: number,
): Promise<Step | null> {
  const { turn, services } = ctx;
  const agents = await services.agents.tokens.list(await turn.workspace());
  const agent = agents.find(({ token_id: id }) => id === tokenId);
  if (!agent) return null;
  const { timezone: zone } = await turn.conversation();
  const present = allowanceOf(agent);
  const rights = ALLOWANCES.map((each) =>
    agentButton(ruAgents.buttons.rights(each, each === present), each, tokenId),
  );
  return text(factsOf(agent, zone), {
    buttons: [
      rights.slice(0, 2),
      rights.slice(2),
      [
        agentButton(ruAgents.buttons.revoke, 'ask_revoke', tokenId),
        button(ruAgents.buttons.all, { type: 'agents', view: 'list' }),
      ],
    ],
    edits,
  });
}

/** One yes or no before a key is gone; null when it is gone already. */
export async function askRevoke(
  ctx: BotContext,
  tokenId: string,
  edits?: number,
): Promise<Step | null> {
  const agents = await ctx.services.agents.tokens.list(await ctx.turn.workspace());
  const agent = agents.find(({ token_id: id }) => id === tokenId);
  if (!agent) return null;
  const sure = [
    agentButton(ruAgents.buttons.sureRevoke, 'revoke', tokenId),
    agentButton(ru.buttons.no, 'show', tokenId),
  ];
  return text(ruAgents.askRevoke(agent.name), { buttons: [sure], edits });
}

function agentButton(label: string, act: Allowance | 'show' | 'ask_revoke' | 'revoke', id: string) {
  return button(label, { type: 'agent', act, id });
}

function factsOf(agent: AgentToken, zone: string): string {
  const { last_used_at: used, name } = agent;
  const came =
    used === null
      ? ruAgents.neverCame
      : ruAgents.came(formatDayAndMonth(dayOf(used, zone)), timeOf(used, zone));
  return ruAgents.agent(name, ruAgents.may[allowanceOf(agent)], came);
}
