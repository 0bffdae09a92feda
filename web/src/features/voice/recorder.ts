import { createEncoder } from 'wasm-media-encoders'
import mp3Wasm from 'wasm-media-encoders/wasm/mp3?url'
import { ListeningFailed } from './dictation.ts'
import { watchVolume } from './loudness.ts'
import workletAddress from './recorder-worklet.js?worker&url'

/** A recording under way. */
export interface Recording {
  /** Ends it. @returns the MP3, mono. */
  finish(): Blob
  /** Ends it, if it has not ended yet, and throws it away. */
  cancel(): void
  /** When the microphone is taken away, by a call or a hand. */
  ended: Promise<void>
}

/** Enough for a voice, and little to send. */
const kilobits = 48
/** Seconds after which a forgotten recording ends; the server takes a minute. */
export const longestRecording = 55

/**
 * Records the microphone as MP3, which no browser's own recorder makes.
 * @param hear told the volume once a frame.
 * @throws ListeningFailed where there is no microphone, or none for this page.
 */
export async function startRecording(hear: (volume: number) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((cause: unknown) => {
      throw new ListeningFailed('microphone', cause)
    })
  const context = new AudioContext()
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
  try {
    const [encoder] = await Promise.all([
      fetch(mp3Wasm)
        .then((answer) => answer.arrayBuffer())
        .then((wasm) => createEncoder('audio/mpeg', wasm)),
      context.audioWorklet.addModule(workletAddress),
      context.resume(),
    ])
    encoder.configure({ channels: 1, sampleRate: context.sampleRate, bitrate: kilobits })
    const parts: Uint8Array<ArrayBuffer>[] = []
    const source = context.createMediaStreamSource(stream)
    const worklet = new AudioWorkletNode(context, 'guru-recorder', { numberOfOutputs: 0 })
    // The encoder uses its buffer again: what it gives is copied at once.
    worklet.port.onmessage = ({ data }: MessageEvent<Float32Array>) =>
      void parts.push(new Uint8Array(encoder.encode([data])))
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    source.connect(worklet)
    source.connect(analyser)
    const stopWatching = watchVolume(analyser, hear)
    const end = () => {
      stopWatching()
      worklet.port.onmessage = null
      close()
    }
    return {
      finish() {
        end()
        parts.push(new Uint8Array(encoder.finalize()))
        return new Blob(parts, { type: 'audio/mpeg' })
      },
      cancel: end,
      ended: takenAway(stream),
    }
  } catch (error) {
    close()
    throw error
  }
}

const takenAway = (stream: MediaStream): Promise<void> =>
  new Promise((resolve) => {
    for (const track of stream.getTracks()) track.addEventListener('ended', () => resolve(), { once: true })
  })
