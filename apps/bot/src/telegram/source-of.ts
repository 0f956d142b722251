import { SOURCE_MESSAGES_MAX, type Source, type SourceKind, sourceName } from '@planerka/contracts';
import type { Message } from 'grammy/types';

interface Sent {
  readonly kind: SourceKind;
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}

/** The chat as sources name it: only there is a message given back. */
export function sourceChat(chatId: number): string {
  return String(chatId);
}

/**
 * What is kept of a message that is more than the person's own words; several where they came as an album.
 * Null for plain words, and for what nobody would look for again (a sticker, a poll). No file id: a file
 * is given back by its message, and an address of a file would hold the bot's key.
 */
export function messageSource(messages: readonly Message[]): Source | null {
  const [first] = messages;
  const sent = first && sentIn(first);
  if (!first || !sent) return null;
  const name = sourceName(sent.name);
  return {
    kind: sent.kind,
    chat: sourceChat(first.chat.id),
    messages: messages.slice(0, SOURCE_MESSAGES_MAX).map(({ message_id: id }) => id),
    ...(name === undefined ? {} : { name }),
    ...(sent.size === undefined ? {} : { size: sent.size }),
  };
}

function sentIn(message: Message): Sent | null {
  const { photo, document, video, animation, voice, video_note: round, audio, contact } = message;
  if (photo) return { kind: 'photo', size: photo.at(-1)?.file_size };
  if (video ?? animation) {
    return { kind: 'video', name: video?.file_name, size: (video ?? animation)?.file_size };
  }
  if (document) return { kind: 'document', name: document.file_name, size: document.file_size };
  if (contact) {
    const { first_name: first, last_name: last } = contact;
    return { kind: 'contact', name: [first, last].filter(Boolean).join(' ') };
  }
  if (message.location) return { kind: 'location', name: message.venue?.title };
  if (round) return { kind: 'video', size: round.file_size };
  if (audio) return { kind: 'audio', name: audio.file_name ?? audio.title, size: audio.file_size };
  if (voice) return { kind: 'voice', size: voice.file_size };
  return message.forward_origin === undefined ? null : { kind: 'forward' };
}
