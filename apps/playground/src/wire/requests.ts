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
