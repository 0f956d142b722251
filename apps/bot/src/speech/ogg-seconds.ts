/** How long the sound in an Ogg file is (RFC 3533), of all streams in it, one after the other. */

const PAGE_HEADER_BYTES = 27;
/** A page on which no packet ends carries this in both halves of its position (RFC 3533, section 6). */
const NO_POSITION = 0xffff_ffff;
/** Opus in Ogg counts at 48 kHz whatever was recorded (RFC 7845, section 4). */
const OPUS_RATE = 48_000;
/** Of a frame, by the configuration in a packet's first byte (RFC 6716, section 3.1), in milliseconds. */
const SILK_MS = [10, 20, 40, 60];
const HYBRID_MS = [10, 20];
const CELT_MS = [2.5, 5, 10, 20];

/** More than anybody may say at once: what lies behind it is not counted. */
const ENOUGH_SECONDS = 10_000;

interface Stream {
  /** Positions in a second; 0: nobody knows. */
  readonly rate: number;
  readonly isOpus: boolean;
  end: number;
  /** What the packets of Opus themselves come to, whatever their pages say. */
  packetsMs: number;
}

/**
 * Seconds, and whether it is Opus; null where the file does not begin as Ogg does. Files come from
 * strangers and everybody waits meanwhile, so that no page costs more than it has bytes.
 */
export function oggSeconds(file: Buffer): { seconds: number; isOpus: boolean } | null {
  const streams = new Map<number, Stream>();
  for (let at = 0; isPage(file, at); ) {
    const parts = file[at + 26] ?? 0;
    const body = at + PAGE_HEADER_BYTES + parts;
    const serial = file.readUInt32LE(at + 14);
    const stream = streams.get(serial) ?? streamOf(file, body);
    streams.set(serial, stream);
    const position = positionOf(file, at + 6);
    if (position > stream.end) stream.end = position;
    const isContinued = ((file[at + 5] ?? 0) & 1) === 1;
    const page = packetsOf(file, { table: at + PAGE_HEADER_BYTES, body, isContinued });
    if (stream.isOpus) stream.packetsMs += page.ms;
    if (lengthOf(stream) > ENOUGH_SECONDS) break;
    at = page.end;
  }
  if (streams.size === 0) return null;
  const all = [...streams.values()];
  const seconds = all.reduce((sum, stream) => sum + lengthOf(stream), 0);
  return { seconds, isOpus: all.some(({ isOpus }) => isOpus) };
}

function positionOf(file: Buffer, at: number): number {
  const high = file.readUInt32LE(at + 4);
  const low = file.readUInt32LE(at);
  return high === NO_POSITION && low === NO_POSITION ? 0 : high * 2 ** 32 + low;
}

function lengthOf({ rate, end, packetsMs: ms }: Stream): number {
  return Math.max(rate === 0 ? 0 : end / rate, ms / 1_000);
}

function streamOf(file: Buffer, body: number): Stream {
  const isOpus = file.toString('latin1', body, body + 8) === 'OpusHead';
  const isVorbis = file.toString('latin1', body, body + 7) === '\x01vorbis';
  const rated = isVorbis && body + 16 <= file.length ? file.readUInt32LE(body + 12) : 0;
  return { rate: isOpus ? OPUS_RATE : rated, isOpus, end: 0, packetsMs: 0 };
}

interface Page {
  /** Where the lengths of its parts lie, up to its body. */
  readonly table: number;
  readonly body: number;
  readonly isContinued: boolean;
}

/** What the packets that begin on a page come to, where they are of Opus, and where the page ends. */
function packetsOf(file: Buffer, { table, body, isContinued }: Page): { ms: number; end: number } {
  let ms = 0;
  let end = body;
  let begins = !isContinued;
  for (let at = table; at < body; at += 1) {
    const length = file[at] ?? 0;
    if (begins && length > 0 && end < file.length) ms += packetMs(file, end);
    begins = length < 255;
    end += length;
  }
  return { ms, end };
}

/** With this letter the packets of the head begin. */
const LETTER_O = 0x4f;

function packetMs(file: Buffer, at: number): number {
  const first = file[at] ?? 0;
  if (first === LETTER_O && /^Opus(?:Head|Tags)$/.test(file.toString('latin1', at, at + 8))) {
    return 0;
  }
  const code = first & 3;
  if (code < 3) return frameMs(first >> 3) * (code === 0 ? 1 : 2);
  return frameMs(first >> 3) * ((file[at + 1] ?? 1) & 63);
}

function frameMs(config: number): number {
  if (config < 12) return SILK_MS[config % 4] ?? 0;
  if (config < 16) return HYBRID_MS[config % 2] ?? 0;
  return CELT_MS[config % 4] ?? 0;
}

/** `OggS`, read as a number. */
const PAGE = 0x5367_674f;

function isPage(file: Buffer, at: number): boolean {
  return at + PAGE_HEADER_BYTES <= file.length && file.readUInt32LE(at) === PAGE;
}
