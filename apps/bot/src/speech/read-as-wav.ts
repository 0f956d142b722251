import { spawn } from 'node:child_process';
import type { Recording } from '../ports/recording.ts';

const TIMEOUT_MS = 30_000;

/**
 * The recording as 16 kHz mono WAV, for servers that refuse Opus. Null where ffmpeg is missing or
 * cannot read it: then the server's refusal is the result.
 */
export async function readAsWav(recording: Recording): Promise<Recording | null> {
  const bytes = await new Promise<Buffer | null>((resolve) => {
    const program = spawn(
      'ffmpeg',
      ['-v', 'error', '-i', 'pipe:0', '-ar', '16000', '-ac', '1', '-f', 'wav', 'pipe:1'],
      { stdio: ['pipe', 'pipe', 'ignore'], timeout: TIMEOUT_MS },
    );
    const chunks: Buffer[] = [];
    program.on('error', () => resolve(null));
    program.stdin.on('error', () => {});
    program.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    program.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null));
    program.stdin.end(recording.bytes);
  });
  if (bytes === null || bytes.length === 0) return null;
  return { bytes, fileName: 'voice.wav', mimeType: 'audio/wav' };
}
