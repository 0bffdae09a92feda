import type { LanguageCode } from '@guru/contract/vocabulary'

/** Something that reads texts aloud. */
export interface Voice {
  /** Its name in the capabilities and in the log. */
  engine: string
  languages: readonly LanguageCode[]
  /**
   * One sentence as MP3 (mono).
   * @throws VoiceBusy when too many wait already; any other error when the engine fails.
   */
  speak(sentence: string, language: LanguageCode): Promise<Uint8Array>
  close(): Promise<void>
}

/** Too many sentences wait to be said. */
export class VoiceBusy extends Error {
  constructor() {
    super('Too many sentences wait to be said')
    this.name = 'VoiceBusy'
  }
}
