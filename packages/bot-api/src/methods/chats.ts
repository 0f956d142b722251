import type { ChatFullInfo, ChatMember } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import { accessChat } from '../state/access-chat.ts';
import { chatMember } from '../state/chat-member.ts';
import { isInChat } from '../state/chats.ts';
import type { MethodTable } from './method-table.ts';
import { findTopic } from './send-content.ts';

/** What is the same for every chat here. */
const FULL_INFO = {
  accent_color_id: 0,
  max_reaction_count: 11,
  accepted_gift_types: {
    unlimited_gifts: false,
    limited_gifts: false,
    unique_gifts: false,
    premium_subscription: false,
    gifts_from_channels: false,
  },
};

/** Methods about chats and who is in them. */
export const chatMethods = {
  getChat(state, args) {
    const { chat } = accessChat(state, args.chat_id, 'read');
    // The types split this by the kind of chat; what is shown here is the same for all of them.
    return { ...chat, ...FULL_INFO } as ChatFullInfo;
  },

  getChatMember(state, args) {
    const record = accessChat(state, args.chat_id, 'read');
    const user = args.user_id === state.bot.id ? state.bot : state.chats.users.get(args.user_id);
    if (!user) throw badRequest('PARTICIPANT_ID_INVALID');
    return chatMember(user, record.members.get(user.id) ?? 'left');
  },

  getChatAdministrators(state, args) {
    const record = accessChat(state, args.chat_id, 'read');
    if (record.chat.type === 'private') {
      throw badRequest('there are no administrators in the private chat');
    }
    const administrators: ChatMember[] = [];
    for (const [id, status] of record.members) {
      const user = id === state.bot.id ? state.bot : state.chats.users.get(id);
      if (user && (status === 'creator' || status === 'administrator')) {
        administrators.push(chatMember(user, status));
      }
    }
    // The method's type leaves out the statuses that were left out above.
    return administrators.filter(
      (member) => member.status === 'creator' || member.status === 'administrator',
    );
  },

  getChatMemberCount(state, args) {
    const { members } = accessChat(state, args.chat_id, 'read');
    return [...members.values()].filter(isInChat).length;
  },

  leaveChat(state, args) {
    const record = accessChat(state, args.chat_id, 'read');
    if (record.chat.type === 'private') throw badRequest('chat not found');
    record.members.set(state.bot.id, 'left');
    state.events.emit({ type: 'chat_changed', chatId: record.chat.id });
    return true;
  },

  sendChatAction(state, args) {
    const record = accessChat(state, args.chat_id, 'write');
    const topicId = findTopic(record, args.message_thread_id);
    const { action } = args;
    state.events.emit({ type: 'chat_action', chatId: record.chat.id, action, topicId });
    return true;
  },

  setMessageReaction(state, args) {
    const record = accessChat(state, args.chat_id, 'read');
    const { message_id: messageId, reaction: reactions = [] } = args;
    if (!record.messages.has(messageId)) throw badRequest('message to react not found');
    if (reactions.length > 1) throw badRequest('REACTIONS_TOO_MANY');
    record.reactions.set(messageId, reactions);
    state.events.emit({ type: 'message_reacted', chatId: record.chat.id, messageId, reactions });
    return true;
  },
} satisfies MethodTable;
