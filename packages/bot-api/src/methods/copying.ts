import type { Message } from '@grammyjs/types';
import { badRequest } from '../failure.ts';
import { accessChat } from '../state/access-chat.ts';
import type { MessageContent } from '../state/post-message.ts';
import { readCaption } from '../text/read-text.ts';
import type { MethodTable } from './method-table.ts';
import { type SendArguments, sendContent } from './send-content.ts';

/** Methods that put a message into a chat once more, without who has sent it first. */
export const copyMethods = {
  copyMessage(state, args) {
    const source = accessChat(state, args.from_chat_id, 'write').messages.get(args.message_id);
    if (!source) throw badRequest('message to copy not found');
    const content = contentOf(source);
    if (content === null) throw badRequest("message can't be copied");
    const given = args.caption === undefined ? {} : captionOf({ ...args, caption: args.caption });
    const { message_id: id } = sendContent(state, args, { ...content, ...given });
    return { message_id: id };
  },

  copyMessages(state, args) {
    checkOrder(args.message_ids);
    const { messages } = accessChat(state, args.from_chat_id, 'write');
    // What is not there, or cannot be copied, is left out.
    const found = args.message_ids.flatMap((id) => messages.get(id) ?? []);
    const contents = found.flatMap((message) => contentOf(message) ?? []);
    if (contents.length === 0) throw badRequest('there are no messages to copy');
    return contents.map((content) => {
      const kept = args.remove_caption === true ? withoutCaption(content) : content;
      return { message_id: sendContent(state, toChat(args), kept).message_id };
    });
  },
} satisfies MethodTable;

function toChat({ chat_id, message_thread_id, protect_content }: SendArguments): SendArguments {
  return {
    chat_id,
    ...(message_thread_id !== undefined && { message_thread_id }),
    ...(protect_content !== undefined && { protect_content }),
  };
}

/** Identifiers come in strictly rising order, one to a hundred of them. */
function checkOrder(ids: readonly number[]): void {
  const rises = ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));
  if (!rises) throw badRequest('message identifiers must be in a strictly increasing order');
}

const COPIED = [
  'text',
  'entities',
  'caption',
  'caption_entities',
  'photo',
  'document',
  'video',
  'animation',
  'voice',
  'video_note',
  'audio',
  'contact',
  'location',
  'venue',
  'sticker',
  'media_group_id',
  'has_media_spoiler',
] as const satisfies readonly (keyof MessageContent)[];

/** What is copied of a message; null for a service message, which cannot be. */
function contentOf(message: Message): MessageContent | null {
  const fields = COPIED.flatMap((field) =>
    message[field] === undefined ? [] : [[field, message[field]] as const],
  );
  const content: MessageContent = Object.fromEntries(fields);
  return fields.length === 0 ? null : content;
}

function withoutCaption(content: MessageContent): MessageContent {
  const { caption: _, caption_entities: __, ...rest } = content;
  return rest;
}

function captionOf(args: {
  readonly caption: string;
  readonly parse_mode?: Parameters<typeof readCaption>[0]['parse_mode'];
  readonly caption_entities?: Parameters<typeof readCaption>[0]['entities'];
}): MessageContent {
  const { text, entities } = readCaption({
    text: args.caption,
    parse_mode: args.parse_mode,
    entities: args.caption_entities,
  });
  return { caption: text, caption_entities: [...entities] };
}
