import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { flat } from '../review/sample-listing.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

function where(language: LanguageCode, kilometres: number): string {
  const fits = kilometres === 0
  const area = {
    slot: 'area',
    fits,
    known: true,
    actual: 'Kukatpally',
    wished: 'Gachibowli',
    kilometres,
  } as const
  const ranked = { listing: flat, allowed: [], relaxed: [], comparisons: [area] }
  const among = [1, 2, 3].map((position) => ({ ranked, position }))
  const wishes = { transaction_type: 'rent' as const, city: 'Hyderabad', area: 'Gachibowli' }
  const topic = { intent: 'search' as const, wishes, any: [], sizeUnit: 'sqft' as const }
  const act = { kind: 'listed' as const, asked: 'distance' as const, among, topic }
  return wordAct(sentencesOf(language).act, act, formatterFor(language))
}

test.each<[LanguageCode, string]>([
  ['en', '1, 2, 3: In Kukatpally, 8.2 km from Gachibowli.'],
  ['te', '1, 2, 3: కూకట్‌పల్లిలో ఉంది, గచ్చిబౌలి నుంచి 8.2 కి.మీ.'],
])('how far several homes of one place are is told under their numbers, in %s', (language, text) => {
  expect(where(language, 8.2)).toBe(text)
})

test.each<[LanguageCode, string]>([
  ['te', 'అన్నీ కూకట్‌పల్లిలో ఉన్నాయి.'],
  ['kn', 'ಎಲ್ಲವೂ ಕುಕಟ್‌ಪಲ್ಲಿಯಲ್ಲಿ ಇವೆ.'],
])('that all of them lie in the area wished is a sentence, in %s', (language, text) => {
  expect(where(language, 0)).toBe(text)
})
