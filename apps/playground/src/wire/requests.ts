import { z } from 'zod';
import { characterCount } from './character-count.ts';
import { ChatMessage } from './chat-message.ts';

/** Telegram's own limit, in characters. */
export const TEXT_MAX_CHARS = 4096;
/** The largest file a bot can fetch. */
export const VOICE_MAX_BYTES = 20 * 1024 * 1024;

const Text = z
  .string()
  .refine((text) => text.trim() !== '', 'a message cannot be empty')
  .refine((text) => characterCount(text) <= TEXT_MAX_CHARS, `at most ${TEXT_MAX_CHARS} characters`);

/** `POST messages` */
export const SendText = z.strictObject({ text: Text, reply_to: z.int().nullable() });
export type SendText = z.infer<typeof SendText>;

/** `POST messages/:id/edit` */
export const EditText = z.strictObject({ text: Text });
export type EditText = z.infer<typeof EditText>;

/** `POST taps`: a button by its place; the label guards against one that has changed meanwhile. */
export const TapButton = z.strictObject({
  message_id: z.int(),
  row: z.int().min(0),
  column: z.int().min(0),
  label: z.string(),
});
export type TapButton = z.infer<typeof TapButton>;

/** Answer of `POST taps`; the bot's own answer follows as an event. */
export const TapSent = z.strictObject({ tap_id: z.string() });
export type TapSent = z.infer<typeof TapSent>;

/** The largest photo that Telegram takes. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** So many photos make one album. */
export const ALBUM_MAX_PHOTOS = 10;
/** Telegram's own limit for the words under a photo or a file. */
export const CAPTION_MAX_CHARS = 1024;

/** The query of `POST photos` and `POST documents`: what goes with their bytes. */
export const SentFiles = z.strictObject({
  caption: z.string().max(CAPTION_MAX_CHARS).default(''),
  reply_to: z.coerce.number().int().optional(),
  /** Of a document. */
  name: z.string().min(1).max(200).default('file'),
  /** How many bytes of the body each photo has, where they are several: "1200,3400". */
  sizes: z
    .string()
    .regex(/^[1-9]\d*(?:,[1-9]\d*){0,9}$/)
    .optional(),
});
export type SentFiles = z.infer<typeof SentFiles>;

/** `POST contacts` */
export const SendContact = z.strictObject({
  name: z.string().trim().min(1).max(64),
  phone: z.string().trim().min(1).max(32),
  reply_to: z.int().nullable(),
});
export type SendContact = z.infer<typeof SendContact>;

/** `POST stickers` */
export const SendSticker = z.strictObject({ emoji: z.string().min(1).max(16) });
export type SendSticker = z.infer<typeof SendSticker>;

/** Answer of everything that sends or changes a message. */
export const MessageSent = z.strictObject({ message_id: z.int() });
export type MessageSent = z.infer<typeof MessageSent>;

/** Answer of `GET messages?before=ID`, oldest first. */
export const OlderMessages = z.strictObject({
  messages: z.array(ChatMessage),
  has_older: z.boolean(),
});
export type OlderMessages = z.infer<typeof OlderMessages>;
