/** What a voice note's own bytes tell. */
export interface OggOpus {
  readonly durationSeconds: number;
}

const PAGE_HEADER_BYTES = 27;
/** Opus in Ogg counts at 48 kHz whatever was recorded (RFC 7845, section 4). */
const GRANULES_PER_SECOND = 48_000;
/** A page on which no packet ends carries this instead of a position (RFC 3533, section 6). */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;

interface Page {
  readonly position: bigint;
  readonly body: Uint8Array;
  readonly next: number;
}

/**
 * Reads an Ogg file with one Opus stream from its first page to its last; null for anything else.
 * Only the frame is read: whether the sound decodes is for the recognizer to find out.
 */
export function readOggOpus(bytes: Uint8Array): OggOpus | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = readPage(bytes, view, 0);
  if (!first || !startsWith(first.body, 'OpusHead') || first.body.length < 19) return null;
  const preSkip = new DataView(first.body.buffer, first.body.byteOffset).getUint16(10, true);
  let last = 0n;
  for (let at = first.next; at < bytes.length; ) {
    const page = readPage(bytes, view, at);
    if (!page) return null;
    if (page.position !== NO_POSITION && page.position > last) last = page.position;
    at = page.next;
  }
  const played = Math.max(0, Number(last) - preSkip) / GRANULES_PER_SECOND;
  return { durationSeconds: played };
}

function readPage(bytes: Uint8Array, view: DataView, at: number): Page | null {
  if (at + PAGE_HEADER_BYTES > bytes.length) return null;
  if (!startsWith(bytes.subarray(at), 'OggS')) return null;
  const segments = bytes[at + 26] ?? 0;
  const start = at + PAGE_HEADER_BYTES + segments;
  const table = bytes.subarray(at + PAGE_HEADER_BYTES, start);
  if (table.length < segments) return null;
  const size = table.reduce((sum, length) => sum + length, 0);
  if (start + size > bytes.length) return null;
  return {
    position: view.getBigUint64(at + 6, true),
    body: bytes.subarray(start, start + size),
    next: start + size,
  };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
