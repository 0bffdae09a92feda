import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { float, int64, node, onnxFile, tensor, value } from './onnx-writer.ts'

/** Says “low” or “high” for a tone, and nothing for silence. */
const words = ['▁low', '▁high', '<blk>']
/** Bands of sound that models of NeMo's kind are given. */
const bands = 80

/** What sherpa-onnx reads of such a model. */
const metadata = {
  model_type: 'EncDecCTCModelBPE',
  vocab_size: String(words.length),
  subsampling_factor: '1',
  normalize_type: '',
}

/**
 * A model in ONNX's form that sherpa-onnx loads and runs as one of NeMo's: it tells low tones from high ones.
 * @param changed of its metadata.
 */
export function toyModel(changed: Partial<typeof metadata> = {}): Buffer {
  // Each band speaks for one of the words by where it lies; silence is the blank's.
  const weights = Array.from({ length: bands }, (_, band) => (band < bands / 2 ? [1, -1, 0] : [-1, 1, 0]))
  return onnxFile(
    {
      nodes: [
        node('Transpose', ['audio_signal'], 'turned', [0, 2, 1]),
        node('MatMul', ['turned', 'weights'], 'weighed'),
        node('Add', ['weighed', 'threshold'], 'logprobs'),
      ],
      constants: [
        tensor('weights', [bands, words.length], Float32Array.from(weights.flat())),
        tensor('threshold', [words.length], Float32Array.of(0, 0, 40)),
      ],
      inputs: [value('audio_signal', float, ['N', bands, 'T']), value('length', int64, ['N'])],
      outputs: [value('logprobs', float, ['N', 'T', words.length])],
    },
    { ...metadata, ...changed },
  )
}

/** Puts a model and its tokens into a folder. */
export function writeModel(folder: string, model: Buffer, name = 'model.int8.onnx'): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), model)
  writeFileSync(path.join(folder, 'tokens.txt'), words.map((word, at) => `${word} ${at}\n`).join(''))
  return folder
}
