import type { User } from '@grammyjs/types';
import { unixTime } from '../clock.ts';
import type { BotState } from '../state/bot-state.ts';
import { chatMember } from '../state/chat-member.ts';
import type { ChatRecord, MemberStatus } from '../state/chats.ts';

const DAY_MS = 86_400_000;

/** Changes what somebody is in a chat and tells the bot, of itself always, of others if it asked. */
export function changeMembership(
  state: BotState,
  record: ChatRecord,
  user: User,
  status: MemberStatus,
  by: User,
): void {
  const before = record.members.get(user.id) ?? 'left';
  if (before === status) return;
  record.members.set(user.id, status);
  const isBot = user.id === state.bot.id;
  state.updates.push(
    isBot ? 'my_chat_member' : 'chat_member',
    {
      chat: record.chat,
      from: by,
      date: unixTime(state.clock),
      old_chat_member: chatMember(user, before),
      new_chat_member: chatMember(user, status),
    },
    { lifetimeMs: DAY_MS, lane: `members ${isBot ? record.chat.id : user.id}` },
  );
  state.events.emit({ type: 'chat_changed', chatId: record.chat.id });
}
