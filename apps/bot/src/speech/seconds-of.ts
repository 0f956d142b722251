const PAGE_HEADER_BYTES = 27;
/** Opus in Ogg counts at 48 kHz whatever was recorded (RFC 7845, section 4). */
const GRANULES_PER_SECOND = 48_000;
/** A page on which no packet ends carries this instead of a position (RFC 3533, section 6). */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;
/** More than Opus ever takes, and more than other sound and round videos do, in bytes a second. */
const MOST_OF_OPUS = 64_000;
const MOST_OF_OTHERS = 200_000;

/**
 * How many seconds of sound a file holds at least, whatever its message says of it: as many as it was declared to
 * hold, as its pages count where it is Opus in Ogg, and as its size needs at the densest coding.
 */
export function secondsOf(bytes: Uint8Array, declared: number): number {
  const counted = opusSeconds(bytes);
  const bySize = bytes.length / (counted === null ? MOST_OF_OTHERS : MOST_OF_OPUS);
  return Math.max(declared, Math.floor(Math.max(counted ?? 0, bySize)));
}

/** Of all streams in the file, one after the other; null where it does not begin as Opus in Ogg does. */
function opusSeconds(bytes: Uint8Array): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = new Map<number, bigint>();
  let isOpus = false;
  for (let at = 0; isPage(file, at); ) {
    const body = at + PAGE_HEADER_BYTES + file.readUInt8(at + 26);
    if (at === 0) isOpus = file.toString('latin1', body, body + 8) === 'OpusHead';
    const position = file.readBigUInt64LE(at + 6);
    const stream = file.readUInt32LE(at + 14);
    if (position !== NO_POSITION && position > (ends.get(stream) ?? 0n)) ends.set(stream, position);
    const table = file.subarray(at + PAGE_HEADER_BYTES, body);
    at = body + table.reduce((sum, length) => sum + length, 0);
  }
  if (!isOpus) return null;
  return [...ends.values()].reduce((sum, end) => sum + Number(end) / GRANULES_PER_SECOND, 0);
}

function isPage(file: Buffer, at: number): boolean {
  return at + PAGE_HEADER_BYTES <= file.length && file.toString('latin1', at, at + 4) === 'OggS';
}
