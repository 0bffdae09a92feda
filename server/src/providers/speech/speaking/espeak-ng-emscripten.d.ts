/** The part of eSpeak NG's WebAssembly build that is used here; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakSpeaker {
    /** Samples a second. */
    samplerate: number
    /** Words a minute. */
    rate: number
    /** 0 when there is such a voice; otherwise the one before stays. */
    set_voice(name: string): number
    /** Calls back with sound until the text ends; a callback that returns true ends it. */
    synthesize(text: string, hear: (samples: Int16Array | null) => boolean): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakSpeaker }>
}
