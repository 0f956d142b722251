const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 24;

/** Width and height of a PNG, which are at its beginning; null for anything else. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const head = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  const isPng = head.length === HEADER_BYTES && head.subarray(0, 8).equals(PNG_SIGNATURE);
  return isPng ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : null;
}
