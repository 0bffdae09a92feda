import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import type { OfflineRecognizer, RecognizerConfig } from 'sherpa-onnx-node'
import { z } from 'zod'
import { localModelSchema } from './local-model.ts'
import type { SherpaAnswer } from './sherpa-listener.ts'
import { sherpaFolder } from './sherpa-package.ts'
import { speechPieces } from './speech-pieces.ts'

// Runs in a process of its own: loads the model of its argument, then answers each recording with its words.
const model = localModelSchema.parse(JSON.parse(process.argv[2] ?? ''))
// Chats come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const taskSchema = z.object({
  samples: z.instanceof(Float32Array),
  rate: z.number(),
  language: z.enum(languages),
})

const configFor = (language: LanguageCode): RecognizerConfig => ({
  modelConfig: {
    // Whisper would otherwise guess the language from the sound.
    [model.family]:
      model.family === 'whisper' ? { ...model.files, language, task: 'transcribe' } : model.files,
    tokens: model.tokens,
    modelType: model.type,
    numThreads: Math.max(1, Math.floor(os.availableParallelism() / 2)),
  },
})

const recognizer = load()

function load(): OfflineRecognizer {
  try {
    const require = createRequire(path.join(sherpaFolder, 'package.json'))
    const sherpa: typeof import('sherpa-onnx-node') = require('sherpa-onnx-node')
    return new sherpa.OfflineRecognizer(configFor(model.languages[0] ?? 'en'))
  } catch (error) {
    // Node's own account of an error ends with other things.
    process.stderr.write(`${error instanceof Error ? error.message.trim() : error}\n`)
    process.exit(1)
  }
}

function wordsOf(samples: Float32Array, sampleRate: number): string {
  const stream = recognizer.createStream()
  stream.acceptWaveform({ samples, sampleRate })
  recognizer.decode(stream)
  return recognizer.getResult(stream).text.trim()
}

function answerTo(message: unknown): SherpaAnswer {
  try {
    const { language, ...sound } = taskSchema.parse(message)
    if (model.family === 'whisper') recognizer.setConfig(configFor(language))
    const words = speechPieces(sound).map((samples) => wordsOf(samples, sound.rate))
    return { text: words.join(' ').trim() }
  } catch (error) {
    // Its message may quote what was said.
    return { failure: error instanceof Error ? error.name : 'Error' }
  }
}

process.on('message', (message) => process.send?.(answerTo(message)))
process.on('disconnect', () => process.exit())
