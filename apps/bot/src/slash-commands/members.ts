import { mayManageMembers, membersRefused } from '../access/may-manage-members.ts';
import { memberList } from '../members/member-list.ts';
import { text } from '../reply/reply.ts';
import type { BotCommand } from './bot-command.ts';

/** The owner's list of those who may use the bot; each can be removed there. */
export const members: BotCommand = {
  name: 'members',
  description: null,
  handle: async (ctx) => {
    ctx.turn.say(mayManageMembers(ctx) ? await memberList(ctx) : text(membersRefused(ctx)));
  },
};
