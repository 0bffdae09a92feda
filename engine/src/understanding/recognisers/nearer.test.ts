import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

function wantsNearer(text: string, language: LanguageCode): boolean {
  const { commands } = understand(text, { language, asked: null, known: {}, shown: 3 }, places)
  return commands.some((command) => command.kind === 'follow-up' && command.wants === 'nearer')
}

it.each<[LanguageCode, string]>([
  ['en', 'is there a metro closer?'],
  ['te', 'దగ్గర్లో బస్టాప్ ఉందా?'],
  ['pa', 'ਨੇੜੇ ਸਕੂਲ ਹੈਗਾ?'],
  ['pa', 'school haiga nede?'],
])('takes no question about the surroundings for a wish for nearer homes: %s %s', (language, text) => {
  expect(wantsNearer(text, language)).toBe(false)
})

it.each<[LanguageCode, string]>([
  ['en', 'anything nearer?'],
  ['en', 'do you have something closer to the office?'],
  ['te', 'దగ్గర్లో ఇంకేమైనా ఉన్నాయా?'],
  ['pa', 'ਨੇੜੇ ਕੋਈ ਹੋਰ ਹੈ?'],
])('hears the wish for nearer homes in %s: %s', (language, text) => {
  expect(wantsNearer(text, language)).toBe(true)
})
