import { foldedTitle } from '../../objects/folded-title.ts';

/** A row that is meant, or all that may be: none, or several. */
export type NamedRow<R> = { readonly row: R } | { readonly rows: readonly R[] };

/**
 * The row with this number or these words: a title that is the words, else the only one that holds them
 * all. Being the first or the last chooses nothing.
 */
export function namedRow<R extends { readonly number: number }>(
  rows: readonly R[],
  { number, words }: { readonly number: number | undefined; readonly words: string | undefined },
  titleOf: (row: R) => string,
): NamedRow<R> {
  if (number !== undefined) return onlyOf(rows.filter((row) => row.number === number));
  const said = foldedTitle(words ?? '');
  if (said === '') return { rows: [] };
  const exact = rows.filter((row) => foldedTitle(titleOf(row)) === said);
  if (exact.length > 0) return onlyOf(exact);
  const parts = said.split(' ');
  return onlyOf(
    rows.filter((row) => {
      const title = foldedTitle(titleOf(row));
      return parts.every((part) => title.includes(part));
    }),
  );
}

function onlyOf<R>(rows: readonly R[]): NamedRow<R> {
  const [only, ...others] = rows;
  return only !== undefined && others.length === 0 ? { row: only } : { rows };
}
