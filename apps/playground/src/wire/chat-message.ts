import { z } from 'zod';

/** Formatting of a part of a text; offset and length count UTF-16 units, as in the Bot API. */
export const TextEntity = z.strictObject({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(1),
  url: z.string().nullable(),
});
export type TextEntity = z.infer<typeof TextEntity>;

export const ChatButton = z.strictObject({
  label: z.string(),
  /** A link opens; a tap goes to the bot; the rest is shown and does nothing. */
  kind: z.enum(['tap', 'link', 'inert']),
  url: z.string().nullable(),
});
export type ChatButton = z.infer<typeof ChatButton>;

export const MessageAuthor = z.enum(['me', 'bot']);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** A message as the page shows it: of the Bot API's hundred fields, those a bubble has. */
export const ChatMessage = z.strictObject({
  message_id: z.int(),
  author: MessageAuthor,
  sent_at: z.iso.datetime(),
  edited: z.boolean(),
  /** The text, or the caption of what is attached; empty where there is neither. */
  text: z.string(),
  entities: z.array(TextEntity),
  forwarded_from: z.string().nullable(),
  reply_to: z
    .strictObject({ message_id: z.int(), author: MessageAuthor, excerpt: z.string() })
    .nullable(),
  voice: z.strictObject({ file_id: z.string(), seconds: z.int().min(0) }).nullable(),
  /** A picture in pixels of its largest size; the page fetches it by its id. */
  photo: z
    .strictObject({ file_id: z.string(), width: z.int().min(1), height: z.int().min(1) })
    .nullable(),
  /** What else hangs on the message; the page shows a sticker's emoji and names the rest. */
  attachment: z
    .strictObject({
      kind: z.enum([
        'sticker',
        'photo',
        'document',
        'video',
        'audio',
        'video_note',
        'contact',
        'location',
        'other',
      ]),
      name: z.string(),
    })
    .nullable(),
  buttons: z.array(z.array(ChatButton)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
