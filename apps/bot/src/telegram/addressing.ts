import type { Message, UserFromGetMe } from 'grammy/types';
import { z } from 'zod';

const Entity = z.looseObject({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(0),
  user: z.looseObject({ id: z.int() }).optional().catch(undefined),
});
type Entity = z.infer<typeof Entity>;

/** The entities of a message that are any; what is none of Telegram's is read past. */
function entitiesOf(message: Message): Entity[] {
  const given: unknown = message.entities ?? message.caption_entities ?? [];
  return (Array.isArray(given) ? given : []).flatMap((each) => Entity.safeParse(each).data ?? []);
}

/**
 * The words of a message that are meant for the bot, or null: in a private chat all of them, in a
 * group those that name it, answer it or are a command of its own (B-group).
 */
export function addressedText(message: Message, me: UserFromGetMe): string | null {
  const text = message.text ?? message.caption ?? '';
  if (message.chat.type === 'private') return text;
  const mention = `@${me.username}`.toLowerCase();
  const entities = entitiesOf(message);
  const named = entities.find((entity) => {
    const words = text.slice(entity.offset, entity.offset + entity.length).toLowerCase();
    if (entity.type === 'mention') return words === mention;
    return entity.type === 'text_mention' && entity.user?.id === me.id;
  });
  if (named) {
    const rest = `${text.slice(0, named.offset)} ${text.slice(named.offset + named.length)}`;
    return rest
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:—-]+/, '')
      .trim();
  }
  const [first] = entities;
  if (first?.type === 'bot_command' && first.offset === 0) {
    const [, at] = text.slice(0, first.length).split('@');
    return at === undefined || `@${at}`.toLowerCase() === mention ? text : null;
  }
  return message.reply_to_message?.from?.id === me.id ? text : null;
}

/** `/today@bot extra` as its name and the words after it, or null. */
export function readSlashCommand(text: string): { name: string; argument: string } | null {
  const match = /^\/([a-z_]{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/i.exec(text.trim());
  if (!match) return null;
  return { name: (match[1] ?? '').toLowerCase(), argument: (match[2] ?? '').trim() };
}
