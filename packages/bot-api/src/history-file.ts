import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { FileRecord, Files } from './state/files.ts';
import { KEPT_FILE_BYTES, type WorldSnapshot } from './state/snapshot.ts';

/** Long enough to gather the changes of one exchange, short enough to lose little. */
const DELAY_MS = 200;

/** Where the bytes of files are, beside the history itself: they never change. */
const filesFolder = (historyFile: string): string => `${historyFile}.files`;

/**
 * Keeps a snapshot in a file, so that a world outlives its process. The bytes of its files are
 * written once each, into a folder beside it: a history of pictures is not written anew with every
 * word that is said.
 */
export class HistoryFile {
  readonly #path: string;
  readonly #take: () => WorldSnapshot;
  readonly #files: Files;
  /** Whose bytes are in the folder; null before it was looked at. */
  #stored: Set<string> | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `take`: the world without the bytes of `files`. */
  constructor(historyFile: string, take: () => WorldSnapshot, files: Files) {
    this.#path = historyFile;
    this.#take = take;
    this.#files = files;
  }

  /** Writes soon, once for many changes. */
  schedule(): void {
    this.#timer ??= setTimeout(() => this.write(), DELAY_MS);
    this.#timer.unref();
  }

  /** Writes now; a reader sees the old file or the new one and never a part. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    mkdirSync(path.dirname(this.#path), { recursive: true, mode: 0o700 });
    const kept = [...this.#files.byId.values()].filter(({ bytes }) => mayBeKept(bytes));
    this.#storeBytes(kept);
    writeWhole(this.#path, JSON.stringify(this.#take()));
    this.#dropBytes(new Set(kept.map(({ fileUniqueId }) => fileUniqueId)));
  }

  /** Writes what is scheduled, if anything is. */
  flush(): void {
    if (this.#timer) this.write();
  }

  #storeBytes(files: readonly FileRecord[]): void {
    const folder = filesFolder(this.#path);
    this.#stored ??= new Set(existsSync(folder) ? readdirSync(folder) : []);
    for (const { fileUniqueId, bytes } of files) {
      if (this.#stored.has(fileUniqueId)) continue;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeWhole(path.join(folder, fileUniqueId), bytes);
      this.#stored.add(fileUniqueId);
    }
  }

  #dropBytes(kept: ReadonlySet<string>): void {
    for (const name of this.#stored ?? []) {
      if (kept.has(name)) continue;
      rmSync(path.join(filesFolder(this.#path), name), { force: true });
      this.#stored?.delete(name);
    }
  }
}

/** Nothing is written of a file of which only the size is known, or which is too large. */
const mayBeKept = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && bytes.length <= KEPT_FILE_BYTES;

function writeWhole(target: string, content: string | Uint8Array): void {
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode: 0o600 });
  renameSync(temporary, target);
}

/**
 * Reads what a `HistoryFile` has written, or nothing when there is none. A file that cannot be read
 * is put aside as `<path>.broken`: a lost history must not keep a playground from starting.
 */
export function readHistory(historyFile: string): WorldSnapshot | undefined {
  let text: string;
  try {
    text = readFileSync(historyFile, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const snapshot = JSON.parse(text) as WorldSnapshot;
    if (snapshot.version === 1) return withBytes(snapshot, filesFolder(historyFile));
  } catch {
    // Falls through: broken is broken, whatever the parser says of it.
  }
  renameSync(historyFile, `${historyFile}.broken`);
  return undefined;
}

/** With the bytes out of the folder; a history of an earlier version has them inside. */
function withBytes(snapshot: WorldSnapshot, folder: string): WorldSnapshot {
  const bytesOf = (name: string): string | null => {
    const stored = path.join(folder, path.basename(name));
    return existsSync(stored) ? readFileSync(stored).toString('base64') : null;
  };
  const files = snapshot.files.map((file) => ({
    ...file,
    bytes: file.bytes ?? bytesOf(file.fileUniqueId),
  }));
  return { ...snapshot, files };
}
