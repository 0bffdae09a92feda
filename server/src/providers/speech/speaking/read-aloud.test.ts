import { languages } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { readAloud, TooMuchToSay } from './read-aloud.ts'
import { type Voice, VoiceBusy } from './voice.ts'

/** A voice that notes what it says; the sound is the text. */
function voiceThat(speak: (sentence: string) => Promise<void> = async () => {}): Voice & { said: string[] } {
  const said: string[] = []
  return {
    engine: 'notes',
    languages,
    said,
    async speak(sentence) {
      said.push(sentence)
      await speak(sentence)
      return new TextEncoder().encode(`${sentence}|`)
    },
    close: async () => {},
  }
}

const textOf = (mp3: Uint8Array | null) => mp3 && new TextDecoder().decode(mp3)

test('a long text is said sentence by sentence, and none is made twice', async () => {
  const voice = voiceThat()
  const aloud = readAloud([voice], () => {})
  const text = 'Found 2 homes. The first costs ₹ 45,00,000!\nShall I go on?'
  const sound = 'Found two homes.|The first costs forty-five lakh rupees!|Shall I go on?|'
  expect(textOf(await aloud.mp3(text, 'en'))).toBe(sound)
  expect(textOf(await aloud.mp3(text, 'en'))).toBe(sound)
  expect(voice.said).toHaveLength(3)
})

test('a sentence that many want at the same moment is made once', async () => {
  const voice = voiceThat()
  const aloud = readAloud([voice], () => {})
  const sounds = await Promise.all(Array.from({ length: 20 }, () => aloud.mp3('வணக்கம்.', 'ta')))
  expect(new Set(sounds.map(textOf)).size).toBe(1)
  expect(voice.said).toEqual(['வணக்கம்.'])
})

test('where one voice fails the next one speaks, and the failure is told without the text', async () => {
  const failures: string[] = []
  const broken = voiceThat(() => Promise.reject(new Error('away')))
  const aloud = readAloud([broken, voiceThat()], (engine, error) => failures.push(`${engine}: ${error}`))
  expect(textOf(await aloud.mp3('Hello Meena.', 'en'))).toBe('Hello Meena.|')
  expect(failures).toEqual(['notes: Error: away'])
})

test('a failure is not kept: the next try may go well', async () => {
  let broken = true
  const voice = voiceThat(async () => {
    if (broken) throw new Error('away')
  })
  const aloud = readAloud([voice], () => {})
  await expect(aloud.mp3('Hello.', 'en')).rejects.toThrow('away')
  broken = false
  expect(textOf(await aloud.mp3('Hello.', 'en'))).toBe('Hello.|')
})

test('a voice with too much to say is not asked for more by another one', async () => {
  const busy = voiceThat(() => Promise.reject(new VoiceBusy()))
  const second = voiceThat()
  await expect(readAloud([busy, second], () => {}).mp3('Hello.', 'en')).rejects.toThrow(VoiceBusy)
  expect(second.said).toEqual([])
})

test('nothing to say is no sound', async () => {
  expect(await readAloud([voiceThat()], () => {}).mp3('🏠 --- **', 'en')).toBe(null)
})

test('nothing more is said once nobody listens', async () => {
  const leaving = new AbortController()
  const voice = voiceThat(async () => leaving.abort())
  const saying = readAloud([voice], () => {}).mp3('One. Two. Three.', 'en', leaving.signal)
  await expect(saying).rejects.toThrow('abort')
  expect(voice.said).toEqual(['One.'])
})

test('a sentence without an end is said piece by piece, so that others come in between', async () => {
  const voice = voiceThat()
  const letters = (length: number, from: number) =>
    Array.from({ length }, (_, at) => String.fromCharCode(97 + ((from * 7 + at * at) % 26))).join('')
  const words = `${Array.from({ length: 120 }, (_, at) => letters(8, at)).join(' ')} ${letters(900, 3)}.`
  await readAloud([voice], () => {}).mp3(words, 'en')
  expect(Math.max(...voice.said.map(({ length }) => length))).toBeLessThanOrEqual(400)
  expect(voice.said.slice(0, 2).every((piece) => words.includes(`${piece} `))).toBe(true)
  expect(voice.said.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
})

test('what would take half an hour to say is refused before a word', async () => {
  const voice = voiceThat()
  await expect(readAloud([voice], () => {}).mp3('9'.repeat(4096), 'en')).rejects.toThrow(TooMuchToSay)
  expect(voice.said).toEqual([])
})
