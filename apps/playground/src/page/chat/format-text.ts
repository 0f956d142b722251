import type { TextEntity } from '../../wire/chat-message.ts';

/** Text, or a part of it that an entity marks. */
export type FormattedNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'mark';
      readonly entity: TextEntity;
      /** The marked words. */
      readonly text: string;
      readonly children: readonly FormattedNode[];
    };

/** Quotes and code are on lines of their own: the line break after them is drawn already. */
const BLOCKS = new Set(['blockquote', 'expandable_blockquote', 'pre']);

/** Entities, which may nest, as a tree over the text. One that sticks out of another is cut there. */
export function formatText(text: string, entities: readonly TextEntity[]): FormattedNode[] {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return build(text, 0, text.length, sorted);
}

function build(
  text: string,
  start: number,
  end: number,
  entities: readonly TextEntity[],
): FormattedNode[] {
  const nodes: FormattedNode[] = [];
  let at = start;
  let rest = entities;
  for (let next = rest[0]; next; next = rest[0]) {
    const from = Math.max(next.offset, at);
    const to = Math.min(next.offset + next.length, end);
    const inside = rest.slice(1).filter(({ offset }) => offset < to);
    rest = rest.slice(1 + inside.length);
    if (to <= from) continue;
    push(nodes, text.slice(at, from));
    const words = text.slice(from, to);
    const children = build(text, from, to, inside);
    nodes.push({ kind: 'mark', entity: next, text: words, children });
    at = to;
    if (BLOCKS.has(next.type) && text[at] === '\n' && at < end) at += 1;
  }
  push(nodes, text.slice(at, end));
  return nodes;
}

function push(nodes: FormattedNode[], text: string): void {
  if (text !== '') nodes.push({ kind: 'text', text });
}
