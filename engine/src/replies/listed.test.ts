import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { flat } from '../review/sample-listing.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

function where(language: LanguageCode, ...ways: number[]): string {
  const among = ways.map((kilometres, at) => ({ ranked: rankedAt(kilometres), position: at + 1 }))
  const wishes = { transaction_type: 'rent' as const, city: 'Hyderabad', area: 'Gachibowli' }
  const topic = { intent: 'search' as const, wishes, any: [], sizeUnit: 'sqft' as const }
  const act = { kind: 'listed' as const, asked: 'distance' as const, among, topic }
  return wordAct(sentencesOf(language).act, act, formatterFor(language))
}

function rankedAt(kilometres: number) {
  const fits = kilometres === 0
  const area = {
    slot: 'area',
    fits,
    known: true,
    actual: 'Kukatpally',
    wished: 'Gachibowli',
    kilometres,
  } as const
  return { listing: flat, allowed: [], relaxed: [], comparisons: [area] }
}

test.each<[LanguageCode, string]>([
  ['en', '1, 2, 3: In Kukatpally, 8.2 km from Gachibowli.'],
  ['te', '1, 2, 3: కూకట్‌పల్లిలో ఉంది, గచ్చిబౌలి నుంచి 8.2 కి.మీ.'],
])('how far several homes of one place are is told under their numbers, in %s', (language, text) => {
  expect(where(language, 8.2, 8.2, 8.2)).toBe(text)
})

test.each<[LanguageCode, string]>([
  ['te', 'అన్నీ కూకట్‌పల్లిలో ఉన్నాయి.'],
  ['kn', 'ಎಲ್ಲವೂ ಕುಕಟ್‌ಪಲ್ಲಿಯಲ್ಲಿ ಇವೆ.'],
])('that all of them lie in the area wished is a sentence, in %s', (language, text) => {
  expect(where(language, 0, 0, 0)).toBe(text)
})

test.each<[LanguageCode, string]>([
  ['en', 'Number 2 is nearer.'],
  ['hi', 'नंबर 2 ज़्यादा पास है।'],
  ['ta', 'பக்கத்தில் இருப்பது எண் 2.'],
  ['bn', '2 নম্বরটা বেশি কাছে।'],
])('of two at different distances the nearer one is named, in %s', (language, text) => {
  expect(where(language, 8.2, 2.9)).toMatch(new RegExp(`${text.replaceAll('.', '\\.')}$`))
})

test('of several of which two are as near none is named', () => {
  expect(where('en', 2.9, 2.9, 8.2)).not.toMatch(/nearest/)
  expect(where('en', 2.9, 3.1, 8.2)).toMatch(/Number 1 is the nearest\.$/)
})
