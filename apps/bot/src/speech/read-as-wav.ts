import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Recording } from '../ports/recording.ts';

const TIMEOUT_MS = 30_000;

/**
 * The recording as 16 kHz mono WAV, for servers that refuse Opus. Null where ffmpeg is missing or
 * cannot read it: then the server's refusal is the result.
 */
export async function readAsWav(recording: Recording): Promise<Recording | null> {
  const running = promisify(execFile)(
    'ffmpeg',
    ['-v', 'error', '-i', 'pipe:0', '-ar', '16000', '-ac', '1', '-f', 'wav', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY, timeout: TIMEOUT_MS },
  );
  // ffmpeg may end before it has read everything.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(recording.bytes);
  const program = await running.catch(() => null);
  if (program === null || program.stdout.length === 0) return null;
  return { bytes: program.stdout, fileName: 'voice.wav', mimeType: 'audio/wav' };
}
