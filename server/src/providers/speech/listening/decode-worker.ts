import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import type { DecodeWork } from './decode.ts'
import type { Recording } from './recording.ts'

// The decoder writes a line for every frame that it cannot read; a file of noise would fill the log.
console.error = () => {}

/** Bytes a second of the weakest and of the strongest MP3 there is, with some room for tags. */
const thinnest = 900
const thickest = 60_000

type Sound = Pick<Recording, 'samples' | 'rate'>

/** Runs in a thread of its own: decodes a file to one channel. @returns null for what is none of its type. */
export default function decode({ file, type }: DecodeWork): Promise<Sound | null> {
  return type === 'audio/ogg' ? decodeOgg(file) : decodeMp3(file)
}

/** Bytes that are decoded at once. */
const step = 4096
/** Seconds: silence takes hardly any bytes, so a small file could fill the memory. More than anybody may say. */
const mostSeconds = 120

/** A decoder finds "frames" in any noise, but not as many as its length needs. */
async function decodeMp3(file: Uint8Array): Promise<Sound | null> {
  if (!beginsAsMp3(file)) return null
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const parts: Float32Array[] = []
    let [read, length, rate] = [0, 0, 0]
    while (read < file.length && length <= mostSeconds * rate) {
      const piece = file.subarray(read, read + step)
      const { channelData, sampleRate, errors } = decoder.decode(piece)
      if (errors.length > 0) return null
      const [samples] = channelData
      if (samples !== undefined && samples.length > 0) {
        parts.push(samples)
        length += samples.length
        rate = sampleRate
      }
      read += piece.length
    }
    if (length === 0) return null
    const bytesPerSecond = read / (length / rate)
    if (bytesPerSecond < thinnest || bytesPerSecond > thickest) return null
    return { samples: joined(parts, length), rate }
  } finally {
    decoder.free()
  }
}

async function decodeOgg(file: Uint8Array): Promise<Sound | null> {
  if (String.fromCharCode(...file.subarray(0, 4)) !== 'OggS') return null
  const decoder = new OggOpusDecoder()
  await decoder.ready
  try {
    const parts: Float32Array[] = []
    let length = 0
    for (let at = 0; at < file.length + step && length < mostSeconds * opusRate; at += step) {
      const atEnd = at >= file.length
      const { channelData, errors } = atEnd
        ? await decoder.flush()
        : await decoder.decode(file.subarray(at, at + step))
      if (errors.length > 0) return null
      const [samples] = channelData
      if (samples !== undefined) parts.push(samples)
      length += samples?.length ?? 0
    }
    return length === 0 ? null : { samples: joined(parts, length), rate: opusRate }
  } finally {
    decoder.free()
  }
}

const opusRate = 48_000

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A tag, or the eleven set bits of a frame's head with a layer and a bit rate that exist. */
function beginsAsMp3([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  if (first === 0x49 && second === 0x44 && third === 0x33) return true
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c
}
