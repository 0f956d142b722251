/** A file that came in a multipart request. */
export interface Upload {
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
  readonly bytes: Uint8Array;
}
