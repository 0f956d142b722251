/** How long the MPEG sound (mp3) in a file is, counted by its frames: no head of it is believed. */

const HEADER_BYTES = 4;
/** Of layer III in kbit/s, by the index in the header: version 1, and versions 2 and 2.5. */
const KBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

/** 0 where there are no two frames one behind the other. */
export function mpegSeconds(file: Buffer): number {
  let seconds = 0;
  // What is no frame is passed over, as players do.
  for (let at = 0; at + HEADER_BYTES <= file.length; ) {
    const frame = frameAt(file, at);
    if (frame === null || frameAt(file, at + frame.bytes) === null) {
      at += 1;
      continue;
    }
    for (let next: Frame | null = frame; next !== null; next = frameAt(file, at)) {
      seconds += next.seconds;
      at += next.bytes;
    }
  }
  return seconds;
}

function frameAt(file: Buffer, at: number): Frame | null {
  if (at + HEADER_BYTES > file.length || file[at] !== 0xff) return null;
  const second = file[at + 1] ?? 0;
  const isLayer3 = (second & 0xe6) === 0xe2;
  const version = (second >> 3) & 3;
  if (!isLayer3 || version === 1) return null;
  const third = file[at + 2] ?? 0;
  const isFirst = version === 3;
  const kbits = KBITS[isFirst ? 0 : 1][third >> 4] ?? 0;
  const full = RATES[(third >> 2) & 3] ?? 0;
  if (kbits === 0 || full === 0) return null;
  const rate = full / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((kbits * 1_000) / rate)) + padding,
    seconds: samples / rate,
  };
}
