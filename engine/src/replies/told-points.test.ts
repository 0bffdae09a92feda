import type { Amenity } from '@guru/contract/vocabulary'
import { liveLanguages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { flat } from '../review/sample-listing.ts'
import { toldPoints } from './told-points.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

const wished = (amenity: Amenity, amenities: Amenity[]) => ({
  listing: { ...flat, amenities },
  comparisons: [{ slot: 'amenities' as const, fits: amenities.includes(amenity), known: true, amenity }],
})

describe('what a listing does not name', () => {
  it('is not mentioned, whatever else it names', () => {
    expect(toldPoints(wished('gym', ['lift']))).toMatchObject([{ fits: false, known: false }])
    expect(toldPoints(wished('furnished', ['lift']))).toMatchObject([{ fits: false, known: false }])
    expect(toldPoints(wished('lift', ['lift']))).toMatchObject([{ fits: true, known: true }])
  })

  it('is known to be absent where the home is furnished otherwise, which is named', () => {
    expect(toldPoints(wished('furnished', ['unfurnished']))).toMatchObject([
      { fits: false, known: true, amenity: 'unfurnished' },
    ])
    expect(toldPoints(wished('gym', ['unfurnished']))).toMatchObject([{ fits: false, known: false }])
  })
})

describe('"is there a lift?"', () => {
  const answers = (language: (typeof liveLanguages)[number], amenities: Amenity[], named: Amenity[]) => {
    const ranked = { listing: { ...flat, amenities: named }, allowed: [], relaxed: [], comparisons: [] }
    const act = { kind: 'answer_amenity' as const, ranked, amenities }
    return wordAct(sentencesOf(language).act, act, formatterFor(language))
  }

  it.each([
    ['en', 'The listing does not say whether there is a lift or parking.'],
    ['hi', 'लिफ्ट और पार्किंग है या नहीं, यह लिस्टिंग में नहीं लिखा।'],
    ['pa', 'ਲਿਫਟ ਅਤੇ ਪਾਰਕਿੰਗ ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ।'],
    ['bn', 'লিফট আর পার্কিং আছে কি না সেটা বিজ্ঞাপনে লেখা নেই।'],
    ['ta', 'லிஃப்ட், பார்க்கிங் உண்டா என்ற தகவல் விளம்பரத்தில் இல்லை.'],
    ['ml', 'ലിഫ്റ്റ്, പാർക്കിംഗ് ഉണ്ടോ എന്ന് പരസ്യത്തിൽ പറഞ്ഞിട്ടില്ല.'],
    ['kn', 'ಲಿಫ್ಟ್, ಪಾರ್ಕಿಂಗ್ ಇದೆಯೇ ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಹೇಳಿಲ್ಲ.'],
    ['te', 'లిఫ్ట్, పార్కింగ్ గురించి ప్రకటనలో చెప్పలేదు.'],
  ] as const)('is no "no" in %s where the listing is silent, said once for all', (language, text) => {
    expect(answers(language, ['lift', 'parking'], ['gym'])).toBe(text)
  })

  it.each(liveLanguages)(
    'is answered in %s by what is named, and by how it is furnished instead',
    (language) => {
      const { amenities } = sentencesOf(language).listing
      const lift = amenities({ ...flat, amenities: ['lift'] }).toLowerCase()
      expect(answers(language, ['lift'], ['lift']).toLowerCase()).toContain(lift)
      const unfurnished = amenities({ ...flat, amenities: ['unfurnished'] }).toLowerCase()
      expect(answers(language, ['furnished'], ['unfurnished']).toLowerCase()).toContain(unfurnished)
    },
  )
})
