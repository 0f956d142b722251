import { tell } from '@planerka/texts';
import { agentsRefused, mayManageAgents } from '../access/may-manage-agents.ts';
import { agentList } from '../agents/agent-list.ts';
import { makeAgent } from '../agents/make-agent.ts';
import { addPlanName, planNames } from '../agents/plan-names.ts';
import { text } from '../reply/reply.ts';
import type { BotCommand } from './bot-command.ts';

const NAMES = /^(?:алиас(?:ы)?|alias(?:es)?)(?:\s+(?<name>\S[\s\S]*))?$/iu;

/** Lets agents into the plan of this chat: `/agent`, `/agent NAME`, `/agent алиас acme/repo`. */
export const agent: BotCommand = {
  name: 'agent',
  description: tell('command_agent'),
  handle: async (ctx, argument) => {
    const { turn } = ctx;
    const names = NAMES.exec(argument);
    const name = names?.groups?.['name'];
    if (!(await mayManageAgents(ctx))) {
      turn.say(text(agentsRefused(turn)));
    } else if (argument === '') turn.say(await agentList(ctx));
    else if (!names) await makeAgent(ctx, argument);
    else turn.say(...(name === undefined ? [await planNames(ctx)] : await addPlanName(ctx, name)));
  },
};
