import { type RawBuilder, sql } from 'kysely';

/** The same piece of a statement for the same name: the library takes each apart anew, which takes longer than to compile the statement. */
function remembered(
  make: (name: string) => RawBuilder<unknown>,
): (name: string) => RawBuilder<unknown> {
  const known = new Map<string, RawBuilder<unknown>>();
  return (name) => {
    let piece = known.get(name);
    if (piece === undefined) {
      piece = make(name);
      known.set(name, piece);
    }
    return piece;
  };
}

/** A column, quoted: `title`, or `t.title` with the name of its row. The names are those of the program's statements. */
export const columnNamed = remembered((name) => sql.ref(name));

/** A table, or a named part of a statement, quoted. */
export const tableNamed = remembered((name) => sql.table(name));
