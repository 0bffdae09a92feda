import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { dictionaryOf, wordsOf } from './pronunciations.ts'
import { seekersSentences } from './seekers-sentences.ts'
import type { SphinxTask } from './sphinx-listener.ts'
import { trigramModel } from './trigrams.ts'

/** Milliseconds for a minute of speech on a slow machine. */
const longestRun = 15_000
/** Frames a second. */
const frameRate = 100
/**
 * A model of what seekers say hears it in everything else, too. Speech that free sounds explain so much better
 * for each frame, in the recogniser's units, is not understood. Of 45 synthetic wishes this kept 42, of 30
 * sentences about other things it let one through.
 */
const leastAdvantage = -15.5

/** Runs in a thread of its own: the words of a WAV file of 16,000 samples a second; '' when not understood. */
export default function listen({ wav, folder, models }: SphinxTask): string {
  makeModel(folder, models)
  forgetOthers(folder)
  const place = mkdtempSync(path.join(folder, recordings))
  try {
    writeFileSync(path.join(place, 'said.wav'), wav)
    writeFileSync(path.join(place, 'list'), 'said\n')
    const words = run(place, models, ['-lm', path.join(folder, 'words.lm'), '-dict', dictionary(folder)])
    if (words === null || words.text === '') return ''
    const phones = path.join(models, 'en-us-phone.lm.bin')
    const sounds = run(place, models, ['-allphone', phones, '-allphone_ci', 'yes'])
    const frames = ((wav.length - 44) / 2 / 16_000) * frameRate
    const advantage = sounds === null ? 0 : (words.score - sounds.score) / frames
    return advantage < leastAdvantage ? '' : words.text.replaceAll('b h k', 'bhk')
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** What the folder of a recording is called, with some letters behind it. */
const recordings = 'said-'

/** A thread that was ended for taking too long could not throw away what it heard. There is one at a time. */
function forgetOthers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(recordings)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

const dictionary = (folder: string) => path.join(folder, 'words.dict')

/** Writes words and their order once; a dictionary that is there is whole, since it comes last. */
function makeModel(folder: string, models: string): void {
  if (existsSync(dictionary(folder))) return
  const sentences = seekersSentences()
  const known = readFileSync(path.join(models, 'cmudict-en-us.dict'), 'utf8')
  const sounds = dictionaryOf(wordsOf(sentences), known)
  const sayable = sentences.filter((sentence) => sentence.split(' ').every((word) => sounds.has(word)))
  writeFileSync(path.join(folder, 'words.lm'), trigramModel(sayable))
  const lines = [...sounds].flatMap(([word, ways]) =>
    ways.map((spoken, at) => `${at === 0 ? word : `${word}(${at + 1})`} ${spoken}\n`),
  )
  writeFileSync(`${dictionary(folder)}.part`, lines.join(''))
  renameSync(`${dictionary(folder)}.part`, dictionary(folder))
}

/** @returns null when it gave no score. @throws when the program fails. */
function run(place: string, models: string, how: readonly string[]): { text: string; score: number } | null {
  const answer = path.join(place, 'heard')
  const files = ['-ctl', path.join(place, 'list'), '-cepdir', place, '-cepext', '.wav', '-hyp', answer]
  const { error, status } = spawnSync(
    'pocketsphinx_batch',
    [
      '-hmm',
      path.join(models, 'en-us'),
      ...how,
      ...files,
      '-adcin',
      'yes',
      '-adchdr',
      '44',
      '-logfn',
      '/dev/null',
    ],
    { timeout: longestRun, stdio: 'ignore' },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`pocketsphinx_batch ended with code ${status}`)
  const [, text = '', score] = /^(.*?)\s*\(said (-?\d+)\)/.exec(readFileSync(answer, 'utf8')) ?? []
  return score === undefined ? null : { text, score: Number(score) }
}
