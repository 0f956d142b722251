/** A packet of 20 ms of silence: the frame that Opus itself uses for it (RFC 6716, section 4.3). */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
const GRANULES_PER_PACKET = 960;
const PACKETS_PER_SECOND = 50;
const PRE_SKIP = 312;
const SERIAL = 7;

const CONTINUES_NOTHING = 0;
const FIRST = 2;
const LAST = 4;

/** A real voice note in which nothing is said; the decoder drops its first 6.5 ms. */
export function silentVoice(seconds: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8); // version
  head.writeUInt8(1, 9); // channels
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  const pages = [page([head], 0, 0, FIRST), page([tags], 0, 1, CONTINUES_NOTHING)];
  const packets = Array.from({ length: PACKETS_PER_SECOND }, () => SILENCE);
  for (let second = 1; second <= seconds; second += 1) {
    const position = second * PACKETS_PER_SECOND * GRANULES_PER_PACKET;
    const flags = second === seconds ? LAST : CONTINUES_NOTHING;
    pages.push(page(packets, position, second + 1, flags));
  }
  return Buffer.concat(pages);
}

/** RFC 3533, section 6; every packet here is shorter than a segment. */
function page(packets: readonly Buffer[], position: number, index: number, flags: number): Buffer {
  const header = Buffer.alloc(27 + packets.length);
  header.write('OggS');
  header.writeUInt8(flags, 5);
  header.writeBigUInt64LE(BigInt(position), 6);
  header.writeUInt32LE(SERIAL, 14);
  header.writeUInt32LE(index, 18);
  header.writeUInt8(packets.length, 26);
  for (const [at, packet] of packets.entries()) header.writeUInt8(packet.length, 27 + at);
  const bytes = Buffer.concat([header, ...packets]);
  bytes.writeUInt32LE(checksum(bytes), 22);
  return bytes;
}

/** CRC-32 with the polynomial 0x04c11db7, neither reflected nor inverted. */
function checksum(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}
