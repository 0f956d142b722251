import type { MessageEntity } from '@grammyjs/types';

const ORDER: readonly MessageEntity['type'][] = [
  'blockquote',
  'expandable_blockquote',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'spoiler',
];

/** Telegram's order: by offset, the longer one first, and outer kinds before inner ones. */
export function sortEntities(entities: MessageEntity[]): MessageEntity[] {
  return entities.sort(
    (a, b) => a.offset - b.offset || b.length - a.length || rank(a.type) - rank(b.type),
  );
}

function rank(type: MessageEntity['type']): number {
  const index = ORDER.indexOf(type);
  return index < 0 ? ORDER.length : index;
}
