/** The part of sherpa-onnx-node that is used here; what types it brings are in comments. */
declare module 'sherpa-onnx-node' {
  export interface RecognizerConfig {
    modelConfig: {
      [family: string]: Record<string, string> | string | number
      tokens: string
      numThreads: number
      modelType: string
    }
  }
  interface Stream {
    acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void
  }
  /** What is wrong with a model or its settings often ends the process. */
  export class OfflineRecognizer {
    constructor(config: RecognizerConfig)
    /** What can be changed while the model is loaded, such as Whisper's language. */
    setConfig(config: RecognizerConfig): void
    createStream(): Stream
    decode(stream: Stream): void
    getResult(stream: Stream): { text: string }
  }
}
