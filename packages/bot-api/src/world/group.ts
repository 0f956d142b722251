import type { Chat, Message, User } from '@grammyjs/types';
import type { BotState } from '../state/bot-state.ts';
import type { ChatRecord, MemberStatus } from '../state/chats.ts';
import { openTopic } from '../state/open-topic.ts';
import { deliverMessage, type MessageContent, postMessage } from '../state/post-message.ts';
import { chatRecord } from './chat-reference.ts';
import { changeMembership } from './membership.ts';
import type { Person } from './person.ts';
import { reachesBot } from './reaches-bot.ts';

/** A group or supergroup, and what its people can do to it. */
export class Group {
  readonly #state: BotState;
  #id: number;

  constructor(state: BotState, id: number) {
    this.#state = state;
    this.#id = id;
  }

  /** Changes when the group becomes a supergroup. */
  get id(): number {
    return this.#id;
  }

  get chat(): Chat {
    return this.#record.chat;
  }

  /** Lets a person in, with the service message that says so. */
  adds(person: Person): void {
    this.#change(person.user, 'member', person.user, { new_chat_members: [person.user] });
  }

  removes(person: Person): void {
    this.#change(person.user, 'left', person.user, { left_chat_member: person.user });
  }

  promotes(person: Person): void {
    this.#change(person.user, 'administrator', this.#owner);
  }

  addsBot(by: Person): void {
    const { bot } = this.#state;
    this.#change(bot, 'member', by.user, { new_chat_members: [bot] });
  }

  /** As an administrator the bot reads everything, whatever its privacy mode. */
  promotesBot(): void {
    this.#change(this.#state.bot, 'administrator', this.#owner);
  }

  demotesBot(): void {
    this.#change(this.#state.bot, 'member', this.#owner);
  }

  kicksBot(): void {
    this.#change(this.#state.bot, 'kicked', this.#owner);
  }

  /** Opens a topic in a forum and returns its identifier. */
  opensTopic(by: Person, name: string): number {
    const record = this.#record;
    if (!record.chat.is_forum) throw new Error(`the chat ${this.#id} is not a forum`);
    const { id } = openTopic(this.#state, record, by.user, name);
    const opening = record.messages.get(id);
    if (opening && reachesBot(this.#state, record, opening)) {
      deliverMessage(this.#state, 'message', opening);
    }
    return id;
  }

  /**
   * Turns a basic group into a supergroup: everybody moves to a chat with a new identifier, and
   * both chats get the service message that names the other.
   */
  upgrades(): void {
    const old = this.#record;
    if (old.chat.type !== 'group') throw new Error('only a basic group becomes a supergroup');
    const id = -1_000_000_000_000 + old.chat.id;
    const chat: Chat = { id, type: 'supergroup', title: old.chat.title };
    const { bot } = this.#state;
    const record = this.#state.chats.add(chat, old.members);
    this.#service(old, bot, { migrate_to_chat_id: id });
    old.upgradedTo = id;
    this.#service(record, bot, { migrate_from_chat_id: old.chat.id });
    this.#id = id;
    this.#state.events.emit({ type: 'chat_changed', chatId: old.chat.id });
  }

  get #record(): ChatRecord {
    return chatRecord(this.#state, this.#id);
  }

  get #owner(): User {
    const { members } = this.#record;
    const [id] = [...members].find(([, status]) => status === 'creator') ?? [];
    const owner = id === undefined ? undefined : this.#state.chats.users.get(id);
    if (!owner) throw new Error(`the chat ${this.#id} has no owner`);
    return owner;
  }

  #change(user: User, status: MemberStatus, by: User, service?: MessageContent): void {
    const record = this.#record;
    changeMembership(this.#state, record, user, status, by);
    if (service) this.#service(record, by, service);
  }

  #service(record: ChatRecord, from: User, content: MessageContent): Message {
    const message = postMessage(this.#state, record, { from, content });
    if (reachesBot(this.#state, record, message)) deliverMessage(this.#state, 'message', message);
    return message;
  }
}
