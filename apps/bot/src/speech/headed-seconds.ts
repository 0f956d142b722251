/** How long sound is whose file says so in a head: WAV, FLAC, and what lies in boxes (mp4, m4a). */

/** Null where it is none of these, or its head says nothing. */
export function headedSeconds(file: Buffer): number | null {
  const begins = file.toString('latin1', 0, 12);
  if (begins.startsWith('RIFF') && begins.endsWith('WAVE')) return wavSeconds(file);
  if (begins.startsWith('fLaC')) return flacSeconds(file);
  return begins.slice(4, 8) === 'ftyp' ? boxedSeconds(file) : null;
}

/** By the form of its samples: the size that its head gives is nobody's word. */
function wavSeconds(file: Buffer): number | null {
  const format = file.indexOf('fmt ', 12, 'latin1');
  if (format === -1 || format + 24 > file.length) return null;
  const isPlain = [1, 3, 0xfffe].includes(file.readUInt16LE(format + 8));
  const rate = file.readUInt32LE(format + 12);
  const bytesASecond = isPlain
    ? rate * file.readUInt16LE(format + 20)
    : file.readUInt32LE(format + 16);
  return bytesASecond === 0 ? null : (file.length - format - 24) / bytesASecond;
}

function flacSeconds(file: Buffer): number | null {
  if (file.length < 26) return null;
  const rate = file.readUIntBE(18, 3) >> 4;
  const samples = (file.readUInt8(21) & 15) * 2 ** 32 + file.readUInt32BE(22);
  return rate === 0 || samples === 0 ? null : samples / rate;
}

/** Boxes of these hold others. */
const HOLDERS = new Set(['moov', 'trak', 'mdia']);
const BOX_HEADER_BYTES = 8;
/** Sound has some dozens. */
const BOXES_MAX = 10_000;

/** The longest that any head of the whole or of a track says (ISO/IEC 14496-12, mvhd and mdhd). */
function boxedSeconds(file: Buffer): number | null {
  let longest = 0;
  for (let at = 0, box = 0; box < BOXES_MAX && at + BOX_HEADER_BYTES <= file.length; box += 1) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'mvhd' || type === 'mdhd') longest = Math.max(longest, headSeconds(file, at));
    if (HOLDERS.has(type)) {
      at += BOX_HEADER_BYTES;
      continue;
    }
    const size = boxBytes(file, at);
    if (size < BOX_HEADER_BYTES) break;
    at += size;
  }
  return longest === 0 ? null : longest;
}

/** 0: it goes to the end of the file. */
function boxBytes(file: Buffer, at: number): number {
  const short = file.readUInt32BE(at);
  if (short !== 1) return short;
  return at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : 0;
}

function headSeconds(file: Buffer, at: number): number {
  const isLong = file[at + 8] === 1;
  const from = at + (isLong ? 28 : 20);
  if (from + 12 > file.length) return 0;
  const scale = file.readUInt32BE(from);
  const length = isLong ? Number(file.readBigUInt64BE(from + 4)) : file.readUInt32BE(from + 4);
  return scale === 0 ? 0 : length / scale;
}
