import { open } from 'node:fs/promises';
import { TerminalError } from '@planerka/contracts';

/** Writes what only its owner may read. Throws `FILE_NOT_WRITTEN` with the reason. */
export async function saveFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    const written = await open(file, 'w', 0o600);
    try {
      // A file that was there keeps its mode otherwise.
      if ((await written.stat()).isFile()) await written.chmod(0o600);
      await written.writeFile(content);
    } finally {
      await written.close();
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new TerminalError('FILE_NOT_WRITTEN', `cannot write ${file} (${reason})`, {
      cause: error,
      details: { file, reason },
    });
  }
}
