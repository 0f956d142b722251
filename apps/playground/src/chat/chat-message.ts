import type { InlineKeyboardButton, Message } from '@planerka/bot-api';
import type { ChatButton, ChatMessage } from '../wire/chat-message.ts';

const EXCERPT_MAX_CHARS = 120;

export interface ShownTo {
  /** The person whose page it is. */
  readonly userId: number;
  /** Whether people see that its words were changed. */
  readonly edited: boolean;
}

/** A message of the Bot API as the page shows it. */
export function toChatMessage(message: Message, { userId, edited }: ShownTo): ChatMessage {
  const { reply_to_message: replied, reply_markup: markup, voice } = message;
  return {
    message_id: message.message_id,
    author: authorOf(message, userId),
    sent_at: new Date(message.date * 1000).toISOString(),
    edited,
    text: messageText(message),
    entities: (message.entities ?? message.caption_entities ?? []).map((entity) => ({
      type: entity.type,
      offset: entity.offset,
      length: entity.length,
      url: entity.type === 'text_link' ? entity.url : null,
    })),
    forwarded_from: forwardedFrom(message),
    reply_to: replied
      ? {
          message_id: replied.message_id,
          author: authorOf(replied, userId),
          excerpt: Array.from(messageText(replied)).slice(0, EXCERPT_MAX_CHARS).join(''),
        }
      : null,
    voice: voice ? { file_id: voice.file_id, seconds: voice.duration } : null,
    photo: photoOf(message),
    attachment: attachmentOf(message),
    buttons: (markup?.inline_keyboard ?? []).map((row) => row.map(toChatButton)),
  };
}

/** The text of a message, or the caption of what it carries. */
export function messageText(message: Pick<Message, 'text' | 'caption'>): string {
  return message.text ?? message.caption ?? '';
}

function authorOf(message: Pick<Message, 'from'>, userId: number): ChatMessage['author'] {
  return message.from?.id === userId ? 'me' : 'bot';
}

function forwardedFrom({ forward_origin: origin }: Message): string | null {
  switch (origin?.type) {
    case undefined:
      return null;
    case 'user':
      return origin.sender_user.first_name;
    case 'hidden_user':
      return origin.sender_user_name;
    case 'chat':
      return origin.sender_chat.title ?? '';
    case 'channel':
      return origin.chat.title ?? '';
  }
}

/** The largest of the sizes that a photo comes in. */
function photoOf({ photo }: Message): ChatMessage['photo'] {
  const largest = photo?.at(-1);
  if (!largest) return null;
  return { file_id: largest.file_id, width: largest.width, height: largest.height };
}

function attachmentOf(message: Message): ChatMessage['attachment'] {
  const { sticker, photo, document, video, audio, video_note: round, contact, location } = message;
  if (sticker) return { kind: 'sticker', name: sticker.emoji ?? '' };
  if (photo) return { kind: 'photo', name: '' };
  if (document) return { kind: 'document', name: document.file_name ?? '' };
  if (contact) return { kind: 'contact', name: contactName(contact) };
  if (location) return { kind: 'location', name: message.venue?.title ?? '' };
  if (video) return { kind: 'video', name: video.file_name ?? '' };
  if (audio) return { kind: 'audio', name: audio.file_name ?? '' };
  if (round) return { kind: 'video_note', name: '' };
  const isKnown = message.voice !== undefined || messageText(message) !== '';
  return isKnown ? null : { kind: 'other', name: '' };
}

function contactName(contact: NonNullable<Message['contact']>): string {
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  return `${name}, ${contact.phone_number}`;
}

function toChatButton(button: InlineKeyboardButton): ChatButton {
  if ('callback_data' in button) return { label: button.text, kind: 'tap', url: null };
  if ('url' in button) return { label: button.text, kind: 'link', url: button.url };
  return { label: button.text, kind: 'inert', url: null };
}
