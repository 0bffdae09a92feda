/** Mean deviation of a waveform's bytes from their middle, 128: 0 is silence, speech is 5 to 40. */
export function volumeOf(waveform: Uint8Array): number {
  let sum = 0
  for (const byte of waveform) sum += Math.abs(byte - 128)
  return waveform.length === 0 ? 0 : sum / waveform.length
}

/** Calls with the volume of an analyser's sound once a frame. @returns ends the calls. */
export function watchVolume(analyser: AnalyserNode, hear: (volume: number) => void): () => void {
  const waveform = new Uint8Array(analyser.fftSize)
  let frame = 0
  const look = () => {
    analyser.getByteTimeDomainData(waveform)
    hear(volumeOf(waveform))
    frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
