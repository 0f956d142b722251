import type { Message, Query } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { type Button, button } from './reply.ts';

/** A button that asks a question: a page of it, or another view of the plan. */
export function askButton(label: Message, query: Query, page = 0): Button {
  return button(label, { type: 'show', query: JSON.stringify(query), page });
}

/** The way to the pages before and after; no row where there is one page only. */
export function pager(query: Query, page: number, pages: number): Button[][] {
  const row = [
    ...(page > 0 ? [askButton(tell('label_back'), query, page - 1)] : []),
    ...(page + 1 < pages ? [askButton(tell('label_on'), query, page + 1)] : []),
  ];
  return row.length === 0 ? [] : [row];
}
