import type { Recording } from '../recording.ts'

type Sound = Pick<Recording, 'samples' | 'rate'>

/** Seconds: Whisper drops what comes after 30, and others take ever longer for a second. */
const longest = 28
/** Seconds before the longest among which the quietest place is looked for. */
const looked = 8
/** Seconds of a pause that is long enough to be cut in. */
const pause = 0.25

/** Parts a long recording where it is quietest. */
export function speechPieces({ samples, rate }: Sound): Float32Array[] {
  if (samples.length <= longest * rate) return [samples]
  const from = (longest - looked) * rate
  const at = from + quietest({ samples: samples.subarray(from, longest * rate), rate })
  return [samples.subarray(0, at), ...speechPieces({ samples: samples.subarray(at), rate })]
}

/** The middle of the quietest pause. */
function quietest({ samples, rate }: Sound): number {
  const length = Math.floor(pause * rate)
  let [middle, least] = [samples.length, Number.POSITIVE_INFINITY]
  for (let start = 0; start + length <= samples.length; start += Math.floor(length / 4)) {
    const loudness = samples.subarray(start, start + length).reduce((sum, sample) => sum + sample * sample, 0)
    if (loudness < least) [middle, least] = [start + Math.floor(length / 2), loudness]
  }
  return middle
}
