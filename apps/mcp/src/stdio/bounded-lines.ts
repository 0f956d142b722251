import { Transform, type TransformCallback } from 'node:stream';
import { TopLevelId } from './top-level-id.ts';

const NEWLINE = 0x0a;

/**
 * Whole lines of at most `max` bytes. A longer one is left out to its end, and told of with the id of
 * the request that it holds (null: it holds none); what comes after it goes through.
 */
export class BoundedLines extends Transform {
  readonly #max: number;
  readonly #tooLong: (id: string | number | null) => void;
  /** The line so far. */
  #parts: Uint8Array[] = [];
  #length = 0;
  /** Of the line that is left out. */
  #dropped: TopLevelId | null = null;

  constructor(max: number, tooLong: (id: string | number | null) => void) {
    super();
    this.#max = max;
    this.#tooLong = tooLong;
  }

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.#take(chunk.subarray(from, at + 1));
      this.#endLine();
      from = at + 1;
    }
    if (from < chunk.length) this.#take(chunk.subarray(from));
    done();
  }

  #take(part: Uint8Array): void {
    if (this.#dropped !== null) return this.#dropped.feed(part);
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length <= this.#max) return;
    this.#dropped = new TopLevelId();
    for (const each of this.#parts) this.#dropped.feed(each);
    this.#parts = [];
  }

  #endLine(): void {
    if (this.#dropped === null) this.push(Buffer.concat(this.#parts));
    else this.#tooLong(this.#dropped.id);
    this.#parts = [];
    this.#length = 0;
    this.#dropped = null;
  }
}
