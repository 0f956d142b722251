import { readFile } from 'node:fs/promises';
import { TerminalError } from '@planerka/contracts';

/** A file that the command line names. Throws TerminalError NO_SUCH_FILE. */
export async function readGiven(file: string): Promise<Buffer> {
  return await readFile(file).catch((error: unknown) => {
    throw new TerminalError('NO_SUCH_FILE', `cannot read ${file}`, {
      cause: error,
      details: { file },
    });
  });
}
