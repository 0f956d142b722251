import { describe, expect, it } from 'vitest';
import { secondsOf } from './seconds-of.ts';

/** A page of Ogg that ends at this position, with a body of so many bytes. */
function page(position: bigint, body: Buffer, stream = 1): Buffer {
  const sizes = Array.from({ length: Math.floor(body.length / 255) }, () => 255);
  const table = Buffer.from([...sizes, body.length % 255]);
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeBigUInt64LE(position, 6);
  head.writeUInt32LE(stream, 14);
  head.writeUInt8(table.length, 26);
  return Buffer.concat([head, table, body]);
}

const head = (stream?: number) => page(0n, Buffer.from('OpusHead, and so on'), stream);
const sound = (seconds: number, stream?: number) =>
  page(BigInt(seconds * 48_000), Buffer.alloc(1_000), stream);

describe('a voice note', () => {
  it('is as long as it was declared where nothing says more', () => {
    expect(secondsOf(Buffer.concat([head(), sound(4)]), 5)).toBe(5);
    expect(secondsOf(Buffer.from('OggS, cut off'), 5)).toBe(5);
    expect(secondsOf(new Uint8Array(), 5)).toBe(5);
  });

  it('declared as one second is as long as its pages count', () => {
    expect(secondsOf(Buffer.concat([head(), sound(60), sound(3_600)]), 1)).toBe(3_600);
  });

  it('of two streams is as long as both', () => {
    const both = Buffer.concat([head(1), sound(200, 1), head(2), sound(150, 2)]);
    expect(secondsOf(both, 1)).toBe(350);
  });

  it('whose pages tell little is as long as its size needs', () => {
    const large = Buffer.concat([head(), sound(1), Buffer.alloc(15 * 1024 * 1024)]);
    expect(secondsOf(large, 1)).toBeGreaterThan(200);
  });

  it('may lie in the middle of a larger buffer', () => {
    const whole = Buffer.concat([Buffer.alloc(100), head(), sound(7)]);
    expect(
      secondsOf(new Uint8Array(whole.buffer, whole.byteOffset + 100, whole.length - 100), 1),
    ).toBe(7);
  });
});

it('other sound is as long as its size needs', () => {
  expect(secondsOf(new Uint8Array(15_000_000), 1)).toBe(75);
});
