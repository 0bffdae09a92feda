import { watchVolume } from './loudness.ts'

/** What plays one piece of sound after the other. */
export interface SpeechPlayer {
  /**
   * Plays the pieces in order; each is fetched while the one before is heard.
   * @throws when a piece cannot be fetched or played; it does not when it was stopped.
   */
  play<Piece>(
    pieces: readonly Piece[],
    fetchPiece: (piece: Piece, signal: AbortSignal) => Promise<Blob>,
  ): Promise<void>
  /** Silence at once. */
  stop(): void
  /** Silence for good: nothing of it is left open. */
  close(): void
}

/** Milliseconds; where sound is not allowed, the browser would wait for good. */
const startsWithin = 2_000

/** @param hear told the volume of what is being played, once a frame, and 0 at the end. */
export function createSpeechPlayer(hear: (volume: number) => void): SpeechPlayer {
  let playing: AbortController | null = null
  let sound: { context: AudioContext; analyser: AnalyserNode } | null = null

  /** Browsers allow sound only after a gesture: it is made for the first piece. */
  function output() {
    if (sound) return sound
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    analyser.connect(context.destination)
    // A call takes the sound away: what is not heard is not said on.
    context.addEventListener('statechange', () => {
      if (context.state !== 'running') playing?.abort()
    })
    sound = { context, analyser }
    return sound
  }

  async function playOne(piece: Blob, current: AbortController): Promise<void> {
    const { signal } = current
    const { context, analyser } = output()
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, startsWithin))])
    if (context.state !== 'running') throw new Error('The browser allows no sound')
    const address = URL.createObjectURL(piece)
    const audio = new Audio(address)
    const source = context.createMediaElementSource(audio)
    source.connect(analyser)
    const stopWatching = watchVolume(analyser, hear)
    try {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
        audio.addEventListener('ended', () => resolve(), { once: true })
        // So does another app, and nobody would ever hear the end.
        audio.addEventListener('pause', () => audio.ended || current.abort(), { once: true })
        audio.addEventListener('error', () => reject(new Error('The sound cannot be played')), { once: true })
        if (signal.aborted) resolve()
        else audio.play().catch(reject)
      })
    } finally {
      audio.pause()
      stopWatching()
      hear(0)
      source.disconnect()
      URL.revokeObjectURL(address)
    }
  }

  return {
    async play(pieces, fetchPiece) {
      playing?.abort()
      const current = new AbortController()
      playing = current
      const { signal } = current
      try {
        let next = fetchAt(pieces, 0, fetchPiece, signal)
        for (let at = 0; at < pieces.length && !signal.aborted; at++) {
          const piece = await next
          next = fetchAt(pieces, at + 1, fetchPiece, signal)
          // Thrown where it is awaited.
          next.catch(() => {})
          if (piece && !signal.aborted) await playOne(piece, current)
        }
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        current.abort()
      }
    },
    stop: () => playing?.abort(),
    close() {
      playing?.abort()
      if (sound && sound.context.state !== 'closed') void sound.context.close()
      sound = null
    },
  }
}

async function fetchAt<Piece>(
  pieces: readonly Piece[],
  at: number,
  fetchPiece: (piece: Piece, signal: AbortSignal) => Promise<Blob>,
  signal: AbortSignal,
): Promise<Blob | null> {
  const piece = pieces[at]
  return piece === undefined ? null : fetchPiece(piece, signal)
}
