import { describe, expect, it } from 'vitest';
import { canNeed, secondsOf } from './seconds-of.ts';

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

describe('other sound', () => {
  it('is as long as its size needs where nothing tells', () => {
    expect(secondsOf(new Uint8Array(15_000_000), 1)).toBe(75);
  });

  it('of MPEG is as long as its frames, whatever stands before, between and behind them', () => {
    const frames = (count: number, header: readonly number[], size: number) => {
      const frame = Buffer.alloc(size);
      frame.set(header);
      return Buffer.alloc(size * count, frame);
    };
    const first = frames(100, [0xff, 0xfb, 0x90, 0xc0], 417);
    const second = frames(501, [0xff, 0xf3, 0x18, 0xc0], 36);
    const junk = Buffer.from('ID3 and a picture \xff\xfb of something', 'latin1');
    expect(secondsOf(first, 0)).toBe(2);
    expect(secondsOf(second, 0)).toBe(18);
    expect(secondsOf(Buffer.concat([junk, first, junk, second, junk]), 0)).toBe(20);
  });

  it('of WAV is as long as its samples, whatever its head says of their size', () => {
    const head = Buffer.alloc(44);
    head.write('RIFF');
    head.write('WAVEfmt ', 8);
    head.writeUInt16LE(1, 20);
    head.writeUInt32LE(8_000, 24);
    head.writeUInt32LE(192_000, 28);
    head.writeUInt16LE(1, 32);
    head.write('data', 36);
    expect(secondsOf(Buffer.concat([head, Buffer.alloc(80_000)]), 1)).toBe(10);
  });

  it('of FLAC is as long as its head says', () => {
    const head = Buffer.alloc(60);
    head.write('fLaC');
    head.writeUIntBE(16_000 << 4, 18, 3);
    head.writeUInt32BE(16_000 * 90, 22);
    expect(secondsOf(head, 1)).toBe(90);
  });

  it('in boxes is as long as the longest of its heads says, wherever they lie', () => {
    const box = (type: string, ...inside: readonly Buffer[]) => {
      const body = Buffer.concat(inside);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length + 8);
      head.write(type, 4);
      return Buffer.concat([head, body]);
    };
    const length = (seconds: number) => {
      const body = Buffer.alloc(24);
      body.writeUInt32BE(1_000, 12);
      body.writeUInt32BE(seconds * 1_000, 16);
      return body;
    };
    const file = Buffer.concat([
      box('ftyp', Buffer.from('M4A \0\0\0\0')),
      box('mdat', Buffer.alloc(3_000)),
      box('moov', box('mvhd', length(1)), box('trak', box('mdia', box('mdhd', length(700))))),
    ]);
    expect(secondsOf(file, 1)).toBe(700);
    expect(secondsOf(file.subarray(0, file.length - 14), 1)).toBe(1);
  });
});

it('sound of a second needs no megabytes; a cover has room beside it', () => {
  expect(canNeed(1, 15_000_000)).toBe(false);
  expect(canNeed(1, 2_300_000)).toBe(true);
  // Ten seconds of the best that recorders have.
  expect(canNeed(10, 10 * 96_000 * 2 * 2)).toBe(true);
});
