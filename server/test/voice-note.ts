/** Twenty milliseconds of silence, as Opus encodes it. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe)
const samplesPerPacket = 960
const packetsPerPage = 50

/** A voice note of so many seconds of silence: Opus in Ogg, as WhatsApp makes them. */
export function voiceNote(seconds: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.writeUInt8(1, 8) // version
  head.writeUInt8(1, 9) // one channel
  head.writeUInt32LE(48_000, 12)
  const tags = Buffer.alloc(16)
  tags.write('OpusTags', 'latin1')
  const pages = [page([head], 0n, 0, 2), page([tags], 0n, 1, 0)]
  const packets = Math.round((seconds * 48_000) / samplesPerPacket)
  for (let at = 0; at < packets; at += packetsPerPage) {
    const count = Math.min(packetsPerPage, packets - at)
    const position = BigInt((at + count) * samplesPerPacket)
    pages.push(page(Array(count).fill(silence), position, pages.length, at + count === packets ? 4 : 0))
  }
  return new Uint8Array(Buffer.concat(pages))
}

function page(packets: readonly Uint8Array[], position: bigint, sequence: number, flags: number): Buffer {
  const header = Buffer.alloc(27)
  header.write('OggS', 'latin1')
  header.writeUInt8(flags, 5)
  header.writeBigUInt64LE(position, 6)
  header.writeUInt32LE(7, 14) // serial number
  header.writeUInt32LE(sequence, 18)
  header.writeUInt8(packets.length, 26)
  const whole = Buffer.concat([header, Buffer.from(packets.map(({ length }) => length)), ...packets])
  whole.writeUInt32LE(checksum(whole), 22)
  return whole
}

/** CRC-32 as Ogg has it: not reflected, beginning with nothing. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  }
  return sum >>> 0
}
