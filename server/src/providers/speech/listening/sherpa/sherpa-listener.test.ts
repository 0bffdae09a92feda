import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { toyModel, writeModel } from '../../../../../test/toy-model.ts'
import { writeToyWhisper } from '../../../../../test/toy-whisper.ts'
import type { Recording } from '../recording.ts'
import { findLocalModel, type LocalModel } from './local-model.ts'
import { sherpaListener } from './sherpa-listener.ts'
import { hasSherpa } from './sherpa-package.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-models-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modelIn = (name: string, model: Buffer): LocalModel => ({
  languages: ['ta', 'ml'],
  ...findLocalModel(writeModel(path.join(folder, name), model)),
})

const rate = 48_000
/** Tones of so many hertz, a second each, with silence after each; 0 is silence. */
const tones = (...hertz: number[]): Recording => ({
  file: new Uint8Array(),
  type: 'audio/mpeg',
  rate,
  samples: Float32Array.from({ length: hertz.length * 1.5 * rate }, (_, at) => {
    const [second, within] = [Math.floor(at / 1.5 / rate), at % (1.5 * rate)]
    return within < rate ? 0.5 * Math.sin((2 * Math.PI * (hertz[second] ?? 0) * at) / rate) : 0
  }),
})

describe.skipIf(!hasSherpa())('a local model', () => {
  test('writes down what it hears', async () => {
    const listener = sherpaListener(modelIn('good', toyModel()))
    const heard = [tones(300), tones(0), tones(300, 4_000)].map((said) => listener.transcribe(said, 'ta'))
    expect(await Promise.all(heard)).toEqual(['low', '', 'low high'])
    await listener.close()
  })

  test('of Whisper’s form is told the language of each recording', async () => {
    const model = findLocalModel(writeToyWhisper(path.join(folder, 'whisper')))
    const listener = sherpaListener({ languages: ['ta', 'hi'], ...model })
    const spoken = ['ta', 'hi', 'hi', 'ta'] as const
    const heard = await Promise.all(spoken.map((language) => listener.transcribe(tones(300), language)))
    expect(heard).toEqual(['தமிழ்', 'हिन्दी', 'हिन्दी', 'தமிழ்'])
    await listener.close()
  })

  test('that sherpa-onnx cannot use fails with the reason, and takes nothing else down', async () => {
    const listener = sherpaListener(modelIn('without-size', toyModel({ vocab_size: '' })))
    await expect(listener.transcribe(tones(300), 'ta')).rejects.toThrow(/The process ended .*vocab_size/)
    await listener.close()
  })

  test('is tried before anybody speaks: one that fails listens to no language any more', async () => {
    const [good, bad] = [toyModel(), toyModel({ subsampling_factor: 'x' })].map((model, at) =>
      sherpaListener(modelIn(`tried-${at}`, model)),
    )
    await good?.check()
    await expect(bad?.check()).rejects.toThrow('The process ended (SIGFPE)')
    expect([good?.languages, bad?.languages]).toEqual([['ta', 'ml'], []])
    await Promise.all([good?.close(), bad?.close()])
  })

  test('hears a recording of a minute in pieces, whole', async () => {
    const listener = sherpaListener(modelIn('long', toyModel()))
    const text = await listener.transcribe(tones(...Array.from({ length: 40 }, () => 300)), 'ta')
    expect(text).toBe(Array.from({ length: 40 }, () => 'low').join(' '))
    await listener.close()
  })
})
