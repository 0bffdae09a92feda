import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDictation, type Listening, ListeningFailed } from './dictation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A dictation whose microphones are opened, ended and written down by the test. */
function dictation() {
  const log: string[] = []
  const opening: PromiseWithResolvers<Listening | null>[] = []
  const subject = createDictation({
    open: () => {
      const opened = Promise.withResolvers<Listening | null>()
      opening.push(opened)
      return opened.promise
    },
    longest: 55_000,
    onState: (state) => log.push(state),
    onText: (text) => log.push(`“${text}”`),
    onFailure: (failure) => log.push(`failed: ${failure}`),
  })
  const microphone = (name = 'microphone') => {
    const ended = Promise.withResolvers<void>()
    const written = Promise.withResolvers<string>()
    const listening: Listening = {
      finish: () => {
        log.push(`${name} finished`)
        return written.promise
      },
      cancel: () => void log.push(`${name} cancelled`),
      ended: ended.promise,
    }
    return { listening, ended, written }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { log, opening, subject, microphone, settle }
}

describe('dictation', () => {
  test('a second press has the recording written down', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.press()
    const { listening, written } = microphone()
    opening[0]?.resolve(listening)
    await settle()
    subject.press()
    written.resolve('two bedrooms')
    await settle()
    expect(log).toEqual([
      'opening',
      'recording',
      'transcribing',
      'microphone finished',
      'idle',
      '“two bedrooms”',
    ])
  })

  test('a press while the microphone is being opened gives it up, and it is closed when it comes', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.press()
    subject.press()
    opening[0]?.resolve(microphone().listening)
    await settle()
    expect(log).toEqual(['opening', 'idle', 'microphone cancelled'])
  })

  test('what was given up does not end what was begun after it', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.press()
    subject.press()
    subject.press()
    opening[1]?.resolve(microphone('second').listening)
    await settle()
    opening[0]?.reject(new Error('late'))
    await settle()
    expect(log).toEqual(['opening', 'idle', 'opening', 'recording'])
  })

  test('silence that is noticed twice ends a recording once, and never begins one', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.finish()
    subject.press()
    const { listening } = microphone()
    opening[0]?.resolve(listening)
    await settle()
    subject.finish()
    subject.finish()
    expect(log).toEqual(['opening', 'recording', 'transcribing', 'microphone finished'])
    expect(opening).toHaveLength(1)
  })

  test('a microphone that ends by itself, or is forgotten, is written down', async () => {
    for (const end of ['by itself', 'forgotten'] as const) {
      const { log, opening, subject, microphone, settle } = dictation()
      subject.press()
      const { listening, ended } = microphone()
      opening[0]?.resolve(listening)
      await settle()
      if (end === 'by itself') ended.resolve()
      await vi.advanceTimersByTimeAsync(end === 'by itself' ? 0 : 55_000)
      expect(log, end).toEqual(['opening', 'recording', 'transcribing', 'microphone finished'])
    }
  })

  test('whoever leaves closes the microphone, and hears nothing more of it', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.press()
    const { listening, ended, written } = microphone()
    opening[0]?.resolve(listening)
    await settle()
    subject.press()
    subject.cancel()
    ended.resolve()
    written.resolve('too late')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(log.slice(3)).toEqual(['microphone finished', 'microphone cancelled', 'idle'])
  })

  test.each([
    ['microphone', new ListeningFailed('microphone')],
    ['unsupported', new ListeningFailed('unsupported')],
    ['transcription', new TypeError('Failed to fetch')],
  ])('a failure of kind %s is told once, and a further press tries again', async (failure, cause) => {
    const { log, opening, subject, settle } = dictation()
    subject.press()
    opening[0]?.reject(cause)
    await settle()
    subject.press()
    expect(log).toEqual(['opening', 'idle', `failed: ${failure}`, 'opening'])
  })

  test('what cannot be written down is told', async () => {
    const { log, opening, subject, microphone, settle } = dictation()
    subject.press()
    const { listening, written } = microphone()
    opening[0]?.resolve(listening)
    await settle()
    subject.press()
    written.reject(new Error('503'))
    await settle()
    expect(log.slice(-2)).toEqual(['idle', 'failed: transcription'])
  })

  test('whoever would rather type is told nothing', async () => {
    const { log, opening, subject, settle } = dictation()
    subject.press()
    opening[0]?.resolve(null)
    await settle()
    expect(log).toEqual(['opening', 'idle'])
  })
})
