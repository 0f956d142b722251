import { writeFile } from 'node:fs/promises';

const RATE = 48_000;
const SECONDS = 2;

/** Writes a WAV file of something that swells like syllables; what it says the speech server knows. */
export async function writeMicrophoneFile(file: string): Promise<void> {
  const samples = RATE * SECONDS;
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // mono
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const second = index / RATE;
    const syllable = Math.sin(2 * Math.PI * 2.5 * second) ** 2;
    const tone = Math.sin(2 * Math.PI * 220 * second) + 0.4 * Math.sin(2 * Math.PI * 660 * second);
    bytes.writeInt16LE(Math.round(syllable * tone * 9_000), 44 + index * 2);
  }
  await writeFile(file, bytes);
}
