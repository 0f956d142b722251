import { z } from 'zod';
import { ChatMessage } from './chat-message.ts';
import { Panel } from './panel.ts';

export const ChatCommand = z.strictObject({ command: z.string(), description: z.string() });
export type ChatCommand = z.infer<typeof ChatCommand>;

/** The state of the chat at the moment a page connects; everything after it comes as changes. */
export const ChatSnapshot = z.strictObject({
  type: z.literal('snapshot'),
  bot_name: z.string(),
  messages: z.array(ChatMessage),
  /** Older messages can be asked for. */
  has_older: z.boolean(),
  commands: z.array(ChatCommand),
  /** The bot has taken everything up to this message. */
  read_up_to: z.int(),
  speech_configured: z.boolean(),
  panel: Panel,
});
export type ChatSnapshot = z.infer<typeof ChatSnapshot>;

/** What the server tells a page, one JSON text per server-sent event. */
export const ServerEvent = z.discriminatedUnion('type', [
  ChatSnapshot,
  /** New, or an edited one in the place of what it was. */
  z.strictObject({ type: z.literal('message'), message: ChatMessage }),
  z.strictObject({ type: z.literal('message_deleted'), message_id: z.int() }),
  z.strictObject({ type: z.literal('read'), up_to: z.int() }),
  z.strictObject({ type: z.literal('chat_action'), action: z.string() }),
  z.strictObject({
    type: z.literal('tap_answered'),
    tap_id: z.string(),
    text: z.string().nullable(),
    alert: z.boolean(),
  }),
  z.strictObject({ type: z.literal('commands'), commands: z.array(ChatCommand) }),
  z.strictObject({ type: z.literal('panel'), panel: Panel }),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;
