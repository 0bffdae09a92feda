import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (text: string, language: LanguageCode, searched = true) =>
  engine.understand(text, {
    language,
    asked: null,
    known: { city: 'Kozhikode' },
    shown: 0,
    ...(searched && { searched: true as const }),
  }).commands

const notify = { kind: 'aside', about: 'notify' }

describe('whether Guru tells when a home comes', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'when will there be one?'],
    ['en', 'can you inform me when something comes up'],
    ['hi', 'कब आएगा'],
    ['hi', 'koi ghar aaye to bata dena'],
    ['pa', 'koi ghar aave ta dasyo'],
    ['bn', 'notun kichu ele janaben?'],
    ['bn', 'কবে আসবে?'],
    ['ta', 'எப்ப வரும்'],
    ['ta', 'veedu vandha solluveengala'],
    ['ml', 'എപ്പോഴാ കോഴിക്കോട് വരുക? വന്നാൽ അറിയിക്കുമോ?'],
    ['ml', 'vannal ariyikkumo'],
    ['kn', 'ಯಾವಾಗ ಸಿಗುತ್ತೆ?'],
    ['kn', 'mane bandre heltira'],
    ['te', 'ఎప్పుడు వస్తాయి?'],
    ['te', 'illu vaste cheppandi'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).toContainEqual(notify)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'tell me when I can come to see it'],
    ['en', 'call me when one comes'],
    ['hi', 'दूसरा वाला बताओ'],
    ['ta', 'விலை சொல்லுங்க'],
    ['ml', 'ഉടമയുടെ പേര് പറയാമോ'],
    ['te', 'వివరాలు చెప్పండి'],
  ])('not %s: %s', (language, text) => {
    expect(read(text, language)).not.toContainEqual(notify)
  })

  it('is not asked before a search', () => {
    expect(read('koi ghar aaye to batana', 'hi', false)).not.toContainEqual(notify)
  })
})
