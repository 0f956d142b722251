import type { Message, Person, World, WorldEvent } from '@planerka/bot-api';
import type { ProblemCode } from '../problems/error-map.ts';
import { ru } from '../texts/ru.ts';
import { readOggOpus } from '../voice/read-ogg-opus.ts';
import type { ChatMessage } from '../wire/chat-message.ts';
import type { SendContact, SendText, SentFiles, TapButton } from '../wire/requests.ts';
import type { ChatCommand, ServerEvent } from '../wire/server-event.ts';
import { toChatMessage } from './chat-message.ts';
import { EditMarks } from './edit-marks.ts';

/** What the page asked for was done, or the code of why it was not. */
export type ChatResult<T> = { readonly ok: true; readonly value: T } | ChatRefusal;
interface ChatRefusal {
  readonly ok: false;
  readonly code: ProblemCode;
}

/** The one person of the playground; sample data. */
const PERSON_ID = 100_001;

/** The private chat of the one person with the bot, as the page sees and uses it. */
export class ChatRoom {
  readonly #world: World;
  readonly #person: Person;
  readonly #marks: EditMarks;
  #readUpTo = 0;

  constructor(world: World) {
    this.#world = world;
    this.#person =
      world.people().find(({ id }) => id === PERSON_ID) ??
      world.createPerson({ id: PERSON_ID, firstName: ru.chat.me });
    this.#marks = new EditMarks(world.bot.id, world.messages(PERSON_ID));
    if (world.pendingUpdates === 0) this.#readUpTo = this.#lastId();
  }

  /** The person's, and so also the chat's. */
  get id(): number {
    return PERSON_ID;
  }

  get botId(): number {
    return this.#world.bot.id;
  }

  get botName(): string {
    return this.#world.bot.first_name;
  }

  /** The bot has taken every message up to this one. */
  get readUpTo(): number {
    return this.#readUpTo;
  }

  /** The bot's menu, as it is set for everyone. */
  get commands(): ChatCommand[] {
    const { commands } = this.#world.profile;
    const set = commands.get('all_private_chats ') ?? commands.get('default ') ?? [];
    return set.map(({ command, description }) => ({ command, description }));
  }

