import { type CursorKind, type More, offsetMore, readOffset } from '../cursor.ts';

interface PageOf<Row> {
  readonly shown: readonly Row[];
  /** How many there are in all, and where the list goes on behind so many of the page. */
  readonly more: (shown: number) => More;
}

/** A page of rows that are all at hand: what is behind a cursor, at most `limit` of it. */
export function pageOf<Row>(
  rows: readonly Row[],
  {
    list,
    field,
    cursor,
    limit = rows.length,
  }: {
    readonly list: CursorKind;
    readonly field: string;
    readonly cursor: string | undefined;
    readonly limit?: number | undefined;
  },
): PageOf<Row> {
  const from = readOffset(list, field, cursor);
  return { shown: rows.slice(from, from + limit), more: offsetMore(list, from, rows.length) };
}
