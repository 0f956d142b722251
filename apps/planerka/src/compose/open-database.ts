import { addressWithoutPassword } from '@planerka/db';
import { type DatabaseEvent, openEmbedded } from '@planerka/embedded';

/** Where the plan's database is, for whoever tells a person about it. Holds no password. */
export type DatabasePlace =
  | { readonly kind: 'given'; readonly address: string }
  | { readonly kind: 'embedded'; readonly major: number; readonly folder: string };

/** A database to connect to, for as long as it is not closed. */
export interface Database {
  /** For `pg`; stays the same when an embedded server is started again. */
  readonly url: string;
  readonly place: DatabasePlace;
  /** Leaves it; the last process to leave an embedded server stops it. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A server that is there already; absent: an embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The bin folder of an installed server, used where the npm package has none. */
  readonly pgBin: string | undefined;
  readonly log: (event: DatabaseEvent) => void;
}

/**
 * Opens the given database, else the embedded one.
 * @throws TerminalError DATABASE_URL_INVALID; what `openEmbedded` throws
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, ...embedded } = options;
  if (databaseUrl === undefined) {
    const { url, data, close } = await openEmbedded(embedded);
    return { url, place: { kind: 'embedded', ...data }, close };
  }
  return {
    url: databaseUrl,
    place: { kind: 'given', address: addressWithoutPassword(databaseUrl) },
    close: () => Promise.resolve(),
  };
}
