import type { ForumTopic, User } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import { accessChat } from '../state/access-chat.ts';
import type { BotState } from '../state/bot-state.ts';
import type { ChatRecord, TopicRecord } from '../state/chats.ts';
import { openTopic } from '../state/open-topic.ts';
import type { MethodTable } from './method-table.ts';

/** Methods about the topics of a forum. */
export const topicMethods = {
  createForumTopic(state, args) {
    const record = forum(state, args.chat_id, state.bot);
    const topic = openTopic(state, record, state.bot, args.name, args.icon_color);
    return {
      message_thread_id: topic.id,
      name: topic.name,
      icon_color: topic.iconColor as ForumTopic['icon_color'],
    };
  },

  editForumTopic(state, args) {
    const topic = find(state, args);
    if (args.name !== undefined) {
      if (args.name === topic.name) throw badRequest('TOPIC_NOT_MODIFIED');
      topic.name = args.name;
    }
    return true;
  },

  closeForumTopic(state, args) {
    return setClosed(find(state, args), true);
  },

  reopenForumTopic(state, args) {
    return setClosed(find(state, args), false);
  },
} satisfies MethodTable;

function forum(state: BotState, chatId: number | string, { id }: User): ChatRecord {
  const record = accessChat(state, chatId, 'write');
  if (!record.chat.is_forum) throw badRequest('the chat is not a forum');
  if (record.members.get(id) !== 'administrator') {
    throw badRequest('not enough rights to create a topic');
  }
  return record;
}

function find(
  state: BotState,
  args: { readonly chat_id: number | string; readonly message_thread_id: number },
): TopicRecord {
  const record = accessChat(state, args.chat_id, 'write');
  const topic = record.topics.get(args.message_thread_id);
  if (!topic) throw badRequest('message thread not found');
  return topic;
}

function setClosed(topic: TopicRecord, closed: boolean): true {
  if (topic.closed === closed) throw badRequest('TOPIC_NOT_MODIFIED');
  topic.closed = closed;
  return true;
}
