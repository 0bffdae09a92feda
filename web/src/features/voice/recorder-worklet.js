/** Runs in the audio thread: hands the microphone's samples over as they come. */
registerProcessor(
  'guru-recorder',
  class extends AudioWorkletProcessor {
    process([input]) {
      const [samples] = input ?? []
      if (samples) this.port.postMessage(samples.slice())
      return true
    }
  },
)
