import { pngSize } from '../methods/picture-size.ts';
import type { BotState } from '../state/bot-state.ts';
import type { FileRecord, NewFile } from '../state/files.ts';
import type { MessageContent } from '../state/post-message.ts';
import { addFoundEntities } from '../text/find-entities.ts';

/** Only the size of a PNG is looked up; every other photo is said to be this large. */
const PHOTO_SIZE = { width: 1280, height: 720 };

interface SentFile {
  readonly bytes: Uint8Array;
  /** In bytes, if it is to differ from the bytes given: limits need no large files. */
  readonly size?: number;
  /** `false` plays a file that Telegram cannot find when the bot asks for it. */
  readonly available?: boolean;
}

export interface VoiceFile extends SentFile {
  readonly durationSeconds: number;
  /** `audio/ogg` by default, as clients record. */
  readonly mimeType?: string;
  readonly caption?: string;
}

export interface VideoNoteFile extends SentFile {
  readonly durationSeconds: number;
}

export interface AudioFile extends SentFile {
  readonly durationSeconds: number;
  readonly mimeType?: string;
  readonly fileName?: string;
  readonly title?: string;
  readonly caption?: string;
}

export interface PhotoFile extends SentFile {
  readonly caption?: string;
  /** The album that it belongs to; its messages may come apart. */
  readonly mediaGroupId?: string | undefined;
}

export interface DocumentFile extends SentFile {
  readonly fileName: string;
  readonly mimeType?: string;
  readonly caption?: string;
}

export interface VideoFile extends SentFile {
  readonly durationSeconds: number;
  readonly fileName?: string;
  readonly mimeType?: string;
  readonly caption?: string;
}

export interface SharedContact {
  readonly firstName: string;
  readonly lastName?: string;
  readonly phoneNumber: string;
}

export function videoContent(state: BotState, sent: VideoFile): MessageContent {
  const file = addFile(state, sent, { prefix: 'BAAC', folder: 'videos', extension: 'mp4' });
  const { durationSeconds: duration, mimeType = 'video/mp4', fileName } = sent;
  return {
    video: {
      ...fields(file),
      duration,
      width: 1280,
      height: 720,
      mime_type: mimeType,
      ...(fileName !== undefined && { file_name: fileName }),
    },
    ...captionOf(sent),
  };
}

export function contactContent({
  firstName,
  lastName,
  phoneNumber,
}: SharedContact): MessageContent {
  return {
    contact: {
      phone_number: phoneNumber,
      first_name: firstName,
      ...(lastName !== undefined && { last_name: lastName }),
    },
  };
}

export function voiceContent(state: BotState, sent: VoiceFile): MessageContent {
  const file = addFile(state, sent, { prefix: 'AwAC', folder: 'voice', extension: 'oga' });
  const { durationSeconds: duration, mimeType = 'audio/ogg' } = sent;
  return { voice: { ...fields(file), duration, mime_type: mimeType }, ...captionOf(sent) };
}

export function videoNoteContent(state: BotState, sent: VideoNoteFile): MessageContent {
  const file = addFile(state, sent, { prefix: 'DQAC', folder: 'video_notes', extension: 'mp4' });
  return { video_note: { ...fields(file), duration: sent.durationSeconds, length: 384 } };
}

export function audioContent(state: BotState, sent: AudioFile): MessageContent {
  const { durationSeconds: duration, mimeType = 'audio/mpeg', fileName, title } = sent;
  const extension = /\.(\w+)$/.exec(fileName ?? '')?.[1] ?? 'mp3';
  const file = addFile(state, sent, { prefix: 'CQAC', folder: 'music', extension });
  return {
    audio: {
      ...fields(file),
      duration,
      mime_type: mimeType,
      ...(fileName !== undefined && { file_name: fileName }),
      ...(title !== undefined && { title }),
    },
    ...captionOf(sent),
  };
}

export function photoContent(state: BotState, sent: PhotoFile): MessageContent {
  const file = addFile(state, sent, { prefix: 'AgAC', folder: 'photos', extension: 'jpg' });
  const { mediaGroupId } = sent;
  return {
    photo: [{ ...fields(file), ...(pngSize(sent.bytes) ?? PHOTO_SIZE) }],
    ...captionOf(sent),
    ...(mediaGroupId !== undefined && { media_group_id: mediaGroupId }),
  };
}

export function documentContent(state: BotState, sent: DocumentFile): MessageContent {
  const { fileName, mimeType = 'application/octet-stream' } = sent;
  const extension = /\.(\w+)$/.exec(fileName)?.[1] ?? 'bin';
  const file = addFile(state, sent, { prefix: 'BQAC', folder: 'documents', extension });
  return {
    document: { ...fields(file), file_name: fileName, mime_type: mimeType },
    ...captionOf(sent),
  };
}

export function stickerContent(state: BotState, emoji: string): MessageContent {
  const bytes = new Uint8Array([0]);
  const file = addFile(state, { bytes }, { prefix: 'CAAC', folder: 'stickers', extension: 'webp' });
  return {
    sticker: {
      ...fields(file),
      type: 'regular',
      width: 512,
      height: 512,
      is_animated: false,
      is_video: false,
      emoji,
    },
  };
}

function addFile(
  state: BotState,
  { bytes, size, available = true }: SentFile,
  kind: Pick<NewFile, 'prefix' | 'folder' | 'extension'>,
): FileRecord {
  const file = state.files.add({ ...kind, bytes, size });
  file.available = available;
  return file;
}

function fields(file: FileRecord) {
  return { file_id: file.fileId, file_unique_id: file.fileUniqueId, file_size: file.size };
}

function captionOf({ caption }: { readonly caption?: string }): MessageContent {
  if (caption === undefined) return {};
  const entities = addFoundEntities(caption);
  return { caption, ...(entities.length > 0 && { caption_entities: entities }) };
}
