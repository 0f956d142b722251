import { writeFile } from 'node:fs/promises';
import { TerminalError } from '@planerka/contracts';

/** Writes what only its owner may read. Throws `FILE_NOT_WRITTEN` with the reason. */
export async function saveFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new TerminalError('FILE_NOT_WRITTEN', `cannot write ${file} (${reason})`, {
      cause: error,
      details: { file, reason },
    });
  }
}
