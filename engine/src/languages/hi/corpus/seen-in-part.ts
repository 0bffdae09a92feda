import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'दो सौ वर्ग गज',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1800) },
        numbers: [200],
      },
      { text: 'बिना फर्नीचर वाला चलेगा', asked: 'amenities', set: { amenities: ['unfurnished'] } },
      { text: 'पैसों की कोई दिक्कत नहीं है', asked: 'price', any: ['price'] },
      { text: 'शुरू से शुरू करते हैं', act: 'restart' },
      { text: 'एक बार फिर से बोलिए', act: 'repeat' },
      {
        text: 'sawa do crore tk',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(22500000) },
        numbers: [22500000],
      },
      {
        text: 'assi lakh se ek crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
      { text: 'kisi agent se baat karao', act: 'handoff' },
      { text: 'बजट की कोई पाबंदी नहीं है', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'दो महीने का किराया एडवांस देना पड़ेगा क्या',
        known: { transaction_type: 'rent' },
        shown: 3,
        act: 'question',
      },
      {
        text: 'साढ़े सत्रह हज़ार महीना',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17500) },
        numbers: [17500],
      },
      { text: 'do hi kaafi hai', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
    ],
  },
]
