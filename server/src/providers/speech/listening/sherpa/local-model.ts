import path from 'node:path'
import { languages } from '@guru/contract/vocabulary'
import { z } from 'zod'
import { findModelFiles } from './model-files.ts'
import { readOnnxMetadata } from './onnx-file.ts'

/** A model of the operator's for sherpa-onnx. */
export const localModelSchema = z.object({
  languages: z.array(z.enum(languages)),
  /** As sherpa-onnx's settings call models of this family. */
  family: z.string(),
  /** Its files, by the names that the settings of the family have for them. */
  files: z.record(z.string(), z.string()),
  tokens: z.string(),
  /** Which of two that have the same files; '' where there are no two. */
  type: z.string(),
})
export type LocalModel = z.infer<typeof localModelSchema>

/** Families of several files, by their files. */
const families: Readonly<Record<string, string>> = {
  'decoder encoder joiner': 'transducer',
  'decoder encoder': 'whisper',
  'encoder mergedDecoder': 'moonshine',
  'cachedDecoder encoder preprocessor uncachedDecoder': 'moonshine',
}

/** Families of one file, by what the file says about itself. */
const familiesOfOneFile: Readonly<Record<string, string>> = {
  EncDecCTCModel: 'nemoCtc',
  EncDecCTCModelBPE: 'nemoCtc',
  EncDecHybridRNNTCTCBPEModel: 'nemoCtc',
  'omnilingual-asr': 'omnilingual',
  wenet_ctc: 'wenetCtc',
  zipformer2_ctc: 'zipformerCtc',
}

/**
 * Looks at a folder, or a model's single file, without loading it.
 * @throws Error with what is wrong and what to do, going on from “names such a path, which”.
 */
export function findLocalModel(at: string): Omit<LocalModel, 'languages'> {
  const { files, tokens } = findModelFiles(at)
  const types = new Map(Object.entries(files).map(([role, file]) => [role, typeOf(file)]))
  const family =
    files.model === undefined
      ? families[Object.keys(files).sort().join(' ')]
      : familiesOfOneFile[types.get('model') ?? '']
  const type = types.get('encoder') ?? ''
  if (family === undefined || (family === 'whisper' && !type.startsWith('whisper')))
    throw new Error(
      `holds a model of another kind (${[...types].map((pair) => pair.join(' ').trim()).join(', ')}): take one made for sherpa-onnx of NeMo (IndicConformer), Whisper, Moonshine, Omnilingual or Zipformer`,
    )
  if (family !== 'transducer') return { family, files, tokens, type: '' }
  return { family, files, tokens, type: type.startsWith('EncDec') ? 'nemo_transducer' : 'transducer' }
}

function typeOf(file: string): string {
  try {
    return readOnnxMetadata(file).get('model_type') ?? ''
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`has ${path.basename(file)}, but that ${what}`, { cause })
  }
}
