import type { Location, Message, MessageEntity, User } from '@grammyjs/types';
import { unixTime } from '../clock.ts';
import type { BotState } from '../state/bot-state.ts';
import {
  deliverMessage,
  type MessageContent,
  removeMessage,
  replaceMessage,
} from '../state/post-message.ts';
import { characterCount } from '../text/character-count.ts';
import { addFoundEntities } from '../text/find-entities.ts';
import { MESSAGE_LENGTH } from '../text/read-text.ts';
import { chatRecord } from './chat-reference.ts';
import { changeMembership } from './membership.ts';
import { reachesBot } from './reaches-bot.ts';
import { type ChatPlace, openPrivateChat, say } from './say.ts';
import {
  type AudioFile,
  audioContent,
  contactContent,
  type DocumentFile,
  documentContent,
  type PhotoFile,
  photoContent,
  type SharedContact,
  stickerContent,
  type VideoFile,
  type VideoNoteFile,
  type VoiceFile,
  videoContent,
  videoNoteContent,
  voiceContent,
} from './sent-media.ts';
import { type SentTap, type TappedButton, tap, tapWithData } from './tap.ts';

/** A person with a Telegram account, and everything they can do to the bot. */
export class Person {
  readonly user: User;
  readonly #state: BotState;

  constructor(state: BotState, user: User) {
    this.#state = state;
    this.user = user;
  }

  /** Of the person and of their private chat with the bot. */
  get id(): number {
    return this.user.id;
  }

  /**
   * Says something, in the private chat unless told otherwise. Commands, mentions and links in the
   * text are marked as a client does; `entities` adds formatting.
   * @throws Error for what no client would send: empty or over 4096 characters, or in a chat the
   * person is not in.
   */
  says(
    text: string,
    place: ChatPlace & { readonly entities?: readonly MessageEntity[] } = {},
  ): Message {
    return say(this.#state, this.user, textContent(text, place.entities), place);
  }

  /** Opens the chat with the bot by its Start button or a link `?start=payload`. */
  starts(payload = ''): Message {
    return this.says(`/start ${payload}`.trim());
  }

  sendsVoice(file: VoiceFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, voiceContent(this.#state, file), place);
  }

  sendsVideoNote(file: VideoNoteFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, videoNoteContent(this.#state, file), place);
  }

  sendsAudio(file: AudioFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, audioContent(this.#state, file), place);
  }

  sendsPhoto(file: PhotoFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, photoContent(this.#state, file), place);
  }

  sendsDocument(file: DocumentFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, documentContent(this.#state, file), place);
  }

  sendsVideo(file: VideoFile, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, videoContent(this.#state, file), place);
  }

  sendsContact(contact: SharedContact, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, contactContent(contact), place);
  }

  sendsLocation(location: Location, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, { location }, place);
  }

  /**
   * Sends photos as one album: a message each, each with a caption of its own, all with one group id.
   * @throws Error for fewer than two or more than ten, which no client makes an album of.
   */
  sendsAlbum(photos: readonly PhotoFile[], place: ChatPlace = {}): Message[] {
    if (photos.length < 2 || photos.length > 10) throw new Error('an album has 2 to 10 photos');
    const mediaGroupId = nextGroupId(this.#state);
    return photos.map((photo) => this.sendsPhoto({ ...photo, mediaGroupId }, place));
  }

  sendsSticker(emoji: string, place: ChatPlace = {}): Message {
    return say(this.#state, this.user, stickerContent(this.#state, emoji), place);
  }

  /** Forwards a message; `hidden` plays an author whose account forwards do not link to. */
  forwards(message: Message, place: ChatPlace & { readonly hidden?: boolean } = {}): Message {
    const {
      message_id: _,
      chat: __,
      from,
      date,
      reply_to_message: ___,
      reply_markup: ____,
      message_thread_id: _____,
      is_topic_message: ______,
      ...content
    } = message;
    const author = from ?? this.user;
    return say(
      this.#state,
      this.user,
      {
        ...content,
        forward_origin: place.hidden
          ? { type: 'hidden_user', date, sender_user_name: author.first_name }
          : { type: 'user', date, sender_user: author },
      },
      place,
    );
  }

  /** Deletes an own message for everybody; the bot is not told. */
  deletes(message: Message): void {
    if (message.from?.id !== this.id) throw new Error('a person deletes only their own messages');
    const record = chatRecord(this.#state, message.chat.id);
    removeMessage(this.#state, record, message.message_id);
  }

  /** Edits the text (or the caption) of an own message. */
  edits(message: Message, text: string): Message {
    if (message.from?.id !== this.id) throw new Error('a person edits only their own messages');
    const record = chatRecord(this.#state, message.chat.id);
    const current = record.messages.get(message.message_id);
    if (!current) throw new Error(`the message ${message.message_id} is gone`);
    const { text: before, entities: _, caption: __, caption_entities: ___, ...rest } = current;
    const content = textContent(text);
    const edited = replaceMessage(this.#state, record, {
      ...rest,
      ...(before === undefined
        ? { caption: text, caption_entities: content.entities ?? [] }
        : content),
      edit_date: unixTime(this.#state.clock),
    });
    if (reachesBot(this.#state, record, edited)) {
      deliverMessage(this.#state, 'edited_message', edited);
    }
    return edited;
  }

  /**
   * Taps a button of the message as it was when it was read, so an old version plays a late tap.
   * Nobody checks that the person is in that chat: tests of attacks tap where they should not.
   */
  taps(message: Message, button: TappedButton): SentTap {
    return tap(this.#state, this.user, message, button);
  }

  /** Sends a tap with data of their own, as a changed client can. */
  forgesTap(message: Message, data: string): SentTap {
    return tapWithData(this.#state, this.user, message, data);
  }

  blocksBot(): void {
    const record = openPrivateChat(this.#state, this.user);
    changeMembership(this.#state, record, this.#state.bot, 'kicked', this.user);
  }

  unblocksBot(): void {
    const record = openPrivateChat(this.#state, this.user);
    changeMembership(this.#state, record, this.#state.bot, 'member', this.user);
  }
}

/** Telegram's group ids are long numbers as text; the newest file's id makes one that is not taken. */
function nextGroupId({ files }: BotState): string {
  return String(13_000_000_000_000_000n + BigInt(files.byId.size));
}

function textContent(text: string, given: readonly MessageEntity[] = []): MessageContent {
  if (text.trim() === '') throw new Error('a message cannot be empty');
  if (characterCount(text) > MESSAGE_LENGTH)
    throw new Error('a message has at most 4096 characters');
  const entities = addFoundEntities(text, given);
  return { text, ...(entities.length > 0 && { entities }) };
}
