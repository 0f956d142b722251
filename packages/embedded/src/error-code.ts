/** The code of a system or database error ("ENOENT", "53300"), or undefined for one without. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return undefined;
}

/** What a file operation gives; undefined where the file or folder is not there. */
export async function ifThere<T>(operation: Promise<T>): Promise<T | undefined> {
  return await operation.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Why a file operation failed, in no language: "EACCES: /data/pg18". */
export function systemReason(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined) return error instanceof Error ? error.message : String(error);
  const place = error instanceof Error && 'path' in error ? `: ${String(error.path)}` : '';
  return `${code}${place}`;
}
