import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
  const weights = Array.from({ length: bands }, (_, band) =>
    band < bands / 2 ? [1, -1, 0] : [-1, 1, 0],
  ).flat()
  const graph = [
    bytes(1, node('Transpose', ['audio_signal'], 'turned', bytes(5, turn))),
    bytes(1, node('MatMul', ['turned', 'weights'], 'weighed')),
    bytes(1, node('Add', ['weighed', 'threshold'], 'logprobs')),
    text(2, 'toy'),
    bytes(5, tensor('weights', [bands, words.length], weights)),
    bytes(5, tensor('threshold', [words.length], [0, 0, 40])),
    bytes(11, value('audio_signal', float, ['N', bands, 'T'])),
    bytes(11, value('length', int64, ['N'])),
    bytes(12, value('logprobs', float, ['N', 'T', words.length])),
  ]
  const entries = Object.entries({ ...metadata, ...changed })
  return Buffer.concat([
    number(1, 8),
    bytes(7, ...graph),
    bytes(8, number(2, 13)),
    ...entries.map(([key, said]) => bytes(14, text(1, key), text(2, said))),
  ])
}

/** Puts a model and its tokens into a folder. */
export function writeModel(folder: string, model: Buffer, name = 'model.int8.onnx'): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), model)
  writeFileSync(path.join(folder, 'tokens.txt'), words.map((word, at) => `${word} ${at}\n`).join(''))
  return folder
}

const [float, int64] = [1, 7]

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))]

const number = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)])

function bytes(field: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}

const text = (field: number, said: string) => bytes(field, Buffer.from(said))

const turn = Buffer.concat([text(1, 'perm'), ...[0, 2, 1].map((axis) => number(8, axis)), number(20, 7)])

const node = (kind: string, inputs: readonly string[], output: string, attribute: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([...inputs.map((name) => text(1, name)), text(2, output), text(4, kind), attribute])

const tensor = (name: string, size: readonly number[], values: readonly number[]) =>
  Buffer.concat([
    ...size.map((length) => number(1, length)),
    number(2, float),
    text(8, name),
    bytes(9, Buffer.from(Float32Array.from(values).buffer)),
  ])

const value = (name: string, type: number, size: readonly (number | string)[]) => {
  const axes = size.map((axis) => bytes(1, typeof axis === 'number' ? number(1, axis) : text(2, axis)))
  return Buffer.concat([text(1, name), bytes(2, bytes(1, number(1, type), bytes(2, ...axes)))])
}
