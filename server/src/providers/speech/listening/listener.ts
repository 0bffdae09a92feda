import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Recording } from './recording.ts'

/** Something that writes down what was said. */
export interface Listener {
  /** Its name in the capabilities and in the log. */
  engine: string
  /** Those that it listens to just now: none once it has turned out to be of no use. */
  readonly languages: readonly LanguageCode[]
  /**
   * The words of a recording; '' when none were understood.
   * @throws when the engine fails.
   */
  transcribe(recording: Recording, language: LanguageCode): Promise<string>
  /** Ends what it keeps running, where it keeps something. */
  close?(): Promise<void>
}
