import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WorldSnapshot } from './state/snapshot.ts';

/** Long enough to gather the changes of one exchange, short enough to lose little. */
const DELAY_MS = 200;

/** Keeps a snapshot in a file, so that a world outlives its process. */
export class HistoryFile {
  readonly #path: string;
  readonly #take: () => WorldSnapshot;
  #timer: NodeJS.Timeout | undefined;

  constructor(path: string, take: () => WorldSnapshot) {
    this.#path = path;
    this.#take = take;
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
    mkdirSync(dirname(this.#path), { recursive: true });
    const temporary = `${this.#path}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify(this.#take()));
    renameSync(temporary, this.#path);
  }

  /** Writes what is scheduled, if anything is. */
  flush(): void {
    if (this.#timer) this.write();
  }
}

/**
 * Reads what a `HistoryFile` has written, or nothing when there is none. A file that cannot be read
 * is put aside as `<path>.broken`: a lost history must not keep a playground from starting.
 */
export function readHistory(path: string): WorldSnapshot | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const snapshot = JSON.parse(text) as WorldSnapshot;
    if (snapshot.version === 1) return snapshot;
  } catch {
    // Falls through: broken is broken, whatever the parser says of it.
  }
  renameSync(path, `${path}.broken`);
  return undefined;
}
