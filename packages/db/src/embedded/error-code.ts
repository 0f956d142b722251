/** The code of a system or database error ("ENOENT", "53300"), or undefined for one without. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return undefined;
}

/** Whether the error says that the file or folder is not there. */
export function isGone(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}
