import type { Samples } from './mp3.ts'

/**
 * Reads a WAV file of one channel and 16 bits. A program that writes to a pipe does not know the length when
 * it writes the head: the sound goes to the end of the file.
 * @throws when it is anything else.
 */
export function readWav(file: Uint8Array): Samples {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < 44 || bytes.toString('latin1', 0, 4) !== 'RIFF') throw new Error('This is no WAV file')
  let rate = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (chunk === 'fmt ') {
      if (bytes.readUInt16LE(at + 10) !== 1 || bytes.readUInt16LE(at + 22) !== 16)
        throw new Error('The WAV file has more than one channel, or not 16 bits')
      rate = bytes.readUInt32LE(at + 12)
    }
    if (chunk === 'data') {
      const sound = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length))
      const samples = new Int16Array(Math.floor(sound.length / 2))
      for (let n = 0; n < samples.length; n++) samples[n] = sound.readInt16LE(n * 2)
      return { samples, rate }
    }
    at += 8 + length + (length % 2)
  }
  throw new Error('The WAV file holds no sound')
}
