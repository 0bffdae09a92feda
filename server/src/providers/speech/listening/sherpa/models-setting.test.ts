import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { languages } from '@guru/contract/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toyModel, writeModel } from '../../../../../test/toy-model.ts'
import { modelsSetting } from './models-setting.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-setting-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder of a model of several files. */
function parts(name: string, files: readonly string[], type = ''): void {
  for (const file of files) writeModel(path.join(folder, name), toyModel({ model_type: type }), file)
}

beforeAll(() => {
  writeModel(path.join(folder, 'nemo'), toyModel())
  writeModel(path.join(folder, 'several'), toyModel(), 'indic-ta.int8.onnx')
  writeModel(path.join(folder, 'several'), toyModel(), 'indic-hi.int8.onnx')
  writeModel(path.join(folder, 'omnilingual'), toyModel({ model_type: 'omnilingual-asr' }))
  parts('whisper', ['tiny-encoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-decoder.int8.onnx'], 'whisper-tiny')
  parts('moonshine', ['preprocess.onnx', 'encode.onnx', 'uncached_decode.onnx', 'cached_decode.onnx'])
  parts('moonshine-2', ['encoder_model.onnx', 'decoder_model_merged.onnx', 'silero_vad.onnx'])
  parts('zipformer', ['encoder-epoch-99.onnx', 'decoder-epoch-99.onnx', 'joiner-epoch-99.onnx'], 'zipformer2')
  parts('parakeet', ['encoder.onnx', 'decoder.onnx', 'joiner.onnx'], 'EncDecRNNTBPEModel')
  parts('canary', ['encoder.onnx', 'decoder.onnx'], 'EncDecMultiTaskModel')
  writeModel(path.join(folder, 'other'), toyModel({ model_type: 'vits' }))
  writeModel(path.join(folder, 'cut'), toyModel().subarray(0, 700))
  writeModel(
    path.join(folder, 'pointer'),
    Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a'),
  )
  writeModel(path.join(folder, 'page'), Buffer.from('<!doctype html><title>Not found</title>'))
  mkdirSync(path.join(folder, 'empty'))
  mkdirSync(path.join(folder, 'bare'))
  writeFileSync(path.join(folder, 'bare/model.onnx'), toyModel())
})

const read = (text: string) => modelsSetting(folder).safeParse(text)

describe('a setting of models', () => {
  test('gives each its languages, in its order', () => {
    const { data } = read(`ta+ml=./nemo, all=${folder}/omnilingual`)
    expect(data?.map(({ languages: of, family }) => [of, family])).toEqual([
      [['ta', 'ml'], 'nemoCtc'],
      [[...languages], 'omnilingual'],
    ])
  })

  test.each([
    ['nemo', 'nemoCtc', ['model.int8.onnx'], ''],
    ['several/indic-ta.int8.onnx', 'nemoCtc', ['indic-ta.int8.onnx'], ''],
    ['whisper', 'whisper', ['tiny-decoder.int8.onnx', 'tiny-encoder.int8.onnx'], ''],
    [
      'moonshine',
      'moonshine',
      ['cached_decode.onnx', 'encode.onnx', 'preprocess.onnx', 'uncached_decode.onnx'],
      '',
    ],
    ['moonshine-2', 'moonshine', ['decoder_model_merged.onnx', 'encoder_model.onnx'], ''],
    [
      'zipformer',
      'transducer',
      ['decoder-epoch-99.onnx', 'encoder-epoch-99.onnx', 'joiner-epoch-99.onnx'],
      'transducer',
    ],
    ['parakeet', 'transducer', ['decoder.onnx', 'encoder.onnx', 'joiner.onnx'], 'nemo_transducer'],
  ])('knows what %s holds', (at, family, files, type) => {
    const [model] = read(`en=${at}`).data ?? []
    const names = Object.values(model?.files ?? {}).map((file) => path.basename(file))
    expect([model?.family, names.sort(), model?.type]).toEqual([family, files, type])
  })

  test.each([
    ['./nowhere', 'names ./nowhere, which is not there: correct the path, or put the model there'],
    ['empty', 'names empty, which holds no model (*.onnx): name the folder that does'],
    ['bare', 'names bare, which has no tokens.txt beside it: put the one of the model there'],
    ['several', 'more than one model (indic-hi.int8.onnx, indic-ta.int8.onnx): name the file itself'],
    ['other', 'holds a model of another kind (model vits): take one made for sherpa-onnx of'],
    ['canary', 'holds a model of another kind (decoder EncDecMultiTaskModel, encoder EncDecMultiTaskModel)'],
    ['cut', 'has model.int8.onnx, but that was cut off on its way: fetch it again'],
    ['pointer', 'has model.int8.onnx, but that is no ONNX model'],
    ['page', 'has model.int8.onnx, but that is no ONNX model'],
    ['several/tokens.txt', 'has tokens.txt, but that is no ONNX model'],
  ])('says what is wrong with %s', (at, message) => {
    expect(read(`en=${at}`).error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringContaining(message),
    ])
  })

  test('says what is wrong with each part', () => {
    expect(read('mr=./nemo, ./nemo, ta=./nemo').error?.issues.map(({ message }) => message)).toEqual([
      `names the language mr; Guru has ${languages.join(', ')}`,
      'must hold languages=path, such as ta+ml=./models/indic; “./nemo” is none',
    ])
  })
})
