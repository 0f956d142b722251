const RATE = 16_000;
const HEADER_BYTES = 44;

/** Half a second of silence as WAV: enough to ask a speech server whether it answers at all. */
export function silence(): Uint8Array {
  const sound = RATE;
  const file = Buffer.alloc(HEADER_BYTES + sound);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + sound, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  // One channel of whole numbers, 16 bits each.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(sound, 40);
  return file;
}
