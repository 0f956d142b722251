import { RetryableError } from '@planerka/contracts';
import { GrammyError } from 'grammy';
import type { File } from 'grammy/types';
import type { BotServices } from '../turn/services.ts';

/** The Bot API serves files up to 20 MB. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;

const TIMEOUT_MS = 30_000;

export type Downloaded =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * Fetches a file by its id with a limit on size and time. The address holds the token, so neither it
 * nor an error that may quote it ever leaves this function.
 */
export async function downloadFile(services: BotServices, fileId: string): Promise<Downloaded> {
  let file: File;
  try {
    file = await services.api.getFile(fileId);
  } catch (error) {
    if (error instanceof GrammyError && error.description.includes('file is too big')) {
      return { kind: 'too_large' };
    }
    return { kind: 'failed', why: 'getFile' };
  }
  const { file_path: filePath, file_size: announced } = file;
  if (filePath === undefined) return { kind: 'failed', why: 'no path' };
  if (announced !== undefined && announced > FILE_MAX_BYTES) return { kind: 'too_large' };
  const { apiRoot, token, outbound } = services.files;
  try {
    const fetchWithin = outbound.within({ timeoutMs: TIMEOUT_MS, maxBytes: FILE_MAX_BYTES });
    const response = await fetchWithin(`${apiRoot}/file/bot${token}/${filePath}`);
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return { kind: 'failed', why: `status ${response.status}` };
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    // A connection cut at the end of a chunk looks like the end of the file.
    if (announced !== undefined && bytes.length < announced) return { kind: 'failed', why: 'cut' };
    return { kind: 'bytes', bytes };
  } catch (error) {
    const isTooLarge = error instanceof RetryableError && error.code === 'OUTBOUND_TOO_LARGE';
    return isTooLarge ? { kind: 'too_large' } : { kind: 'failed', why: 'connection' };
  }
}
