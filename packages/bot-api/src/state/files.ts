import type { Clock } from '../clock.ts';
import type { Identifiers } from '../identifiers.ts';

/** A file Telegram keeps for the bot. */
export interface FileRecord {
  readonly fileId: string;
  readonly fileUniqueId: string;
  /** Empty when only its size is known: a test of limits needs no 20 MiB of bytes. */
  readonly bytes: Uint8Array;
  /** In bytes, as told to the bot. */
  readonly size: number;
  /** `voice/file_7.oga`: what follows the token in a download link. */
  readonly path: string;
  /** `false` plays a file that Telegram itself cannot find at the moment. */
  available: boolean;
  /** Milliseconds since 1970 until which the link works; 0 before getFile. */
  linkUntil: number;
}

export interface NewFile {
  readonly prefix: string;
  readonly folder: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
  readonly size?: number | undefined;
}

/** Links live at least an hour, says the documentation; here exactly an hour. */
const LINK_LIFETIME_MS = 3_600_000;

/** All files of one bot. */
export class Files {
  readonly #clock: Clock;
  readonly #identifiers: Identifiers;
  readonly byId = new Map<string, FileRecord>();
  readonly #byPath = new Map<string, FileRecord>();
  /** How many files there have been; no name is given twice. */
  #count = 0;

  constructor(clock: Clock, identifiers: Identifiers) {
    this.#clock = clock;
    this.#identifiers = identifiers;
  }

  add(file: NewFile): FileRecord {
    return this.restore({
      fileId: this.#identifiers.fileId(file.prefix),
      fileUniqueId: this.#identifiers.fileId('AgAD'),
      bytes: file.bytes,
      size: file.size ?? file.bytes.length,
      path: `${file.folder}/file_${this.#count}.${file.extension}`,
      available: true,
      linkUntil: 0,
    });
  }

  /** Takes a record as it is, out of a snapshot. */
  restore(record: FileRecord): FileRecord {
    this.byId.set(record.fileId, record);
    this.#byPath.set(record.path, record);
    const [, number = ''] = /_(\d+)\./.exec(record.path) ?? [];
    this.#count = Math.max(this.#count, Number(number)) + 1;
    return record;
  }

  /** No message shows it any more. */
  forget(fileId: string): void {
    const record = this.byId.get(fileId);
    if (record === undefined) return;
    this.byId.delete(fileId);
    this.#byPath.delete(record.path);
  }

  openLink(record: FileRecord): void {
    record.linkUntil = this.#clock().getTime() + LINK_LIFETIME_MS;
  }

  /** The file behind a download link, or nothing when the link is unknown or over. */
  linked(path: string): FileRecord | undefined {
    const record = this.#byPath.get(path);
    return record && this.#clock().getTime() <= record.linkUntil ? record : undefined;
  }
}
