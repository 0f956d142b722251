import type { Chat, Message, ReactionType, ReplyKeyboardMarkup, User } from '@grammyjs/types';

export type MemberStatus = 'creator' | 'administrator' | 'member' | 'left' | 'kicked';

export interface TopicRecord {
  /** The identifier of the service message that opened it, as in Telegram. */
  readonly id: number;
  name: string;
  iconColor: number;
  closed: boolean;
}

/** A chat with everything it shows; `chat` is shared by all of its messages. */
export interface ChatRecord {
  chat: Chat;
  /** Live messages only, in the order they came. */
  readonly messages: Map<number, Message>;
  /** In a private chat the bot is `kicked` while the person blocks it. */
  readonly members: Map<number, MemberStatus>;
  readonly topics: Map<number, TopicRecord>;
  readonly reactions: Map<number, readonly ReactionType[]>;
  /** The buttons under the input line, if the bot has put any there. */
  keyboard: ReplyKeyboardMarkup | undefined;
  /** Supergroups number their messages themselves. */
  lastMessageId: number;
  /** The supergroup this group became. */
  upgradedTo: number | undefined;
}

/** Private chats and basic groups of one account share one numbering of messages. */
const OWN_NUMBERING = new Set<Chat['type']>(['supergroup', 'channel']);

/** Who and what exists. */
export class Chats {
  /** Of each chat only the newest so many messages are remembered. */
  readonly keptMessages: number;
  readonly users = new Map<number, User>();
  readonly records = new Map<number, ChatRecord>();
  lastMessageId = 0;

  constructor(keptMessages = Number.POSITIVE_INFINITY) {
    this.keptMessages = keptMessages;
  }

  add(chat: Chat, members: Iterable<readonly [number, MemberStatus]>): ChatRecord {
    if (this.records.has(chat.id)) throw new Error(`the chat ${chat.id} exists already`);
    const record: ChatRecord = {
      chat,
      messages: new Map(),
      members: new Map(members),
      topics: new Map(),
      reactions: new Map(),
      keyboard: undefined,
      lastMessageId: 0,
      upgradedTo: undefined,
    };
    this.records.set(chat.id, record);
    return record;
  }

  /** By identifier, its decimal spelling, or `@username` of a supergroup. */
  find(chatId: number | string): ChatRecord | undefined {
    if (typeof chatId === 'number') return this.records.get(chatId);
    if (!chatId.startsWith('@')) return this.records.get(Number(chatId));
    const username = chatId.slice(1).toLowerCase();
    for (const record of this.records.values()) {
      const { chat } = record;
      if (chat.type !== 'private' && chat.username?.toLowerCase() === username) return record;
    }
    return undefined;
  }

  nextMessageId(record: ChatRecord): number {
    if (OWN_NUMBERING.has(record.chat.type)) {
      record.lastMessageId += 1;
      return record.lastMessageId;
    }
    this.lastMessageId += 1;
    return this.lastMessageId;
  }
}

/** Whether this status means being in the chat. */
export function isInChat(status: MemberStatus | undefined): boolean {
  return status === 'creator' || status === 'administrator' || status === 'member';
}
