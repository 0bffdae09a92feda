import path from 'node:path'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { z } from 'zod'
import { ownProcess } from '../../own-process.ts'
import type { Listener } from '../listener.ts'
import type { Recording } from '../recording.ts'
import type { LocalModel } from './local-model.ts'

/** A recording for the process of a model. */
interface SherpaTask extends Pick<Recording, 'samples' | 'rate'> {
  language: LanguageCode
}

const answerSchema = z.union([z.object({ text: z.string() }), z.object({ failure: z.string() })])
export type SherpaAnswer = z.infer<typeof answerSchema>

/** Milliseconds for a recording, its wait and the loading of the model included. */
const longestWait = 30_000
/** Milliseconds without a recording after which a model gives its memory back: longer than people think about an answer. */
const restsAfter = 300_000

/** A second of it. */
const silence = { samples: new Float32Array(16_000), rate: 16_000 }

/** A listener that can be tried before anybody speaks. */
export interface SherpaListener extends Listener {
  close(): Promise<void>
  /** The folder that the model lies in. */
  folder: string
  /**
   * Loads the model once, lets it listen to a second of silence and gives its memory back.
   * @throws when that fails; it then listens to no language.
   */
  check(): Promise<void>
}

/**
 * A model of the operator's, run by sherpa-onnx in a process of its own: there a model that is not what it
 * seems ends the process.
 */
export function sherpaListener(model: LocalModel): SherpaListener {
  let languages: readonly LanguageCode[] = model.languages
  const own = ownProcess<SherpaTask, string>({
    module: path.join(import.meta.dirname, 'sherpa-process.ts'),
    args: [JSON.stringify(model)],
    within: longestWait,
    restsAfter,
    read(message) {
      const answer = answerSchema.parse(message)
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.text
    },
  })
  return {
    engine: 'sherpa-onnx',
    get languages() {
      return languages
    },
    folder: path.dirname(model.tokens),
    transcribe: ({ samples, rate }, language) => own.run({ samples, rate, language }),
    async check() {
      try {
        await own.run({ ...silence, language: model.languages[0] ?? 'en' })
      } catch (error) {
        languages = []
        throw error
      } finally {
        own.rest()
      }
    },
    close: own.close,
  }
}
