import type { Chat, Message, ReactionType, ReplyKeyboardMarkup, User } from '@grammyjs/types';
import type { ApiCall } from '../events/call-log.ts';
import type { CallbackAnswer } from '../events/callbacks.ts';
import type { WorldEvent, WorldListener } from '../events/events.ts';
import type { BotState } from '../state/bot-state.ts';
import type { MemberStatus } from '../state/chats.ts';
import type { Profile } from '../state/profile.ts';
import { type ChatReference, chatId, chatRecord } from './chat-reference.ts';
import { Group } from './group.ts';
import { Person } from './person.ts';
import type { SentTap } from './tap.ts';
import { type WaitOptions, waitUntil } from './wait-until.ts';

export interface NewPerson {
  readonly id?: number;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly username?: string;
  /** An IETF tag; `ru` by default. */
  readonly languageCode?: string;
}

export interface NewGroup {
  readonly title?: string;
  readonly type?: 'group' | 'supergroup';
  readonly isForum?: boolean;
  readonly username?: string;
  readonly owner: Person;
  readonly members?: readonly Person[];
  /** `member` by default; `left` for a group the bot is added to later. */
  readonly bot?: MemberStatus;
}

export interface MessageWait extends WaitOptions {
  /** Only messages after this one count. */
  readonly after?: Message | undefined;
  readonly where?: (message: Message) => boolean;
}

/** The people's side of the server: who exists, what they do, what they see. */
export class World {
  readonly #state: BotState;
  readonly #people = new Map<number, Person>();
  #nextUserId = 100_001;
  #nextGroupId = 4_000_001;

  constructor(state: BotState) {
    this.#state = state;
  }

  /** The bot as people see it. */
  get bot(): User {
    return this.#state.bot;
  }

  /** Commands, texts and menus the bot has set. */
  get profile(): Profile {
    return this.#state.profile;
  }

