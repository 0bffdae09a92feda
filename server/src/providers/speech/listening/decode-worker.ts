import { MPEGDecoder } from 'mpg123-decoder'

// The decoder writes a line for every frame that it cannot read; a file of noise would fill the log.
console.error = () => {}

/** Bytes a second of the weakest and of the strongest MP3 there is, with some room for tags. */
const thinnest = 900
const thickest = 60_000

/**
 * Runs in a thread of its own: decodes an MP3 to one channel.
 * @returns null for what is no MP3; a decoder finds "frames" in any noise, but not as many as its length needs.
 */
export default async function decode(
  file: Uint8Array,
): Promise<{ samples: Float32Array; rate: number } | null> {
  if (!beginsAsMp3(file)) return null
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(file)
    const [samples] = channelData
    if (samples === undefined || samplesDecoded === 0 || errors.length > 0) return null
    const bytesPerSecond = file.length / (samplesDecoded / sampleRate)
    if (bytesPerSecond < thinnest || bytesPerSecond > thickest) return null
    return { samples, rate: sampleRate }
  } finally {
    decoder.free()
  }
}

/** A tag, or the eleven set bits of a frame's head with a layer and a bit rate that exist. */
function beginsAsMp3([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  if (first === 0x49 && second === 0x44 && third === 0x33) return true
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c
}
