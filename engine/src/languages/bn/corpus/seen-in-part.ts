import { atLeast, type CorpusSection } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      { text: 'হাজার স্কোয়ার ফুটের কম যেন না হয়', set: { size_sqft: atLeast(1000) }, numbers: [1000] },
      { text: 'ভাড়া নয়, কিনতে চাইছি', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      { text: 'লিফট না হলেও চলবে', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      { text: 'কী বললেন? আরেকবার বলুন', act: 'repeat' },
      { text: 'আমি এখন দমদমে থাকি', act: 'unclear' },
      { text: '1000 sqft er beshi', set: { size_sqft: atLeast(1000) }, numbers: [1000] },
      { text: 'jekono ekta holei holo', asked: 'property_type', any: ['property_type'] },
      { text: 'apni ki manush na robot', act: 'question' },
      { text: 'ok bye, পরে কথা হবে', act: 'goodbye' },
      {
        text: 'আসানসোলে বাড়ি কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Asansol' },
      },
      {
        text: 'শহরের যেকোনো জায়গায় হলেই হবে',
        asked: 'area',
        known: { city: 'Siliguri' },
        any: ['area'],
      },
    ],
  },
]
