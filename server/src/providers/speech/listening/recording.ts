/** What browsers send, and what voice notes of WhatsApp are (Opus in Ogg). */
export type RecordingType = 'audio/mpeg' | 'audio/ogg'

/** A voice that was recorded and could be decoded: one channel. */
export interface Recording {
  /** As it was sent. */
  file: Uint8Array<ArrayBuffer>
  type: RecordingType
  /** From -1 to 1. */
  samples: Float32Array
  /** Samples a second. */
  rate: number
}

export const secondsOf = ({ samples, rate }: Pick<Recording, 'samples' | 'rate'>): number =>
  samples.length / rate

/** The rate that recognisers are trained on. */
const speechRate = 16_000

/** The recording as a WAV file of 16,000 samples a second and 16 bits. */
export function wavOf({ samples, rate }: Pick<Recording, 'samples' | 'rate'>): Uint8Array<ArrayBuffer> {
  const sound = resampled(samples, rate)
  const wav = Buffer.alloc(44 + sound.length * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + sound.length * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(speechRate, 24)
  wav.writeUInt32LE(speechRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(sound.length * 2, 40)
  for (const [at, sample] of sound.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2)
  }
  return new Uint8Array(wav)
}

/** Each new sample is the mean of those it stands for: enough for a voice, which has little above 8 kHz. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  if (rate === speechRate) return samples
  const step = rate / speechRate
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const from = Math.floor(at * step)
    const to = Math.max(from + 1, Math.floor((at + 1) * step))
    let sum = 0
    for (let n = from; n < to; n++) sum += samples[n] ?? 0
    return sum / (to - from)
  })
}