  createPerson(options: NewPerson = {}): Person {
    const id = options.id ?? this.#freeUserId();
    if (this.#state.chats.users.has(id)) throw new Error(`the user ${id} exists already`);
    this.#state.chats.users.set(id, {
      id,
      is_bot: false,
      first_name: options.firstName ?? `Sample User ${id}`,
      ...(options.lastName !== undefined && { last_name: options.lastName }),
      ...(options.username !== undefined && { username: options.username }),
      language_code: options.languageCode ?? 'ru',
    });
    return this.person(id);
  }

  /** @throws Error if nobody has this identifier. */
  person(id: number): Person {
    const user = this.#state.chats.users.get(id);
    if (!user) throw new Error(`there is no user ${id}`);
    const person = this.#people.get(id) ?? new Person(this.#state, user);
    this.#people.set(id, person);
    return person;
  }

  people(): readonly Person[] {
    return [...this.#state.chats.users.keys()].map((id) => this.person(id));
  }

  createGroup(options: NewGroup): Group {
    const { title = 'Sample group', owner, members = [], bot = 'member' } = options;
    const number = this.#freeGroupNumber();
    const chat: Chat =
      options.isForum || options.type === 'supergroup'
        ? {
            id: -1_000_000_000_000 - number,
            type: 'supergroup',
            title,
            ...(options.isForum && { is_forum: true as const }),
            ...(options.username !== undefined && { username: options.username }),
          }
        : { id: -number, type: 'group', title };
    this.#state.chats.add(chat, [
      [owner.id, 'creator'],
      ...members.map(({ id }) => [id, 'member'] as const),
      [this.#state.bot.id, bot],
    ]);
    return new Group(this.#state, chat.id);
  }

  group(id: number): Group {
    return new Group(this.#state, chatRecord(this.#state, id).chat.id);
  }

  chats(): readonly Chat[] {
    return [...this.#state.chats.records.values()].map(({ chat }) => chat);
  }

  /** What the chat shows now: live messages with their edits, oldest first. */
  messages(chat: ChatReference): readonly Message[] {
    return [...(this.#state.chats.records.get(chatId(chat))?.messages.values() ?? [])];
  }

  /** The message as it is now; nothing once it is deleted. */
  current(message: Message): Message | undefined {
    return this.#state.chats.records.get(message.chat.id)?.messages.get(message.message_id);
  }

  /** The buttons under the input line, if the bot has put any there. */
  keyboard(chat: ChatReference): ReplyKeyboardMarkup | undefined {
    return this.#state.chats.records.get(chatId(chat))?.keyboard;
  }

  /** What the bot has put under a message. */
  reactions({ chat, message_id: id }: Message): readonly ReactionType[] {
    return this.#state.chats.records.get(chat.id)?.reactions.get(id) ?? [];
  }

  /** The bytes of a voice note or another file that a message shows. */
  fileBytes(fileId: string): Uint8Array | undefined {
    return this.#state.files.byId.get(fileId)?.bytes;
  }

  /** What the bot has called, oldest first; the last ten thousand are kept. */
  calls(method?: string): readonly ApiCall[] {
    return this.#state.calls.list(method);
  }

  /** The toasts and alerts shown after taps, in their order. */
  answers(): readonly CallbackAnswer[] {
    return this.#state.callbacks.answers();
  }

  /** How many updates the bot has not confirmed. */
  get pendingUpdates(): number {
    return this.#state.updates.pending.length;
  }

  /** Everything a chat shows, and every call, as it happens; the returned function stops it. */
  subscribe(listener: WorldListener): () => void {
    return this.#state.events.subscribe(listener);
  }

  /** Waits for a message of the bot (new, or changed into it by an edit) that a chat shows. */
  waitForMessage(chat: ChatReference, options: MessageWait = {}): Promise<Message> {
    const { where = () => true, after } = options;
    const fits = (message: Message) =>
      message.from?.id === this.#state.bot.id &&
      message.message_id > (after?.message_id ?? 0) &&
      where(message);
    const look = (event?: WorldEvent) => {
      if (!event) return this.messages(chat).find(fits);
      const shown = event.type === 'message' || event.type === 'message_edited';
      return shown && event.chatId === chatId(chat) && fits(event.message)
        ? event.message
        : undefined;
    };
    return waitUntil(this.#state.events, look, options, () => this.#shown(chat));
  }

  /** Waits for what the bot writes after this message in its chat and topic. */
  waitForReply(to: Message, options: Omit<MessageWait, 'after'> = {}): Promise<Message> {
    const { where = () => true } = options;
    return this.waitForMessage(to.chat.id, {
      ...options,
      after: to,
      where: (message) => message.message_thread_id === to.message_thread_id && where(message),
    });
  }

  /** Waits until a message has become what `where` looks for. */
  waitForEdit(
    message: Message,
    where: (message: Message) => boolean,
    options: WaitOptions = {},
  ): Promise<Message> {
    const look = () => {
      const current = this.current(message);
      return current && where(current) ? current : undefined;
    };
    return waitUntil(this.#state.events, look, options, () => this.#shown(message.chat.id));
  }

  /** Waits for the answer to a tap. */
  waitForAnswer({ id }: SentTap, options: WaitOptions = {}): Promise<CallbackAnswer> {
    const look = () => this.#state.callbacks.answerTo(id);
    return waitUntil(this.#state.events, look, options, () => `the tap ${id} has no answer`);
  }

  /** Waits for a call that has been answered, or has been cut by a fault. */
  waitForCall(
    method: string,
    options: WaitOptions & { readonly where?: (call: ApiCall) => boolean } = {},
  ): Promise<ApiCall> {
    const { where = () => true } = options;
    const look = (event?: WorldEvent) => {
      if (!event) return this.calls(method).find(where);
      return event.type === 'call' && event.call.method === method && where(event.call)
        ? event.call
        : undefined;
    };
    return waitUntil(this.#state.events, look, options, () => `no such call of ${method}`);
  }

  /** Waits until the bot has confirmed every update. */
  async waitForQuiet(options: WaitOptions = {}): Promise<void> {
    const look = () => (this.pendingUpdates === 0 ? true : undefined);
    const shown = () => `${this.pendingUpdates} updates are not confirmed`;
    await waitUntil(this.#state.events, look, options, shown);
  }

  #shown(chat: ChatReference): string {
    const last = this.messages(chat).slice(-5);
    const lines = last.map(({ from, text, caption }) => `${from?.first_name}: ${text ?? caption}`);
    return `the chat ${chatId(chat)} shows ${JSON.stringify(lines)}`;
  }

  #freeUserId(): number {
    while (this.#state.chats.users.has(this.#nextUserId)) this.#nextUserId += 1;
    return this.#nextUserId;
  }

  #freeGroupNumber(): number {
    const taken = (number: number) =>
      this.#state.chats.records.has(-number) ||
      this.#state.chats.records.has(-1_000_000_000_000 - number);
    while (taken(this.#nextGroupId)) this.#nextGroupId += 1;
    return this.#nextGroupId;
  }
}
