import { headedSeconds } from './headed-seconds.ts';
import { mpegSeconds } from './mpeg-seconds.ts';
import { oggSeconds } from './ogg-seconds.ts';

/** More than Opus ever takes, and more than other sound and round videos do, in bytes a second. */
const MOST_OF_OPUS = 64_000;
const MOST_OF_OTHERS = 200_000;
/** Sound that is not pressed together, at the best quality that recorders have. */
const MOST_OF_ANY = 400_000;
/** Heads, tags and a picture on the cover have their place beside the sound. */
const BESIDE_THE_SOUND = 2_000_000;

/**
 * How many seconds of sound a file holds at least, whatever its message says of it: as many as it was declared to
 * hold, as its pages, frames or head count, and where nothing counts them as its size needs at the densest coding.
 */
export function secondsOf(bytes: Uint8Array, declared: number): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Math.max(declared, Math.floor(foundIn(file)));
}

function foundIn(file: Buffer): number {
  const ogg = oggSeconds(file);
  if (ogg?.isOpus) return Math.max(ogg.seconds, file.length / MOST_OF_OPUS);
  const counted = ogg?.seconds ?? headedSeconds(file) ?? mpegSeconds(file);
  return counted > 0 ? counted : file.length / MOST_OF_OTHERS;
}

/** Can sound of so many seconds need so many bytes at all? What cannot is none, or is longer than it is said to be. */
export function canNeed(seconds: number, bytes: number): boolean {
  return bytes <= BESIDE_THE_SOUND + seconds * MOST_OF_ANY;
}
