import type { User } from '@grammyjs/types';
import type { BotState } from './bot-state.ts';
import type { ChatRecord, TopicRecord } from './chats.ts';
import { postMessage } from './post-message.ts';

const BLUE = 0x6fb9f0;

/** Opens a topic in a forum; its identifier is that of the service message that says so. */
export function openTopic(
  state: BotState,
  record: ChatRecord,
  by: User,
  name: string,
  iconColor: number = BLUE,
): TopicRecord {
  const service = postMessage(state, record, {
    from: by,
    content: { forum_topic_created: { name, icon_color: iconColor } },
  });
  const topic = { id: service.message_id, name, iconColor, closed: false };
  record.topics.set(topic.id, topic);
  return topic;
}
