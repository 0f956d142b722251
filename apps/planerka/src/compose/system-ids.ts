import { randomFillSync } from 'node:crypto';
import type { Ids } from '@planerka/runtime';
import { v7 } from 'uuid';

const ID_BYTES = 16;
/** Asking the system for random bytes takes longer than to make an id of them: they are asked for many at once. */
const drawn = new Uint8Array(256 * ID_BYTES);
let used = drawn.length;

function draw(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.subarray(used - ID_BYTES, used);
}

/** The instant of the newest id and its number within that millisecond, by which ids ascend. */
let newestMs = 0;
let sequence = 0;

function uuid(): string {
  const random = draw();
  const nowMs = Date.now();
  if (nowMs > newestMs) {
    newestMs = nowMs;
    // Of 32 bits the first stays free, so that many may follow within the millisecond.
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(6) & 0x7fff_ffff;
  } else {
    sequence = (sequence + 1) >>> 0;
    if (sequence === 0) newestMs += 1;
  }
  return v7({ random, msecs: newestMs, seq: sequence });
}

/** UUIDs of version 7 (RFC 9562): each sorts behind every earlier one of this process. */
export const systemIds: Ids = { uuid };
