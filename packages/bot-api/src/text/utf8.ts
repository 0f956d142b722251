/** Where `index` of a string is in its UTF-8 bytes; the official server counts so in errors. */
export function byteOffset(text: string, index: number): number {
  return Buffer.byteLength(text.slice(0, index));
}
