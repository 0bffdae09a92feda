import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { float, int64, node, onnxFile, tensor, value } from './onnx-writer.ts'

/** What the model says in each language; then what steers it, by the names that its metadata has for them. */
const words = ['தமிழ்', 'हिन्दी']
const steering = [
  'eot',
  'sot',
  'ta',
  'hi',
  'transcribe',
  'translate',
  'no_timestamps',
  'blank_id',
  'no_speech',
]
const tokens = [...words, ...steering]
const idOf = (token: string) => tokens.indexOf(token)

/** How much it holds in mind, as small as sherpa-onnx takes it. */
const [layers, context, state] = [1, 8, 2]
const mind = [layers, 1, context, state]
const heard = [layers, 1, 1, state]

/** Writes a model of Whisper's form into a folder: whatever it hears, it names the language that it was told. */
export function writeToyWhisper(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: Buffer | string) => writeFileSync(path.join(folder, name), content)
  write('toy-encoder.onnx', encoder())
  write('toy-decoder.onnx', decoder())
  const lines = tokens.map((token, at) => `${Buffer.from(token).toString('base64')} ${at}\n`)
  write('toy-tokens.txt', lines.join(''))
  return folder
}

const encoder = () =>
  onnxFile(
    {
      nodes: [node('Identity', ['nothing'], 'cross_k'), node('Identity', ['nothing'], 'cross_v')],
      constants: [tensor('nothing', heard, new Float32Array(state))],
      inputs: [value('mel', float, [1, 80, 'T'])],
      outputs: [value('cross_k', float, heard), value('cross_v', float, heard)],
    },
    {
      model_type: 'whisper-toy',
      n_mels: 80,
      n_text_layer: layers,
      n_text_ctx: context,
      n_text_state: state,
      n_vocab: tokens.length,
      is_multilingual: 1,
      sot_sequence: ['sot', 'ta', 'transcribe'].map(idOf).join(),
      all_language_tokens: ['ta', 'hi'].map(idOf).join(),
      all_language_codes: 'ta,hi',
      ...Object.fromEntries(steering.map((name) => [name, idOf(name)])),
    },
  )

/** Each token so far speaks for what comes next: a language for its word, all for the end after that. */
function decoder(): Buffer {
  const said = tokens.map((token) =>
    tokens.map((next, at) => (next === 'eot' ? 1 : token === ['ta', 'hi'][at] ? 50 : 0)),
  )
  const size = tokens.length
  return onnxFile(
    {
      nodes: [
        node('Gather', ['said', 'tokens'], 'each'),
        node('ReduceSum', ['each', 'axis'], 'logits'),
        node('Identity', ['in_k'], 'out_k'),
        node('Identity', ['in_v'], 'out_v'),
      ],
      constants: [
        tensor('said', [size, size], Float32Array.from(said.flat())),
        tensor('axis', [1], BigInt64Array.of(1n)),
      ],
      inputs: [
        value('tokens', int64, [1, 'N']),
        ...['in_k', 'in_v'].map((name) => value(name, float, mind)),
        ...['cross_k', 'cross_v'].map((name) => value(name, float, heard)),
        value('offset', int64, [1]),
      ],
      outputs: [
        value('logits', float, [1, 1, size]),
        ...['out_k', 'out_v'].map((name) => value(name, float, mind)),
      ],
    },
    {},
  )
}
