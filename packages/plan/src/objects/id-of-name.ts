/**
 * A UUID (version 8) that always belongs to this name. For rows of which there is at most one, a
 * thread's pin and a person's room: one that comes back after an undo is then the same object in
 * the journal, and there cannot be two. Not a secret and not random.
 */
export function idOfName(name: string): string {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef].map((seed) => hash(name, seed));
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** MurmurHash3's mixing, 32 bits, over UTF-16 code units. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (let at = 0; at < text.length; at += 1) {
    const scrambled = Math.imul(text.charCodeAt(at), 0xcc9e2d51);
    const turned = (scrambled << 15) | (scrambled >>> 17);
    state ^= Math.imul(turned, 0x1b873593);
    state = Math.imul((state << 13) | (state >>> 19), 5) + 0xe6546b64;
  }
  state ^= text.length;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
