import { type Message, verbatim } from '@planerka/contracts';
import type { AgentToken } from '@planerka/db';
import { say } from '@planerka/plan';
import type { AgentRight } from '@planerka/runtime';
import { tell } from '@planerka/texts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** The rights of an agent, each including those before it. */
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
export async function agentList(ctx: BotContext, edits?: number): Promise<ReplyPart> {
  const { turn, services } = ctx;
  const { tokens, names } = services.agents;
  const url = services.agents.url();
  const workspace = await turn.workspace();
  const agents = await tokens.list(workspace);
  const known = await names.list(workspace);
  const lines = agents.map((agent, index) => factsOf(agent, index + 1));
  const about = [
    ...(known.length === 0
      ? []
      : [tell('plan_names_are', { names: known.map(({ name }) => name) })]),
    ...(url === null ? [] : [tell('agents_address', { url })]),
  ];
  const said =
    lines.length === 0
      ? [tell('agents_none'), ...about]
      : [
          tell('agents_title'),
          ...lines,
          ...(about.length === 0 ? [] : [say('blank', {}), ...about]),
        ];
  return text(said, {
    flow: agents.map(({ name, token_id: id }) => agentButton(verbatim(name), 'show', id)),
    buttons: [
      [
        button(tell('label_new_agent'), { type: 'form', data: 'open:agent' }),
        button(tell('label_plan_names'), { type: 'agents', view: 'names' }),
      ],
    ],
    edits,
  });
}

/** The agent of that key; undefined when the key holds no more. */
export async function findAgent({ turn, services }: BotContext, tokenId: string) {
  const agents = await services.agents.tokens.list(await turn.workspace());
  return agents.find(({ token_id: id }) => id === tokenId);
}

/** One agent: its rights to change, its key to revoke. */
export function agentCard(agent: AgentToken, edits?: number): ReplyPart {
  const { token_id: id } = agent;
  const present = allowanceOf(agent);
  const rights = ALLOWANCES.map((each) =>
    agentButton(
      tell('label_allowance', { allowance: each, is_present: each === present }),
      each,
      id,
    ),
  );
  return text(factsOf(agent, null), {
    buttons: [
      rights.slice(0, 2),
      rights.slice(2),
      [
        agentButton(tell('label_revoke'), 'ask_revoke', id),
        button(tell('label_all_agents'), { type: 'agents', view: 'list' }),
      ],
    ],
    edits,
  });
}

/** One yes or no before a key is gone. */
export function askRevoke({ name, token_id: id }: AgentToken, edits?: number): ReplyPart {
  const sure = [
    agentButton(tell('label_revoke_yes'), 'revoke', id),
    agentButton(say('no', {}), 'show', id),
  ];
  return text(tell('ask_revoke', { name }), { buttons: [sure], edits });
}

function agentButton(
  label: Message,
  act: Allowance | 'show' | 'ask_revoke' | 'revoke',
  id: string,
) {
  return button(label, { type: 'agent', act, id });
}

function factsOf(agent: AgentToken, position: number | null): Message {
  const { last_used_at, name } = agent;
  return tell('agent_facts', { position, name, allowance: allowanceOf(agent), last_used_at });
}
