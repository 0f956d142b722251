import type { MessageEntity } from '@grammyjs/types';
import { sortEntities } from './entity-order.ts';

type FoundType = MessageEntity.CommonMessageEntity['type'];

interface Rule {
  readonly type: FoundType;
  /** A character without which the pattern cannot match; saves most texts the search. */
  readonly needs: string;
  readonly pattern: RegExp;
}

const WORD = String.raw`\p{L}\p{N}_`;
const TAG = String.raw`\p{L}\p{Nd}_·‌`;
const DOMAIN = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+`;

/** What Telegram's clients mark by themselves. The order matters: an earlier match wins its span. */
const RULES: readonly Rule[] = [
  {
    type: 'email',
    needs: '@',
    pattern: new RegExp(String.raw`(?<![${WORD}.+-])[A-Za-z0-9_.+-]+@${DOMAIN}\p{L}{2,}`, 'gu'),
  },
  {
    type: 'url',
    needs: '://',
    pattern: new RegExp(String.raw`(?<![${WORD}])https?://[^\s<>"«»]*[^\s<>"«».,:;!?'()]`, 'giu'),
  },
  {
    type: 'url',
    needs: '.',
    pattern: new RegExp(
      String.raw`(?<![${WORD}@/.-])${DOMAIN}(?:com|org|net|info|io|dev|app|me|ru|рф|su|by|kz|ua|de)(?![${WORD}-])(?:/[^\s<>"«»]*[^\s<>"«».,:;!?'()])?`,
      'giu',
    ),
  },
  {
    type: 'mention',
    needs: '@',
    pattern: new RegExp(`(?<![${WORD}])@[A-Za-z0-9_]{4,32}(?![${WORD}])`, 'gu'),
  },
  {
    type: 'bot_command',
    needs: '/',
    pattern: new RegExp(
      `(?<![${WORD}/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![${WORD}/<>@])`,
      'gu',
    ),
  },
  {
    type: 'hashtag',
    needs: '#',
    pattern: new RegExp(`(?<![${TAG}])#(?=[${TAG}]*\\p{L})[${TAG}]{1,256}(?![${TAG}]*#)`, 'gu'),
  },
  {
    type: 'cashtag',
    needs: '$',
    pattern: new RegExp(`(?<![${TAG}$])\\$[A-Z]{1,8}(?![${TAG}$])`, 'gu'),
  },
];

/** Kinds inside which nothing else is marked. */
const CLOSED = new Set<MessageEntity['type']>([
  'code',
  'pre',
  'text_link',
  'text_mention',
  'custom_emoji',
  'mention',
  'hashtag',
  'cashtag',
  'bot_command',
  'url',
  'email',
  'phone_number',
  'date_time',
]);

/**
 * Marks mentions, commands, links, tags and addresses as Telegram does in any text, and leaves the
 * given entities as they are: a found one gives way to any it would cut or nest into wrongly.
 */
export function addFoundEntities(
  text: string,
  given: readonly MessageEntity[] = [],
): MessageEntity[] {
  const entities = [...given];
  for (const { type, needs, pattern } of RULES) {
    if (!text.includes(needs)) continue;
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const span = { offset: index, length: found.length };
      if (!entities.some((entity) => excludes(entity, span))) entities.push({ type, ...span });
    }
  }
  return sortEntities(entities);
}

function excludes(entity: MessageEntity, span: { offset: number; length: number }): boolean {
  const [start, end] = [span.offset, span.offset + span.length];
  const [from, to] = [entity.offset, entity.offset + entity.length];
  if (to <= start || end <= from) return false;
  return CLOSED.has(entity.type);
}
