const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const OPENS = new Set([0x7b, 0x5b]);
const CLOSES = new Set([0x7d, 0x5d]);
/** Neither a key that matters nor an id is longer. */
const TEXT_MAX = 300;

/**
 * Finds the id of a request in its JSON without keeping it: bytes are fed as they come, and only what
 * is at the top level is looked at. Clients write the id before the parameters or behind them.
 */
export class TopLevelId {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #isKey = true;
  #text: number[] = [];
  #key = '';
  readonly #found = new Map<string, string>();

  feed(bytes: Uint8Array): void {
    for (const byte of bytes) this.#take(byte);
  }

  /** The id that an answer names; null where it was no request. */
  get id(): string | number | null {
    const raw = this.#found.get('id');
    if (raw === undefined || !this.#found.has('method')) return null;
    try {
      const value: unknown = JSON.parse(raw);
      return typeof value === 'string' || typeof value === 'number' ? value : null;
    } catch {
      return null;
    }
  }

  #take(byte: number): void {
    const isTop = this.#depth === 1;
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
      if (isTop) this.#keep(byte);
      return;
    }
    if (byte === QUOTE) this.#inString = true;
    else if (OPENS.has(byte)) this.#depth += 1;
    else if (CLOSES.has(byte)) {
      this.#depth -= 1;
      if (isTop) this.#end();
    } else if (isTop && byte === COLON && this.#isKey) return this.#named();
    else if (isTop && byte === COMMA) return this.#end();
    if (isTop) this.#keep(byte);
  }

  #keep(byte: number): void {
    if (this.#text.length < TEXT_MAX) this.#text.push(byte);
  }

  #taken(): string {
    const text = Buffer.from(this.#text).toString('utf8').trim();
    this.#text = [];
    return text;
  }

  #named(): void {
    this.#key = this.#taken();
    this.#isKey = false;
  }

  #end(): void {
    const value = this.#taken();
    if (!this.#isKey && (this.#key === '"id"' || this.#key === '"method"')) {
      this.#found.set(this.#key.slice(1, -1), value);
    }
    this.#isKey = true;
  }
}
