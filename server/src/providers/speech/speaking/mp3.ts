import { createMp3Encoder } from 'wasm-media-encoders'

/** Sound as numbers: one channel, 16 bits a sample. */
export interface Samples {
  samples: Int16Array
  /** Samples a second. */
  rate: number
}

/** Enough for a voice: a second is 6 kB. */
const kilobits = 48

let encoder: ReturnType<typeof createMp3Encoder> | null = null

/** Makes an MP3 of one channel. Not to be called twice at once: there is one encoder. */
export async function mp3Of({ samples, rate }: Samples): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= createMp3Encoder()
  const mp3 = await encoder
  mp3.configure({ channels: 1, sampleRate: rate, bitrate: kilobits })
  // The encoder uses its buffer again: what it gives is copied at once.
  const parts = [mp3.encode([Float32Array.from(samples, (sample) => sample / 32_768)]).slice()]
  parts.push(mp3.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
