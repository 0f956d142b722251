import type { Update as TelegramUpdate } from 'grammy/types';
import { z } from 'zod';

const Chat = z.looseObject({
  id: z.int(),
  type: z.enum(['private', 'group', 'supergroup', 'channel']),
});
const From = z.looseObject({ id: z.int() });
const Message = z.looseObject({
  message_id: z.int(),
  date: z.int(),
  chat: Chat,
  from: From.nullish(),
  text: z.string().nullish(),
  caption: z.string().nullish(),
  edit_date: z.int().nullish(),
  reply_to_message: z.looseObject({ message_id: z.int() }).nullish(),
});

/** Only the fields that the rest relies on; everything else of Telegram's passes through unread. */
const Outline = z.looseObject({
  update_id: z.int().min(0),
  message: Message.optional(),
  edited_message: Message.optional(),
  callback_query: z
    .looseObject({
      id: z.string(),
      from: From,
      data: z.string().optional(),
      message: z.looseObject({ message_id: z.int(), date: z.int(), chat: Chat }).optional(),
    })
    .optional(),
  my_chat_member: z
    .looseObject({ chat: Chat, from: From, new_chat_member: z.looseObject({ status: z.string() }) })
    .optional(),
});

/** An update from outside: its outline is checked, and what is not an update is refused. */
export const Update = z.custom<TelegramUpdate>((value) => Outline.safeParse(value).success, {
  message: 'not a Telegram update',
});
