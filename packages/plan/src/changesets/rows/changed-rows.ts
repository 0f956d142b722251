/** What has become of rows of one kind. */
export interface ChangedRows<Core, Stored> {
  readonly made: ReadonlyArray<{ readonly name: string; readonly row: Core }>;
  readonly replaced: ReadonlyArray<{
    readonly name: string;
    readonly before: Core;
    readonly after: Core;
    readonly stored: Stored;
  }>;
  readonly gone: readonly Stored[];
}

/** Rows as they are stored, as the core saw them in the same order, and as the set leaves them. */
interface RowsOfKind<Core, Stored> {
  readonly stored: readonly Stored[];
  readonly before: readonly Core[];
  readonly after: ReadonlyMap<string, Core>;
  readonly nameOf: (row: Core) => string;
  /** Is a row touched although nobody has replaced it? */
  readonly isMoved?: (name: string) => boolean;
}

/** The core never changes a row, it replaces it: those that are the same object are the same. */
export function changedRows<Core, Stored>({
  stored,
  before,
  after,
  nameOf,
  isMoved = () => false,
}: RowsOfKind<Core, Stored>): ChangedRows<Core, Stored> {
  const known = new Map<string, { readonly row: Core; readonly stored: Stored }>();
  before.forEach((row, place) => {
    const mine = stored[place];
    if (mine !== undefined) known.set(nameOf(row), { row, stored: mine });
  });
  const made: Array<{ name: string; row: Core }> = [];
  const replaced: Array<{ name: string; before: Core; after: Core; stored: Stored }> = [];
  for (const [name, row] of after) {
    const earlier = known.get(name);
    if (earlier === undefined) made.push({ name, row });
    else if (earlier.row !== row || isMoved(name)) {
      replaced.push({ name, before: earlier.row, after: row, stored: earlier.stored });
    }
  }
  const gone = [...known].flatMap(([name, earlier]) => (after.has(name) ? [] : [earlier.stored]));
  return { made, replaced, gone };
}