  /** The newest `limit` messages before `before`, oldest first. */
  history(limit: number, before = Number.POSITIVE_INFINITY) {
    const all = this.#world.messages(PERSON_ID).filter(({ message_id: id }) => id < before);
    const messages = all.slice(-limit).map((message) => this.#shown(message));
    return { messages, has_older: all.length > limit };
  }

  /** Everything that changes in the chat, as events for the page; the returned function stops it. */
  subscribe(listener: (event: ServerEvent) => void): () => void {
    return this.#world.subscribe((event) => {
      const told = this.#translate(event);
      if (told) listener(told);
    });
  }

  says({ text, reply_to }: SendText): ChatResult<Message> {
    const replyTo = this.#replied(reply_to);
    if (replyTo === null) return refusal('MESSAGE_GONE');
    return done(this.#person.says(text, { replyTo }));
  }

  edits(messageId: number, text: string): ChatResult<Message> {
    const message = this.#message(messageId);
    if (!message) return refusal('MESSAGE_GONE');
    if (message.from?.id !== PERSON_ID || message.text === undefined) {
      return refusal('NOT_YOUR_MESSAGE');
    }
    return done(message.text === text ? message : this.#person.edits(message, text));
  }

  forwards(messageId: number): ChatResult<Message> {
    const message = this.#message(messageId);
    return message ? done(this.#person.forwards(message)) : refusal('MESSAGE_GONE');
  }

  sendsSticker(emoji: string): ChatResult<Message> {
    return done(this.#person.sendsSticker(emoji));
  }

  sendsVoice(bytes: Uint8Array, replyToId: number | null): ChatResult<Message> {
    const replyTo = this.#replied(replyToId);
    if (replyTo === null) return refusal('MESSAGE_GONE');
    const voice = readOggOpus(bytes);
    if (!voice) return refusal('NOT_OGG_OPUS');
    const durationSeconds = Math.max(1, Math.round(voice.durationSeconds));
    return done(this.#person.sendsVoice({ bytes, durationSeconds }, { replyTo }));
  }

  /** One photo, or an album of several with the words under its first. */
  sendsPhotos(
    photos: readonly Uint8Array[],
    { caption, reply_to: replyToId }: Pick<SentFiles, 'caption' | 'reply_to'>,
  ): ChatResult<Message> {
    const replyTo = this.#replied(replyToId ?? null);
    if (replyTo === null) return refusal('MESSAGE_GONE');
    const [first, ...more] = photos;
    if (first === undefined) return refusal('INVALID_REQUEST');
    const words = caption.trim() === '' ? {} : { caption };
    if (more.length === 0)
      return done(this.#person.sendsPhoto({ bytes: first, ...words }, { replyTo }));
    const album = photos.map((bytes, at) => (at === 0 ? { bytes, ...words } : { bytes }));
    const [sent] = this.#person.sendsAlbum(album, { replyTo });
    return sent ? done(sent) : refusal('INVALID_REQUEST');
  }

  sendsDocument(
    bytes: Uint8Array,
    { caption, name: fileName, reply_to: replyToId }: SentFiles,
  ): ChatResult<Message> {
    const replyTo = this.#replied(replyToId ?? null);
    if (replyTo === null) return refusal('MESSAGE_GONE');
    const words = caption.trim() === '' ? {} : { caption };
    return done(this.#person.sendsDocument({ bytes, fileName, ...words }, { replyTo }));
  }

  sendsContact({ name, phone, reply_to: replyToId }: SendContact): ChatResult<Message> {
    const replyTo = this.#replied(replyToId);
    if (replyTo === null) return refusal('MESSAGE_GONE');
    const [firstName = name, ...rest] = name.split(/\s+/);
    const lastName = rest.length > 0 ? { lastName: rest.join(' ') } : {};
    const contact = { firstName, phoneNumber: phone, ...lastName };
    return done(this.#person.sendsContact(contact, { replyTo }));
  }

  /** The id of the tap, by which the bot's answer is recognized. */
  taps({ message_id, row, column, label }: TapButton): ChatResult<string> {
    const message = this.#message(message_id);
    if (!message) return refusal('MESSAGE_GONE');
    const button = message.reply_markup?.inline_keyboard[row]?.[column];
    if (!button || button.text !== label || !('callback_data' in button)) {
      return refusal('BUTTON_GONE');
    }
    return done(this.#person.taps(message, { row, column }).id);
  }

  /** The bytes of a voice note or photo that the chat shows; nothing for one lost in a restart. */
  file(fileId: string): Uint8Array | undefined {
    const bytes = this.#world.fileBytes(fileId);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  #translate(event: WorldEvent): ServerEvent | null {
    if ('chatId' in event && event.chatId !== PERSON_ID) return null;
    switch (event.type) {
      case 'message':
      case 'message_edited':
        this.#marks.see(event.message);
        return { type: 'message', message: this.#shown(event.message) };
      case 'message_deleted':
        return { type: 'message_deleted', message_id: event.messageId };
      case 'chat_action':
        return { type: 'chat_action', action: event.action };
      case 'callback_answered': {
        const { id, text = null, alert } = event.answer;
        return { type: 'tap_answered', tap_id: id, text, alert };
      }
      case 'profile_changed':
        return { type: 'commands', commands: this.commands };
      case 'updates_taken':
        if (event.pending > 0) return null;
        this.#readUpTo = this.#lastId();
        return { type: 'read', up_to: this.#readUpTo };
      case 'message_reacted':
      case 'chat_changed':
      case 'poll_waits':
      case 'call':
        return null;
    }
  }

  /** `undefined` when nothing is replied to, `null` when what is replied to is gone. */
  #replied(id: number | null): Message | undefined | null {
    return id === null ? undefined : (this.#message(id) ?? null);
  }

  #message(id: number): Message | undefined {
    return this.#world.messages(PERSON_ID).find(({ message_id }) => message_id === id);
  }

  #lastId(): number {
    return this.#world.messages(PERSON_ID).at(-1)?.message_id ?? 0;
  }

  #shown(message: Message): ChatMessage {
    return toChatMessage(message, { userId: PERSON_ID, edited: this.#marks.isMarked(message) });
  }
}

function done<T>(value: T): ChatResult<T> {
  return { ok: true, value };
}

function refusal(code: ProblemCode): ChatRefusal {
  return { ok: false, code };
}
